import { expect, test } from "vitest";
import { type Plan, seatWords } from "./seat-words.ts";

/** An amount does not break from its currency. */
const said = (plan: Plan, users: number) => seatWords(plan, users).replaceAll("\u00a0", " ");

/** Six users prepaid for a year, 219 of its 365 days left. */
const PREPAID: Plan = {
  ...{ costPerUser: 948, discountPercent: 10, subscriptionType: 3, numRenewalPayingUsers: 6 },
  ...{ periodCost: 5119.2, percentRemaining: 60, status: "active", payingUsers: 6, memberCount: 6 },
  ...{ renewalType: null, currency: "AUD", taxPercent: 10 },
  ...{ periodFrom: "2026-06-23", periodTo: "2027-06-23", termTo: "2027-06-23" },
  ...{ daysLeft: 219, daysInPeriod: 365, cancelledAt: null, cancelledByName: null },
  ...{ purchaseOrderNumber: "", unlimitedModels: null },
  plans: [
    { subscriptionType: 2, costPerUser: 99 },
    { subscriptionType: 5, costPerUser: 89 },
    { subscriptionType: 3, costPerUser: 948 },
  ],
  volumeDiscounts: [
    { fromUsers: 5, percent: 10 },
    { fromUsers: 20, percent: 20 },
  ],
};

test("an invite beyond what is paid for said that nothing is charged, and not what a place costs", () => {
  // 9 × 948.00 less 10 % are 7,678.80; 60 % of the 2,559.60 above 5,119.20 are 1,535.76.
  expect(said(PREPAID, 9)).toBe(
    "The team pays for 6 people. With open invites it would be 9: AUD 1,535.76 more before 23 Jun 2027, then AUD 7,678.80 a year, plus 10% GST. An invite charges nothing: an admin adds the places.",
  );
});

test("with the fifth user the discount holds for all, so that one more costs less", () => {
  // 5 × 99.00 less 10 % are 445.50; half of the 49.50 above 396.00 are 24.75.
  const four: Plan = {
    ...{ ...PREPAID, costPerUser: 99, discountPercent: 0, subscriptionType: 2, payingUsers: 4 },
    ...{ periodCost: 396, percentRemaining: 50, currency: "USD", taxPercent: 0 },
  };
  expect(said(four, 5)).toContain("USD 24.75 more before 23 Jun 2027, then USD 445.50 a month.");
});

test("within what is paid for, nothing more is charged", () => {
  expect(said(PREPAID, 6)).toBe(
    "With open invites, 6 of 6 paid places are taken. Nothing more is charged.",
  );
});

test("a trial says what a person costs on a plan, and Community that it is for one", () => {
  expect(said({ ...PREPAID, subscriptionType: 1 }, 2)).toBe(
    "With open invites the team is 2 people. Nothing is charged during the trial. On a plan, a person costs AUD 99.00 a month.",
  );
  expect(said({ ...PREPAID, subscriptionType: 4 }, 2)).toMatch(/^Community is free for one/);
});
