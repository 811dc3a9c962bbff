import { setTimeout } from "node:timers/promises";
import { listPaymentObligations } from "@app/contract/billing";
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import { answerTestBank, payInvoice } from "@app/contract/card-payments";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  amendSubscription,
  getAmendData,
  purchaseUnlimitedModels,
} from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { checkBilling } from "#modules/billing-check/billing-check.ts";
import { GatewayError, openGateway } from "#modules/gateway/gateway.ts";
import { verifyLedger } from "#modules/ledger/ledger.ts";
import { openStripePeer, PEER_KEY } from "#testing/stripe-peer.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { owe, payByCard, postingsOf, setPlan, testToken } from "#testing/test-plan.ts";
import { collectDue } from "./payments.ts";

const PAYS = "4242424242424242";
const DECLINES = "4000000000000341";
const ASKS = "4000002500003155";
const DELAYS = "4000000000000077";

/** From 6 users to 9 for 219 of 365 days: 1,535.76, with GST 1,689.34. */
const nine = { body: { payingUsers: 9, payableNow: 1535.76 } };

async function cardTeam(number: string, plan: Parameters<typeof setPlan>[1] = {}) {
  const app = await testApp({ isDemo: true, rateLimitScale: 1e6 });
  await setPlan(app, plan);
  await payByCard(app, testToken(number));
  return app;
}

const collect = ({ parts }: TestApp) => collectDue(parts, openGateway(parts));

async function paidBy(app: TestApp) {
  return (await postingsOf(app)).flatMap(({ debit, credit, amount }) => {
    if (debit === "gateway") return [amount];
    return credit === "gateway" ? [-amount] : [];
  });
}

async function usersOf({ parts, person }: TestApp) {
  const [row] = await parts.storage.query<{ users: number }>(
    "select paying_users as users from subscriptions where id = $1",
    [person.teamId],
  );
  return row?.users;
}

type Sent = { status: number; envelope: { errors: { message: string }[] } };
const toldBy = ({ status, envelope }: Sent) => [status, envelope.errors[0]?.message];

const NOT_APPROVED = [409, "This was not approved at the bank, and nothing was charged."];
const DECLINED = [409, "The bank declined this card. Try another, or ask the bank."];
const UNDER_WAY = [409, "A payment of your team is under way. Try again in a minute."];

function chargesOf({ parts, person }: TestApp) {
  return parts.storage.query<{ state: string; reference: string }>(
    "select state, reference from card_charges where team_id = $1 order by id",
    [person.teamId],
  );
}

async function expectTrueLedger({ parts, person }: TestApp) {
  const { breaks } = await verifyLedger(parts.storage);
  expect(breaks.filter(({ teamId }) => teamId === person.teamId)).toEqual([]);
}

test("3 users more by card are charged 1,689.34 first, then invoiced, paid and given together", async () => {
  const app = await cardTeam(PAYS);
  const { data } = await app.call(amendSubscription, nine);
  expect(data).toMatchObject({ payingUsers: 9, periodCost: 7678.8 });
  expect(data?.payment).toBeUndefined();
  const postings = await postingsOf(app);
  expect(postings.map(({ debit, credit, amount }) => [debit, credit, amount])).toEqual([
    ["receivable", "seats", 153_576],
    ["receivable", "gst", 15_358],
    ["gateway", "receivable", 168_934],
  ]);
  const owed = (await app.call(listPaymentObligations, { query: {} })).data?.items;
  expect(owed?.every(({ invoiceNumber }) => invoiceNumber === null)).toBe(true);
  await collect(app);
  expect(await paidBy(app)).toEqual([168_934]);
  await expectTrueLedger(app);
});

