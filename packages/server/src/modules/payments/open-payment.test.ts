import {
  answerTestBank,
  callOffPayment,
  getOpenPayment,
  resumePayment,
} from "@app/contract/card-payments";
import { amendSubscription, purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { payByCard, postingsOf, setPlan, testToken } from "#testing/test-plan.ts";

const ASKS = "4000002500003155";
const DELAYS = "4000000000000077";

/** A team whose card is asked about, or answered for later, for 3 users more: 1,689.34 with GST. */
async function payingTeam(number: string) {
  const app = await testApp({ isDemo: true });
  await setPlan(app);
  await payByCard(app, testToken(number));
  const { data } = await app.call(amendSubscription, {
    ...{ body: { payingUsers: 9 }, idempotencyKey: "first" },
  });
  return { app, challenge: data?.payment?.challenge ?? "" };
}

const openOf = async (app: Pick<TestApp, "call">) =>
  (await app.call(getOpenPayment, {})).data?.payment;

const paidBy = async (app: TestApp) =>
  (await postingsOf(app)).filter(({ debit }) => debit === "gateway").map(({ amount }) => amount);

const told = (answer: { status: number; envelope: { errors: { message: string }[] } }) => [
  ...[answer.status, answer.envelope.errors[0]?.message],
];

test("who comes back while the bank asks is told of what, goes on and pays once", async () => {
  const { app, challenge } = await payingTeam(ASKS);
  const colleague = await app.addMember({ isAdmin: true });
  expect(await openOf(app)).toEqual({
    ...{ state: "asking", amount: 1689.34, currency: "AUD", title: "Subscription" },
    ...{ card: "Visa ending 3155", byName: "Ada Admin", isOwn: true },
  });
  expect(await openOf(colleague)).toMatchObject({ byName: "Ada Admin", isOwn: false });
  expect((await app.call(resumePayment, {})).data).toEqual({
    payment: { state: "asking", challenge },
  });
  await app.call(answerTestBank, { body: { challenge, isApproved: true } });
  expect((await app.call(resumePayment, {})).data).toEqual({});
  expect(await openOf(app)).toBeNull();
  expect((await app.call(resumePayment, {})).data).toEqual({});
  expect(await paidBy(app)).toEqual([168_934]);
});

test("a bank's question is called off by whom it was asked and by nobody else, and nothing is charged", async () => {
  const { app } = await payingTeam(ASKS);
  const colleague = await app.addMember({ isAdmin: true });
  const NONE = [409, "There is no payment to call off."];
  expect(told(await colleague.send(callOffPayment, {}))).toEqual(NONE);
  expect((await colleague.send(resumePayment, {})).status).toBe(409);
  expect((await app.call(callOffPayment, {})).data).toEqual({ isPaid: false });
  expect(told(await app.send(callOffPayment, {}))).toEqual(NONE);
  expect(await openOf(app)).toBeNull();
  expect(await paidBy(app)).toEqual([]);
});

test("a question that was approved before it is called off is paid, and told as that", async () => {
  const { app, challenge } = await payingTeam(ASKS);
  await app.call(answerTestBank, { body: { challenge, isApproved: true } });
  expect((await app.call(callOffPayment, {})).data).toEqual({ isPaid: true });
  expect(await paidBy(app)).toEqual([168_934]);
});

test("while a bank has not answered nothing else is charged and nothing called off; then it is paid once", async () => {
  const { app } = await payingTeam(DELAYS);
  expect(await openOf(app)).toMatchObject({ state: "pending", title: "Subscription" });
  expect((await app.send(callOffPayment, {})).status).toBe(409);
  expect(told(await app.send(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }))).toEqual([
    ...[409, "A payment of your team is under way. Try again in a minute."],
  ]);
  app.clock.advance({ seconds: 11 });
  expect((await app.call(resumePayment, {})).data).toEqual({});
  expect(await paidBy(app)).toEqual([168_934]);
});

test("a payment is told to the team's own admins, and to nobody else", async () => {
  const { app } = await payingTeam(ASKS);
  const [member, stranger] = [await app.addMember(), await testApp({ isDemo: true })];
  expect((await member.send(getOpenPayment, {})).status).toBe(403);
  expect(await openOf(stranger)).toBeNull();
});
