import { listPaymentObligations } from "@app/contract/billing";
import { amendSubscription } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { post } from "#modules/ledger/ledger.ts";
import { testApp } from "#testing/test-app.ts";
import { inTeam, payment } from "#testing/test-ledger.ts";
import { owe, setPlan } from "#testing/test-plan.ts";

const first = { query: {} };

test("what is owed comes first, then the renewal with the users that were chosen", async () => {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });

  const { data } = await app.call(listPaymentObligations, first);
  expect(data).toMatchObject({
    totalItemCount: 2,
    items: [
      {
        ...{ title: "Subscription, more users", dueOn: "2030-01-29", currency: "AUD" },
        ...{ net: 1535.76, tax: 153.58, gross: 1689.34, invoiceNumber: expect.any(Number) },
      },
      {
        ...{ title: "Subscription renewal, 22 August 2030 to 21 August 2031" },
        ...{ dueOn: "2030-08-22", net: 7678.8, tax: 767.88, gross: 8446.68 },
        workedOut: "9 users × 948.00, less volume discount, 10%",
      },
    ],
    // 1,535.76 + 7,678.80, 153.58 + 767.88, and both
    ...{ totalNet: 9214.56, totalTax: 921.46, totalGross: 10_136.02 },
  });
  const second = await app.call(listPaymentObligations, { query: { offset: 1, limit: 1 } });
  expect(second.data).toMatchObject({ totalItemCount: 2, items: [{ dueOn: "2030-08-22" }] });
  const all = await app.call(listPaymentObligations, { query: { pagination: "false" } });
  expect(all.data?.items).toHaveLength(2);
});

test("the next payment is all that is due on the first day, of which the list may show another first", async () => {
  const app = await testApp();
  await setPlan(app, { daysLeft: 3 });
  await owe(app);
  const renewal = { dueOn: "2030-01-18", count: 1, currency: "AUD", gross: 5631.12 };
  const told = await app.call(listPaymentObligations, { query: { limit: 1 } });
  expect(told.data).toMatchObject({ items: [{ dueOn: "2030-01-29" }], next: renewal });

  const other = await testApp();
  await setPlan(other, { daysLeft: 14 });
  await owe(other);
  await owe(other);
  expect((await other.call(listPaymentObligations, first)).data?.next).toEqual({
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