test("a declined card changes nothing and is told; under the same key another card pays", async () => {
  const app = await cardTeam(DECLINES);
  const request = { ...nine, idempotencyKey: "more" };
  expect(toldBy(await app.send(amendSubscription, request))).toEqual(DECLINED);
  expect(await usersOf(app)).toBe(6);
  expect(await postingsOf(app)).toEqual([]);
  expect((await app.mails()).filter(({ subject }) => subject.includes("changed"))).toEqual([]);

  await payByCard(app, testToken(PAYS));
  expect((await app.send(amendSubscription, request)).status).toBe(200);
  expect(await paidBy(app)).toEqual([168_934]);
  expect(await usersOf(app)).toBe(9);
});

test("what costs nothing now asks no card: fewer users from the renewal on", async () => {
  const app = await cardTeam(DECLINES);
  const { data } = await app.call(amendSubscription, { body: { payingUsers: 2 } });
  expect(data).toMatchObject({ payingUsers: 6, numRenewalPayingUsers: 2 });
  expect(await chargesOf(app)).toEqual([]);
});

test("a trial and an ended team come back by card, and not by one that is declined", async () => {
  const body = { payingUsers: 5, subscriptionType: SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED };
  for (const status of ["trialing", "ended"]) {
    const app = await cardTeam(DECLINES, {
      ...{ status, subscriptionType: SUBSCRIPTION_TYPES.TRIAL, users: 1, periodCost: 0 },
    });
    expect(toldBy(await app.send(amendSubscription, { body }))).toEqual(DECLINED);
    expect((await app.call(getAmendData, {})).data?.status).toBe(status);
    await payByCard(app, testToken(PAYS));
    // 99.00 × 5 = 495.00 less 10 % are 445.50, with GST 490.05.
    expect((await app.call(amendSubscription, { body })).data?.status).toBe("active");
    expect(await paidBy(app)).toEqual([49_005]);
  }
});

test("unlimited models are given once the card has paid 4,900.00 and 490.00 of GST", async () => {
  const app = await cardTeam(DECLINES);
  const buy = () => app.send(purchaseUnlimitedModels, { body: { billingPeriod: 2 } });
  expect(toldBy(await buy())).toEqual(DECLINED);
  await payByCard(app, testToken(PAYS));
  expect((await buy()).status).toBe(200);
  expect(await paidBy(app)).toEqual([539_000]);
  expect(toldBy(await buy())).toEqual([409, "Your team has unlimited models already."]);
});

test("50 requests at once under one key are one charge, one purchase and one answer", async () => {
  const app = await cardTeam(PAYS);
  const request = { ...nine, idempotencyKey: "one" };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.send(amendSubscription, request)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
  expect(await paidBy(app)).toEqual([168_934]);
  expect(await chargesOf(app)).toHaveLength(1);
  const other = await app.send(amendSubscription, { ...request, body: { payingUsers: 10 } });
  expect(toldBy(other)).toEqual([409, "This Idempotency-Key was used for another request."]);
});

test("two tabs pay once: the other is told that a payment is under way, or another amount", async () => {
  const app = await cardTeam(PAYS);
  const tabs = await Promise.all(
    ["left", "right"].map((idempotencyKey) =>
      app.send(amendSubscription, { ...nine, idempotencyKey }),
    ),
  );
  expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await paidBy(app)).toEqual([168_934]);
});

test("who pays while the calendar charges an invoice waits for its end, and is not sent away", async () => {
  const app = await cardTeam(PAYS);
  await owe(app);
  const gateway = openGateway(app.parts);
  if (!gateway) throw new Error("no gateway");
  let hasBegun = () => {};
  const begun = new Promise<void>((resolve) => {
    hasBegun = resolve;
  });
  const charge: typeof gateway.charge = async (asked) => {
    hasBegun();
    await setTimeout(400);
    return gateway.charge(asked);
  };
  const collecting = collectDue(app.parts, { ...gateway, charge });
  await begun;
  expect((await app.send(amendSubscription, nine)).status).toBe(200);
  await collecting;
  expect(await paidBy(app)).toEqual([168_934, 168_934]);
});

