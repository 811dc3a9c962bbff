import type { Settings } from "#core/settings.ts";
import type { Storage } from "#db/db.ts";
import type { Gateway } from "./charging.ts";
import { makeStripeApi } from "./stripe-api.ts";
import { makeStripeGateway } from "./stripe-gateway.ts";
import { tableMemory } from "./test-gateway.store.ts";
import { makeTestGateway, type TestGateway } from "./test-gateway.ts";

export {
  type AskedCard,
  CHARGED_MIN,
  type Charge,
  type Declined,
  type DeclineReason,
  declinedWords,
  type Gateway,
  GatewayError,
  type Move,
} from "./charging.ts";

export { readStripeEvent } from "./stripe-event.ts";

type Parts = {
  settings: Pick<Settings, "stripe" | "isDemo">;
  storage: Pick<Storage, "query">;
  now: () => Date;
};

/**
 * Who takes money from cards here: Stripe where it is set up, else in the demo the gateway to try out. Anywhere
 * else nobody does, and what is bought comes on invoice: a gateway that approves for nothing would give it away.
 */
export function openGateway({ settings, storage, now }: Parts): Gateway | undefined {
  if (settings.stripe) return makeStripeGateway(makeStripeApi(settings.stripe));
  return settings.isDemo ? makeTestGateway(tableMemory(storage), now) : undefined;
}

/** The gateway to try out, whose bank asks on our own page. */
export function isTestGateway(gateway: Gateway | undefined): gateway is TestGateway {
  return gateway !== undefined && "answer" in gateway;
}
