import { listPaymentObligations } from "@app/contract/billing";
import { amendSubscription } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
import { testApp } from "#testing/test-app.ts";
import { inTeam, payment } from "#testing/test-ledger.ts";
import { owe, payByCard, setPlan, testToken } from "#testing/test-plan.ts";

const first = { query: {} };

test("what is to be paid is listed by the day on which it is due, a renewal by invoice 14 days after it begins", async () => {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });

  const { data } = await app.call(listPaymentObligations, first);
  expect(data).toMatchObject({
    totalItemCount: 2,
    items: [
      {
        ...{ title: "Subscription, more users", issuedOn: "2030-01-15", dueOn: "2030-01-29" },
        ...{ net: 1535.76, tax: 153.58, gross: 1689.34, currency: "AUD" },
        invoiceNumber: expect.any(Number),
      },
      {
        ...{ title: "Subscription renewal, 22 August 2030 to 21 August 2031" },
        // 22 August and 14 days
        ...{ issuedOn: "2030-08-22", dueOn: "2030-09-05" },
        ...{ net: 7678.8, tax: 767.88, gross: 8446.68 },
        workedOut: "9 users × 948.00, less volume discount, 10%",
      },
    ],
    // 1,535.76 + 7,678.80, 153.58 + 767.88, and both
    ...{ totalNet: 9214.56, totalTax: 921.46, totalGross: 10_136.02 },
  });
  const second = await app.call(listPaymentObligations, { query: { offset: 1, limit: 1 } });
  expect(second.data).toMatchObject({ totalItemCount: 2, items: [{ dueOn: "2030-09-05" }] });
  const all = await app.call(listPaymentObligations, { query: { pagination: "false" } });
  expect(all.data?.items).toHaveLength(2);
});

test("a renewal in 3 days is due then by card, before an invoice of today, and 14 days later by invoice, after it", async () => {
  const app = await testApp({ isDemo: true });
  await setPlan(app, { daysLeft: 3 });
  await owe(app);
  const dueDays = async () => {
    const { data } = await app.call(listPaymentObligations, first);
    const listed = data?.items.map(({ dueOn, issuedOn, gross }) => [dueOn, issuedOn, gross]);
    return { listed, next: data?.next };
  };
  const next = { count: 1, currency: "AUD" };
  expect(await dueDays()).toMatchObject({
    listed: [
      ["2030-01-29", "2030-01-15", 1689.34],
      ["2030-02-01", "2030-01-18", 5631.12],
    ],
    next: { ...next, dueOn: "2030-01-29", gross: 1689.34 },
  });
  await payByCard(app, testToken("4242424242424242"));
  expect(await dueDays()).toMatchObject({
    listed: [
      ["2030-01-18", "2030-01-18", 5631.12],
      ["2030-01-29", "2030-01-15", 1689.34],
    ],
    next: { ...next, dueOn: "2030-01-18", gross: 5631.12 },
  });
});

test("the next payment is all that is due on the first day", async () => {
  const app = await testApp({ isDemo: true });
  await setPlan(app, { daysLeft: 14 });
  await owe(app);
  await owe(app);
  await payByCard(app, testToken("4242424242424242"));
  expect((await app.call(listPaymentObligations, first)).data?.next).toEqual({
    ...{ dueOn: "2030-01-29", count: 3, currency: "AUD" },
    // 2 × 1,689.34 + 5,631.12
    ...{ net: 8190.72, tax: 819.08, gross: 9009.8 },
  });
});

test("of an invoice that was paid in part, what is left has its part of the GST", async () => {
  const app = await testApp();
  await setPlan(app);
  const number = (await owe(app)) ?? 0;
  const { teamId } = app.person;
  await inTeam(app.parts, teamId, (context) => post(context, teamId, payment(number, 100_000)));
  const { data } = await app.call(listPaymentObligations, first);
  // 153.58 − 90.91, which are in 1,000.00
  expect(data?.items[0]).toMatchObject({ net: 626.67, tax: 62.67, gross: 689.34 });
});

test("a team sees what it owes itself, and its admins alone do", async () => {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  const stranger = await testApp();
  await setPlan(stranger, { status: "ended" });
  expect((await stranger.call(listPaymentObligations, first)).data).toEqual({
    ...{ items: [], totalItemCount: 0, next: null },
    ...{ totalNet: 0, totalTax: 0, totalGross: 0 },
  });
  const member = await app.addMember();
  expect((await member.send(listPaymentObligations, first)).status).toBe(403);
});
