import {
  getBillingDetails,
  PAYMENT_METHODS,
  removeCard,
  updatePaymentMethod,
} from "@app/contract/billing-details";
import { amendSubscription } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { openStripePeer, PEER_KEY } from "#testing/stripe-peer.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { payByCard, setPlan, testToken } from "#testing/test-plan.ts";

const { INVOICE } = PAYMENT_METHODS;
const payOnInvoice = (app: TestApp) =>
  app.call(updatePaymentMethod, { body: { paymentMethod: INVOICE } });
const cardOf = async (app: TestApp) => (await app.call(getBillingDetails, {})).data?.card;
const told = (answer: { status: number; envelope: { errors: { message: string }[] } }) => [
  ...[answer.status, answer.envelope.errors[0]?.message],
];

async function cardTeam(plan: Parameters<typeof setPlan>[1] = {}) {
  const app = await testApp({ isDemo: true });
  await setPlan(app, plan);
  await payByCard(app, testToken("4242424242424242"));
  return app;
}

test("a card by which the team renews stays; on invoice it is removed, once, by an admin", async () => {
  const app = await cardTeam();
  expect(told(await app.send(removeCard, {}))).toEqual([
    ...[409, "Your team pays by this card. Choose invoices first."],
  ]);
  await payOnInvoice(app);
  expect((await (await app.addMember()).send(removeCard, {})).status).toBe(403);
  expect((await app.call(removeCard, {})).data).toMatchObject({
    card: null,
    paymentMethod: INVOICE,
  });
  expect(told(await app.send(removeCard, {}))).toEqual([409, "No card is kept."]);
});

test("where nothing renews the card is removed, and the team pays on invoice from then on", async () => {
  const app = await cardTeam({ status: "ended" });
  expect((await app.call(removeCard, {})).data).toMatchObject({
    card: null,
    paymentMethod: INVOICE,
  });
});

test("a card that is being charged is not removed", async () => {
  const app = await cardTeam();
  await payByCard(app, testToken("4000000000000077"));
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  await payOnInvoice(app);
  expect((await app.send(removeCard, {})).status).toBe(409);
  expect(await cardOf(app)).toMatchObject({ last4: "0077" });
});

test("Stripe lets go of the card; where it does not answer, the card stays and can be removed later", async () => {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: "whsec_1" };
  const app = await testApp({ stripe });
  await setPlan(app);
  await payByCard(app, "pm_card_visa");
  await payOnInvoice(app);
  peer.breakWith(500, 3);
  expect((await app.send(removeCard, {})).status).toBe(503);
  expect(await cardOf(app)).toMatchObject({ last4: "4242" });
  expect((await app.call(removeCard, {})).data?.card).toBeNull();
  const detached = peer.requests.filter(({ path }) => path.endsWith("/detach"));
  expect(new Set(detached.map(({ path }) => path)).size).toBe(1);
}, 30_000);
