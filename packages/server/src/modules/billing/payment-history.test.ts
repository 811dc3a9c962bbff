import { listPayments } from "@app/contract/billing";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { amendSubscription } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { openGateway } from "#modules/gateway/gateway.ts";
import { post } from "#modules/ledger/ledger.ts";
import { collectDue } from "#modules/payments/payments.ts";
import { renewTeam } from "#modules/subscription/subscription.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { inTeam, payment, seatsInvoice } from "#testing/test-ledger.ts";
import { inZone, payByCard, setPlan, testToken } from "#testing/test-plan.ts";

async function postAll(
  { parts, person: { teamId } }: TestApp,
  ...entries: Parameters<typeof post>[2][]
) {
  for (const entry of entries) {
    await inTeam(parts, teamId, (context) => post(context, teamId, entry));
  }
}

/** Two clients' models for December at 29.00 each, and GST: 58.00 + 5.80. */
function modelsInvoice(invoiceNumber: number): Parameters<typeof post>[2] {
  const [unit, debit, each] = ["AUD", "receivable", { quantity: 1, price: 2_900 }] as const;
  const model = { unit, debit, credit: "models", amount: 2_900, each } as const;
  return {
    ...{ kind: "invoice", key: `invoice ${invoiceNumber}`, invoiceNumber },
    description: "Models, December 2029",
    postings: [
      { ...model, description: "Budget" },
      { ...model, description: "Forecast" },
      { unit, debit, credit: "gst", amount: 580, description: "GST 10%" },
    ],
  };
}

function countsOf(all: number, subscription: number, models: number) {
  return [
    { key: "All", count: all },
    { key: "Subscription", count: subscription },
    { key: "Models", count: models },
  ];
}

test("a payment is told with its invoice, before GST and GST: 5,119.20 + 511.92 = 5,631.12", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(19_688), payment(19_688, 563_112));
  expect((await app.call(listPayments, { query: {} })).data).toEqual({
    items: [
      {
        ...{ id: 2, paidAt: "2030-01-15T09:00:00.000Z", paidOn: "2030-01-15" },
        ...{ invoiceNumber: 19_688, currency: "AUD" },
        ...{ title: "Subscription, a year", paidBy: "Visa ending 4242" },
        ...{ net: 5119.2, tax: 511.92, gross: 5631.12, declinedOn: [] },
        workedOut: "6 users × 948.00, less volume discount",
      },
    ],
    totalItemCount: 1,
    filterCounts: countsOf(1, 1, 0),
  });
});

test("a part of an invoice has its part of the GST, parts add up to the invoice, and the latest comes first", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), seatsInvoice(2), payment(2, 563_112));
  for (const [index, amount] of [100_000, 100_001, 363_111].entries())
    await postAll(app, { ...payment(1, amount), key: `part ${index}` });
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ net, tax, gross }) => [net, tax, gross])).toEqual([
    // 5,119.20 − 909.09 − 909.10 and 511.92 − 90.91 − 90.91
    [3301.01, 330.1, 3631.11],
    [909.1, 90.91, 1000.01],
    [909.09, 90.91, 1000],
    [5119.2, 511.92, 5631.12],
  ]);
});

test("money that was paid back stands beside what had come, is of no invoice, and has no GST in it", async () => {
  const app = await testApp();
  const { invoiceNumber: _none, ...unasked } = payment(1, 100_000);
  const moved = { unit: "AUD", amount: 100_000, description: "Paid back" } as const;
  await postAll(app, unasked, {
    ...{ ...unasked, kind: "refund", key: "refund" },
    postings: [{ ...moved, debit: "receivable", credit: "gateway" }],
  });
  const { data } = await app.call(listPayments, { query: {} });
  const none = { net: null, tax: null, invoiceNumber: null };
  expect(data).toMatchObject({ totalItemCount: 2, filterCounts: countsOf(2, 0, 0) });
  expect(data?.items).toMatchObject([
    { ...none, title: "Paid back", gross: -1000 },
    { ...none, title: "Not bought, paid back", gross: 1000 },
  ]);
});

test("what came by bank was paid on the day it came, and by card on the team's own day", async () => {
  const app = await testApp();
  await inZone(app, "Australia/Sydney");
  // 13:30 in UTC is past midnight in Sydney.
  app.clock.advance({ hours: 4, minutes: 30 });
  const description = "Bank transfer 7, received 9 January 2030";
  await postAll(app, seatsInvoice(1), { ...payment(1, 100_000), key: "bank 7", description });
  await postAll(app, payment(1, 463_112));
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ paidOn }) => paidOn)).toEqual(["2030-01-16", "2030-01-09"]);
});

