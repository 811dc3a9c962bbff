/** What the admin of a team does in two years, by chance and through the calls that the screens make. */
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import type { Endpoint, RequestOf } from "@app/contract/endpoint";
import { purchaseModel } from "@app/contract/model-contracts";
import { cancelModel, reactivateModel } from "@app/contract/models";
import { BILLING_PERIODS, PAID_TYPES } from "@app/contract/plans";
import { loginUser } from "@app/contract/session";
import {
  amendSubscription,
  cancelSubscription,
  purchaseUnlimitedModels,
  reactivateSubscription,
  setUnlimitedModelsRenewal,
} from "@app/contract/subscription-plan";
import { testCardToken } from "@app/contract/test-cards";
import type { Member } from "#testing/test-app.ts";
import type { CrashingStorage } from "./crashes.ts";
import type { Dice } from "./dice.ts";

export type Customer = Member & { modelIds: [number, ...number[]] };

export type Place = { storage: CrashingStorage; dice: Dice; tell(line: string): void };

/** Half approve; the others decline, lack funds, ask the holder, and answer later. */
const CARDS = [
  "4242424242424242",
  "5555555555554444",
  "378282246310005",
  "4242424242424242",
  "4000000000000341",
  "4000000000009995",
  "4000002500003155",
  "4000000000000077",
] as const;

/** One errand of a team, with whatever goes wrong on the way. */
export async function act(place: Place, customer: Customer) {
  const { dice } = place;
  const { email, password } = customer.person;
  if (!(await sent(place, customer, loginUser, { body: { email, password } }))) return;
  const [chance, modelId] = [dice.between(1, 100), dice.pick(customer.modelIds)];
  const params = { id: modelId };
  if (chance <= 36) await amend(place, customer);
  else if (chance <= 41) await sent(place, customer, cancelSubscription, {});
  else if (chance <= 48) await sent(place, customer, reactivateSubscription, {});
  else if (chance <= 53) await buyUnlimited(place, customer);
  else if (chance <= 56) await setUnlimitedRenewal(place, customer);
  else if (chance <= 70)
    await sent(place, customer, purchaseModel, keyed(dice, { params, body: {} }));
  else if (chance <= 76) await sent(place, customer, cancelModel, { params });
  else if (chance <= 82) await sent(place, customer, reactivateModel, { params });
  else await choosePayment(place, customer);
}

async function amend(place: Place, customer: Customer) {
  const { dice } = place;
  const body = {
    payingUsers: dice.between(1, dice.pick([3, 8, 30])),
    ...(dice.isIn(0.4) && { subscriptionType: dice.pick(PAID_TYPES) }),
  };
  await sent(place, customer, amendSubscription, keyed(dice, { body }));
}

async function buyUnlimited(place: Place, customer: Customer) {
  const { MONTHLY, ANNUAL } = BILLING_PERIODS;
  const body = { billingPeriod: place.dice.pick([MONTHLY, MONTHLY, ANNUAL]) };
  await sent(place, customer, purchaseUnlimitedModels, keyed(place.dice, { body }));
}

async function setUnlimitedRenewal(place: Place, customer: Customer) {
  const { MONTHLY, ANNUAL } = BILLING_PERIODS;
  const body = { billingPeriod: place.dice.pick([null, null, MONTHLY, ANNUAL]) };
  await sent(place, customer, setUnlimitedModelsRenewal, { body });
}

async function choosePayment(place: Place, customer: Customer) {
  const { dice } = place;
  const { INVOICE, CREDIT_CARD, SPLIT_INVOICES } = PAYMENT_METHODS;
  const paymentMethod = dice.pick([CREDIT_CARD, CREDIT_CARD, CREDIT_CARD, INVOICE, SPLIT_INVOICES]);
  const cardToken = testCardToken(dice.pick(CARDS), 8, 2040);
  const body = paymentMethod === CREDIT_CARD ? { paymentMethod, cardToken } : { paymentMethod };
  await sent(place, customer, updatePaymentMethod, { body });
}

/** Most send a key with what they pay for. */
function keyed<T extends object>(dice: Dice, request: T) {
  return dice.isIn(0.7) ? { ...request, idempotencyKey: `key-${dice.next()}` } : request;
}

/**
 * Sends it, sometimes twice at once, and where the process died in the midst mostly again. A refusal is an answer like any
 * other; what must not come is a failure of ours.
 */
export async function sent<E extends Endpoint>(
  { storage, dice, tell }: Place,
  customer: Member,
  call: E,
  request: RequestOf<E>,
) {
  const isKeyed = "idempotencyKey" in (request as object);
  const times = isKeyed && dice.isIn(0.2) ? 2 : 1;
  for (let count = 0; count < 3; count += 1) {
    const answers = await Promise.all(
      Array.from({ length: times }, () => customer.send(call, request)),
    );
    const statuses = answers.map(({ status }) => status);
    tell(`team ${customer.person.teamId}: ${call.path} ${JSON.stringify(request)} → ${statuses}`);
    if (!storage.isDead()) {
      const failed = answers.find(({ status }) => status >= 500);
      if (failed) throw new Error(`${call.path} failed: ${JSON.stringify(failed.envelope)}`);
      return answers.some(({ status }) => status === 200);
    }
    storage.restart();
    if (dice.isIn(0.3)) return false;
  }
  return false;
}
