import type { Tokens } from "@app/connectors/http/token-keeper";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { opened } from "./auth-session.ts";
import * as store from "./openid.store.ts";

/** Leave to read somebody's books, as a provider gave it. */
export type Grant = {
  /** The key of the source whose vendor gave it. */
  client: string;
  tokens: Tokens;
  /** Where the provider let the person choose the organisation. */
  organisationId?: string;
};

export type KeptGrant = Omit<Grant, "client">;

/**
 * Hands the tokens of a session to whoever connects the books, once and only to the person who came
 * back with them. Within the caller's transaction: if it does not commit, the tokens are still there.
 */
export async function takeGrant(context: MemberContext, authSessionUuid: string): Promise<Grant> {
  const { db, identity, now } = context;
  const taken = await store.takeGranted(db, identity.userId, authSessionUuid, now());
  if (!taken) {
    throw new Refusal(404, "This authorisation has ended or was used. Start again.");
  }
  return { client: taken.client, ...opened<KeptGrant>(context, taken) };
}
