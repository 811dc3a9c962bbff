import { expect, test } from "vitest";
import { currencyFor, discountPercentFor, isPaidType, PAID_TYPES, PLAN_MONTHS } from "./plans.ts";
import { SUBSCRIPTION_TYPES } from "./subscription.ts";

test("Australian accounts pay in AUD, all others in USD", () => {
  expect(["AU", "NZ", "US", "", "au"].map(currencyFor)).toEqual([
    ...["AUD", "USD", "USD", "USD", "USD"],
  ]);
});

test("10 % off begins with the 5th user and 20 % with the 20th, in whatever order they are listed", () => {
  const discounts = [
    { fromUsers: 20, percent: 20 },
    { fromUsers: 5, percent: 10 },
  ];
  const percents = [0, 1, 4, 5, 19, 20, 200].map((users) => discountPercentFor(discounts, users));
  expect(percents).toEqual([0, 0, 0, 10, 10, 20, 20]);
  expect(discountPercentFor([], 100)).toBe(0);
});

test("a later step may give less than an earlier one", () => {
  const discounts = [
    { fromUsers: 5, percent: 10 },
    { fromUsers: 10, percent: 0 },
  ];
  expect(discountPercentFor(discounts, 12)).toBe(0);
});

test("a trial and Community are free; the other three are paid for by the month or the year", () => {
  expect(Object.values(SUBSCRIPTION_TYPES).filter(isPaidType).sort()).toEqual([2, 3, 5]);
  expect(PAID_TYPES.map((type) => PLAN_MONTHS[type])).toEqual([
    { period: 1, term: 1 },
    { period: 1, term: 12 },
    { period: 12, term: 12 },
  ]);
});