test("a bank that asks is answered on the page: approved under the same key, it is paid and given", async () => {
  const app = await cardTeam(ASKS);
  const request = { ...nine, idempotencyKey: "asked" };
  const asked = (await app.call(amendSubscription, request)).data;
  expect(asked).toMatchObject({ payingUsers: 6, payment: { state: "asking" } });
  const challenge = asked?.payment?.challenge ?? "";
  // Asked again before the bank was, the answer is the same question.
  expect((await app.call(amendSubscription, request)).data?.payment?.challenge).toBe(challenge);
  await app.call(answerTestBank, { body: { challenge, isApproved: true } });
  const paid = (await app.call(amendSubscription, request)).data;
  expect(paid?.payment).toBeUndefined();
  expect(paid?.payingUsers).toBe(9);
  expect((await app.call(amendSubscription, request)).data).toEqual(paid);
  expect(await paidBy(app)).toEqual([168_934]);
});

test("what the holder refuses at the bank is declined, and can be tried again", async () => {
  const app = await cardTeam(ASKS);
  const request = { ...nine, idempotencyKey: "refused" };
  const ask = async () => (await app.call(amendSubscription, request)).data?.payment?.challenge;
  const challenge = (await ask()) ?? "";
  await app.call(answerTestBank, { body: { challenge, isApproved: false } });
  expect(toldBy(await app.send(amendSubscription, request))).toEqual(NOT_APPROVED);
  expect(await usersOf(app)).toBe(6);
  expect(await ask()).not.toBe(challenge);
});

test("while the bank asks one admin, another is told so; who begins anew leaves what they were asked", async () => {
  const app = await cardTeam(ASKS);
  const challenge = (await app.call(amendSubscription, nine)).data?.payment?.challenge ?? "";
  const colleague = await app.addMember({ isAdmin: true });
  const message = "Ada Admin is asked by the bank about a payment of your team. Try again later.";
  expect(toldBy(await colleague.send(amendSubscription, nine))).toEqual([409, message]);
  const stranger = await cardTeam(ASKS);
  const body = { challenge, isApproved: true };
  expect((await stranger.send(answerTestBank, { body })).status).toBe(404);

  await payByCard(app, testToken(PAYS));
  expect((await app.call(amendSubscription, nine)).data?.payingUsers).toBe(9);
  expect((await chargesOf(app)).map(({ state }) => state)).toEqual(["declined", "paid"]);
});

test("who leaves the bank's question open is not charged, and after 15 minutes others can pay", async () => {
  const app = await cardTeam(ASKS);
  await app.call(amendSubscription, nine);
  app.clock.advance({ minutes: 14 });
  await collect(app);
  expect((await chargesOf(app))[0]?.state).toBe("asking");
  app.clock.advance({ minutes: 2 });
  await collect(app);
  expect((await chargesOf(app))[0]?.state).toBe("declined");
  expect(await usersOf(app)).toBe(6);
});

test("who approved at the bank and closed the page is given what they paid for by the next run", async () => {
  const app = await cardTeam(ASKS);
  const challenge = (await app.call(amendSubscription, nine)).data?.payment?.challenge ?? "";
  await app.call(answerTestBank, { body: { challenge, isApproved: true } });
  app.clock.advance({ minutes: 2 });
  await Promise.all([collect(app), collect(app)]);
  expect([await usersOf(app), await paidBy(app)]).toEqual([9, [168_934]]);
  const letter = (await app.mails()).find(({ subject }) => subject.endsWith("changed"));
  expect(letter?.text).toContain("Ada Admin changed the plan or the number of users");
});

test("a payment that the bank answers late is told as pending, blocks others, and holds once it is through", async () => {
  const app = await cardTeam(DELAYS);
  const request = { ...nine, idempotencyKey: "late" };
  const waiting = (await app.call(amendSubscription, request)).data;
  expect(waiting).toMatchObject({ payingUsers: 6, payment: { state: "pending" } });
  expect(toldBy(await app.send(amendSubscription, nine))).toEqual(UNDER_WAY);
  app.clock.advance({ seconds: 11 });
  expect((await app.call(amendSubscription, request)).data?.payingUsers).toBe(9);
  expect(await paidBy(app)).toEqual([168_934]);
});

