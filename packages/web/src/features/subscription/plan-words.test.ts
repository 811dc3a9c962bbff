import { expect, test } from "vitest";
import { A_PLAN, UNLIMITED_PLANS } from "#testing/a-plan.ts";
import { deedWords, stateWords } from "./plan-words.ts";
import { whenCheaper, whyNotBuy } from "./unlimited-card.tsx";

test.each([
  ["active", "Active until 22 June 2027"],
  ["trialing", "Trial until 22 June 2027"],
  ["cancelled", "Cancelled, works until 22 June 2027"],
  ["past_due", "Past due"],
  ["ended", "Ended"],
] as const)("a subscription that is %s reads: %s", (status, text) => {
  expect(stateWords({ ...A_PLAN, status }).text).toBe(text);
});

test.each([
  [{ payingUsers: 9, subscriptionType: 3 }, "add 3 users"],
  [{ payingUsers: 7, subscriptionType: 2 }, "add 1 user"],
  [{ payingUsers: 4, subscriptionType: 3 }, "renew with 4 users"],
  [{ payingUsers: 6, subscriptionType: 2 }, "renew on Monthly Uncommitted"],
  [{ payingUsers: 6, subscriptionType: 3 }, undefined],
] as const)("6 prepaid users, and then %j: %s", (choice, words) => {
  expect(deedWords(A_PLAN, choice)).toBe(words);
});

test("a plan that begins says with how many users", () => {
  const choice = { payingUsers: 2, subscriptionType: 3 } as const;
  expect(deedWords({ ...A_PLAN, status: "ended" }, choice)).toBe("begin with 2 users");
});

test("at 29.00 a model, 17 are the first that cost more than 490.00 a month, and 15 more than 4,900.00 a year", () => {
  // 17 × 29.00 = 493.00, and 15 × 29.00 × 12 = 5,220.00; 14 are 4,872.00.
  expect(whenCheaper(UNLIMITED_PLANS)).toBe(
    "A model costs 29.00 a month. From 15 models on, a year of unlimited ones costs less; from 17, a month.",
  );
});

test.each([
  ["active", undefined],
  ["past_due", "Pay what is overdue first."],
  ["cancelled", "Reactivate your subscription first."],
  ["ended", "Choose a plan first."],
] as const)("who is %s and wants unlimited models hears: %s", (status, words) => {
  expect(whyNotBuy({ ...A_PLAN, status })).toBe(words);
});
