import { listPaymentObligations } from "@app/contract/billing";
import { amendSubscription } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { setPlan } from "#testing/test-plan.ts";

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
        ...{ gross: 1689.34, invoiceNumber: expect.any(Number) },
      },
      {
        ...{ title: "Subscription renewal, 22 August 2030 to 21 August 2031" },
        ...{ dueOn: "2030-08-22", net: 7678.8, tax: 767.88, gross: 8446.68 },
        workedOut: "9 users × 948.00, less volume discount, 10%",
      },
    ],
    // 1,689.34 + 8,446.68
    totalGross: 10_136.02,
  });
  const second = await app.call(listPaymentObligations, { query: { offset: 1, limit: 1 } });
  expect(second.data).toMatchObject({ totalItemCount: 2, items: [{ dueOn: "2030-08-22" }] });
  const all = await app.call(listPaymentObligations, { query: { pagination: "false" } });
  expect(all.data?.items).toHaveLength(2);
});

test("a team sees what it owes itself, and its admins alone do", async () => {
  const app = await testApp();
  await setPlan(app);
  await app.call(amendSubscription, { body: { payingUsers: 9 } });
  const stranger = await testApp();
  await setPlan(stranger, { status: "ended" });
  expect((await stranger.call(listPaymentObligations, first)).data).toEqual({
    ...{ items: [], totalItemCount: 0, totalGross: 0 },
  });
  const member = await app.addMember();
  expect((await member.send(listPaymentObligations, first)).status).toBe(403);
});