test("what is paid over midnight is given at the price of the day it was ordered on", async () => {
  const app = await cardTeam(DELAYS);
  await app.call(amendSubscription, nine);
  app.clock.advance({ hours: 16 });
  await collect(app);
  expect([await usersOf(app), await paidBy(app)]).toEqual([9, [168_934]]);
});

test("where the subscription moved while the card was charged, the money goes back and admins are told", async () => {
  const app = await cardTeam(DELAYS);
  const request = { ...nine, idempotencyKey: "moved" };
  await app.call(amendSubscription, request);
  // As a renewal between the two would leave it.
  await setPlan(app, { daysLeft: 365 });
  app.clock.advance({ seconds: 11 });
  const message = "What you pay for changed meanwhile. The amount is paid back to the card.";
  expect(toldBy(await app.send(amendSubscription, request))).toEqual([409, message]);
  expect(await paidBy(app)).toEqual([168_934, -168_934]);
  expect((await chargesOf(app)).map(({ state }) => state)).toEqual(["refunded"]);
  expect(await usersOf(app)).toBe(6);
  expect((await app.mails()).at(-1)?.text).toContain("is paid back to the card");
  await expectTrueLedger(app);
});

async function stripeTeam() {
  const peer = await openStripePeer();
  const stripe = { secretKey: PEER_KEY, apiUrl: peer.url, webhookSecret: "whsec_1" };
  const app = await testApp({ stripe });
  await setPlan(app);
  await payByCard(app, "pm_card_visa");
  return { app, peer };
}

test.each(["before the charge", "after the charge"] as const)(
  "a server that ends %s leaves an open charge, which the next run ends: charged once, given once",
  async (step) => {
    const { app, peer } = await stripeTeam();
    if (step === "before the charge") peer.breakWith(500, 3);
    else peer.loseAnswers(3);
    const request = { ...nine, idempotencyKey: "killed" };
    const answer = await app.send(amendSubscription, request);
    const message =
      "The card service does not answer. Try again in a minute: nothing is charged twice.";
    expect(toldBy(answer)).toEqual([503, message]);
    expect([await usersOf(app), await postingsOf(app)]).toEqual([6, []]);
    expect(toldBy(await app.send(amendSubscription, nine))).toEqual(UNDER_WAY);
    app.clock.advance({ minutes: 2 });
    await Promise.all([collect(app), collect(app)]);
    expect(peer.intentCount()).toBe(1);
    expect([await usersOf(app), await paidBy(app)]).toEqual([9, [168_934]]);
    expect((await app.send(amendSubscription, request)).status).toBe(200);
    expect(peer.intentCount()).toBe(1);
  },
);

test("a charge that nobody asked about for a day is looked for by its key, and not made again", async () => {
  const { app, peer } = await stripeTeam();
  peer.loseAnswers(3);
  await app.send(amendSubscription, nine);
  app.clock.advance({ hours: 30 });
  await collect(app);
  expect(peer.intentCount()).toBe(1);
  expect([await usersOf(app), await paidBy(app)]).toEqual([9, [168_934]]);
});

test("a charge that was never made is given up after a day, when whoever wanted it is gone", async () => {
  const { app, peer } = await stripeTeam();
  peer.breakWith(500, 3);
  await app.send(amendSubscription, nine);
  app.clock.advance({ hours: 30 });
  await collect(app);
  expect(peer.intentCount()).toBe(0);
  expect((await chargesOf(app)).map(({ state }) => state)).toEqual(["declined"]);
  expect(await usersOf(app)).toBe(6);
});

