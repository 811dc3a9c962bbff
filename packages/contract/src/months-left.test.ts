import { expect, test } from "vitest";
import { type Instalments, monthsLeftWords, overdueEndWords } from "./months-left.ts";
import { SUBSCRIPTION_TYPES } from "./subscription.ts";

const { ANNUAL_PAID_MONTHLY, ANNUAL_PREPAID, MONTHLY_UNCOMMITTED } = SUBSCRIPTION_TYPES;

/** 9 users at 89.00, less 10 %: 720.90 a month, and with GST 792.99. */
const YEAR: Instalments = {
  ...{ subscriptionType: ANNUAL_PAID_MONTHLY, periodCost: 720.9, currency: "AUD", taxPercent: 10 },
  ...{ periodTo: "2031-01-31", termTo: "2031-11-30" },
};

test("ten months that are left of a committed year are told with what each costs", () => {
  expect(monthsLeftWords(YEAR)).toBe(
    "10 more months of the year that was committed to are charged, AUD 792.99 with GST each.",
  );
  expect(monthsLeftWords({ ...YEAR, periodTo: "2031-10-31", currency: "USD", taxPercent: 0 })).toBe(
    "1 more month of the year that was committed to is charged, USD 720.90.",
  );
});

test.each([
  ["its last month", { periodTo: "2031-11-30" }],
  ["a prepaid year", { subscriptionType: ANNUAL_PREPAID }],
  ["a month without commitment", { subscriptionType: MONTHLY_UNCOMMITTED }],
  ["what has no days", { periodTo: null }],
])("nothing is left to charge of %s", (_, change) => {
  expect(monthsLeftWords({ ...YEAR, ...change })).toBe("");
});

test("a plan that is cancelled while past due ends with its period, or runs on once that is paid", () => {
  expect(overdueEndWords(YEAR)).toBe(
    "What is overdue is still to be paid. Without that the plan ends after 30 January 2031; with it, it runs until 29 November 2031, and 10 more months of the year that was committed to are charged, AUD 792.99 with GST each.",
  );
  const month = { subscriptionType: MONTHLY_UNCOMMITTED, periodTo: YEAR.termTo };
  expect(overdueEndWords({ ...YEAR, ...month })).toBe(
    "What is overdue is still to be paid. The plan ends after 29 November 2031.",
  );
  expect(overdueEndWords({ ...YEAR, periodTo: null })).toBe("What is overdue is still to be paid.");
});