test("payments stand in the order of their days, also where one is noted later than it came", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1));
  for (const [index, day] of ["9 January 2030", "11 January 2030", "10 January 2030"].entries()) {
    const description = `Bank transfer ${index}, received ${day}`;
    await postAll(app, { ...payment(1, 1_000), key: `bank ${index}`, description });
  }
  await postAll(app, payment(1, 560_112));
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ paidOn }) => paidOn)).toEqual([
    ...["2030-01-15", "2030-01-11", "2030-01-10", "2030-01-09"],
  ]);
  const found = async (search: string) =>
    (await app.call(listPayments, { query: { search } })).data?.totalItemCount;
  expect([await found("9 Jan 2030"), await found("Jan 2030"), await found("Dec 2029")]).toEqual([
    ...[1, 4, 0],
  ]);
});

test("payments are listed by what they were for, and found by number, month and how they came", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(19_688), payment(19_688, 563_112));
  await postAll(app, modelsInvoice(19_689), payment(19_689, 6_380));
  const numbersOf = async (query: object) => {
    const { data } = await app.call(listPayments, { query });
    return [data?.items.map(({ invoiceNumber }) => invoiceNumber), data?.totalItemCount];
  };
  expect(await numbersOf({})).toEqual([[19_689, 19_688], 2]);
  expect(await numbersOf({ filter: "Subscription" })).toEqual([[19_688], 1]);
  expect(await numbersOf({ filter: "Models" })).toEqual([[19_689], 1]);
  for (const search of ["19689", "december 2029", "Models, D"])
    expect(await numbersOf({ search })).toEqual([[19_689], 1]);
  // Both were paid then, by that card.
  for (const search of ["January 2030", "visa ENDING"])
    expect(await numbersOf({ search })).toEqual([[19_689, 19_688], 2]);
  expect(await numbersOf({ search: "19688", filter: "Models" })).toEqual([[], 0]);
  expect(await numbersOf({ search: "%" })).toEqual([[], 0]);
  const { data } = await app.call(listPayments, { query: { filter: "Models", search: "nothing" } });
  expect(data?.filterCounts).toEqual(countsOf(2, 1, 1));
});

test("models at one price are told as so many at it, whatever their names; other prices are the invoice's to tell", async () => {
  const app = await testApp();
  const { postings, ...rest } = modelsInvoice(2);
  const [first, second, ...gst] = postings;
  const dearer = second && { ...second, amount: 3_000, each: { quantity: 1, price: 3_000 } };
  await postAll(app, modelsInvoice(1), payment(1, 6_380));
  await postAll(app, { ...rest, postings: [first, dearer, ...gst].flatMap((each) => each ?? []) });
  await postAll(app, payment(2, 6_480));
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ workedOut }) => workedOut)).toEqual(["", "2 × 29.00"]);
});

test("more users and a month of a committed year are told by the calculation on their invoice", async () => {
  const app = await testApp({ isDemo: true });
  await setPlan(app);
  await payByCard(app, testToken("4242424242424242"));
  dataOf(await app.call(amendSubscription, { body: { payingUsers: 9 } }));
  // The second of twelve months begins tomorrow: 9 × 89.00 are 801.00, less 80.10 are 720.90.
  const { ANNUAL_PAID_MONTHLY: subscriptionType } = SUBSCRIPTION_TYPES;
  await setPlan(app, {
    ...{ subscriptionType, users: 9, periodCost: 72_090 },
    daysLeft: 1,
    daysInPeriod: 31,
  });
  const { teamId } = app.person;
  await app.parts.storage.query("update subscriptions set term_to = '2030-12-16' where id = $1", [
    teamId,
  ]);
  app.clock.advance({ days: 1 });
  await inTeam(app.parts, teamId, (context) => renewTeam(context, teamId));
  await collectDue(app.parts, openGateway(app.parts));
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
  const { data } = await app.call(listPayments, { query: {} });
  expect(data?.items.map(({ title, net, workedOut }) => [title, net, workedOut])).toEqual([
    [
      ...["Subscription, 16 January 2030 to 15 February 2030", 720.9],
      "9 users × 89.00, less volume discount, 10%",
    ],
    [
      ...["Subscription, more users", 1535.76],
      "9 × 948.00, less 10% (853.20), less 5,119.20 for the period as it was, is 2,559.60; 60% of it for 219 of 365 days",
    ],
  ]);
});

test("12 payments are a page of 10 and one of 2", async () => {
  const app = await testApp();
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  await postAll(app, ...numbers.flatMap((each) => [seatsInvoice(each), payment(each, 563_112)]));
  const lengthOf = async (query: object) =>
    (await app.call(listPayments, { query })).data?.items.length;
  expect(await lengthOf({})).toBe(10);
  expect(await lengthOf({ offset: 10 })).toBe(2);
  expect(await lengthOf({ pagination: "false" })).toBe(12);
});

test("payments are the team's own, and its admins' alone to see", async () => {
  const app = await testApp();
  await postAll(app, seatsInvoice(1), payment(1, 563_112));
  const stranger = await testApp();
  const none = { items: [], totalItemCount: 0, filterCounts: countsOf(0, 0, 0) };
  expect((await stranger.call(listPayments, { query: {} })).data).toEqual(none);
  const member = await app.addMember();
  expect((await member.send(listPayments, { query: {} })).status).toBe(403);
});