test("a server that ends before the money went back pays it back by the next run, once", async () => {
  const app = await cardTeam(DELAYS);
  await app.call(amendSubscription, nine);
  await setPlan(app, { daysLeft: 365 });
  app.clock.advance({ minutes: 2 });
  const gateway = openGateway(app.parts);
  if (!gateway) throw new Error("no gateway");
  const refund = () => Promise.reject(new GatewayError("unreachable", "The power is gone."));
  await collectDue(app.parts, { ...gateway, refund });
  expect((await chargesOf(app)).map(({ state }) => state)).toEqual(["refunding"]);
  await Promise.all([collect(app), collect(app)]);
  expect((await chargesOf(app)).map(({ state }) => state)).toEqual(["refunded"]);
  const { breaks } = await checkBilling(app.parts, gateway);
  const ofMoney = new RegExp(`^Team ${app.person.teamId}, .*: (?:charge|payment|refund) `);
  expect(breaks.filter((each) => ofMoney.test(each))).toEqual([]);
  expect(await paidBy(app)).toEqual([168_934, -168_934]);
  await expectTrueLedger(app);
});

async function statusOf(app: TestApp) {
  return (await app.call(getAmendData, {})).data?.status;
}

test("an overdue invoice of 1,689.34 is paid by its card now, and the team is active at once", async () => {
  const app = await cardTeam(PAYS);
  const id = (await owe(app)) ?? 0;
  await app.parts.storage.query("update subscriptions set status = 'past_due' where id = $1", [
    app.person.teamId,
  ]);
  const pay = () => app.call(payInvoice, { params: { id }, idempotencyKey: "pay" });
  expect(await Promise.all([pay(), pay()])).toMatchObject([{ success: true }, { success: true }]);
  expect([await statusOf(app), await paidBy(app)]).toEqual(["active", [168_934]]);
  const again = await app.send(payInvoice, { params: { id } });
  expect(toldBy(again)).toEqual([409, "There is nothing to pay on this invoice."]);
  await collect(app);
  expect(await paidBy(app)).toEqual([168_934]);
});

test("an invoice is paid by a bank that asks, by who pays on invoice and keeps a card too", async () => {
  const app = await cardTeam(ASKS);
  await app.call(updatePaymentMethod, { body: { paymentMethod: PAYMENT_METHODS.INVOICE } });
  const id = (await owe(app)) ?? 0;
  const request = { params: { id }, idempotencyKey: "pay" };
  const { payment } = (await app.call(payInvoice, request)).data ?? {};
  expect(payment?.state).toBe("asking");
  const body = { challenge: payment?.challenge ?? "", isApproved: true };
  await app.call(answerTestBank, { body });
  expect((await app.call(payInvoice, request)).data).toEqual({});
  expect(await paidBy(app)).toEqual([168_934]);
});

test("a declined try by hand is no try by the calendar: days 0, 3 and 7 stay to come", async () => {
  const app = await cardTeam(DECLINES);
  const id = (await owe(app)) ?? 0;
  expect(toldBy(await app.send(payInvoice, { params: { id } }))).toEqual(DECLINED);
  await collect(app);
  await collect(app);
  expect(await chargesOf(app)).toHaveLength(2);
  expect(await statusOf(app)).toBe("active");
});

test("nobody pays another team's invoice, without a card, or as a member", async () => {
  const app = await cardTeam(PAYS);
  const id = (await owe(app)) ?? 0;
  const stranger = await cardTeam(PAYS);
  expect((await stranger.send(payInvoice, { params: { id } })).status).toBe(409);
  const member = await app.addMember();
  expect((await member.send(payInvoice, { params: { id } })).status).toBe(403);
  const without = await testApp({ isDemo: true });
  await setPlan(without);
  const number = (await owe(without)) ?? 0;
  expect(toldBy(await without.send(payInvoice, { params: { id: number } }))).toEqual([
    ...[409, "No card is kept. Enter one to pay by it."],
  ]);
});
