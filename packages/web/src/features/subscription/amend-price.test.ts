import { expect, test } from "vitest";
import { A_PLAN } from "#testing/a-plan.ts";
import { priceChoice, priceOn, renewalOf } from "./amend-price.ts";

test("from 6 to 9 prepaid users with 60 % of the year left, 1,535.76 and 153.58 of GST are payable now", () => {
  const price = priceChoice(A_PLAN, { payingUsers: 9, subscriptionType: 3 });
  expect(price).toMatchObject({
    // 948.00 × 9, less 10 %, less 5,119.20
    now: { subtotal: 853_200, discount: 85_320, total: 767_880, newCharges: 255_960 },
    ...{ taxNow: 15_358, grossNow: 168_934, renewal: { renewalCost: 767_880 } },
  });
  expect(price.now.payableNow).toBe(153_576);
});

test("fewer users cost nothing now, without the discount they no longer reach", () => {
  expect(priceChoice(A_PLAN, { payingUsers: 4, subscriptionType: 3 })).toMatchObject({
    ...{ now: { payableNow: 0, obligationCost: 511_920 }, grossNow: 0 },
    // 948.00 × 4
    renewal: { total: 379_200, annualCost: 379_200 },
  });
});

test("another plan is paid from the renewal on: 6 users at 99.00 less 10 % are 534.60 a month", () => {
  expect(priceChoice(A_PLAN, { payingUsers: 6, subscriptionType: 2 })).toMatchObject({
    now: { total: 511_920, payableNow: 0 },
    renewal: { renewalCost: 53_460, annualCost: 641_520 },
  });
});

test.each([
  ["a trial", { ...A_PLAN, subscriptionType: 1, status: "trialing", costPerUser: 0 } as const],
  ["Community", { ...A_PLAN, subscriptionType: 4, costPerUser: 0, periodCost: 0 } as const],
  ["one that has ended", { ...A_PLAN, status: "ended", percentRemaining: 0 } as const],
])("from %s a plan begins today and is paid for whole", (_, plan) => {
  expect(priceChoice(plan, { payingUsers: 2, subscriptionType: 5 })).toMatchObject({
    // 89.00 × 2
    now: { total: 17_800, payableNow: 17_800, annualCost: 213_600, obligationUsers: 2 },
    grossNow: 19_580,
  });
});

test("the next renewal is that of the plan and the users that are set for it, unless it was cancelled", () => {
  const later = { ...A_PLAN, renewalType: 2 as const, numRenewalPayingUsers: 4 };
  expect(renewalOf(later)).toEqual({ payingUsers: 4, subscriptionType: 2 });
  expect(renewalOf({ ...later, cancelledAt: "2026-11-01T00:00:00.000Z" })).toBeNull();
  expect(renewalOf({ ...later, status: "ended" })).toBeNull();
});

test("6 prepaid users are 5,119.20 a year, and with 511.92 of GST 5,631.12", () => {
  const { net, tax, gross } = priceOn(A_PLAN, { payingUsers: 6, subscriptionType: 3 });
  expect([net, tax, gross]).toEqual([511_920, 51_192, 563_112]);
});
