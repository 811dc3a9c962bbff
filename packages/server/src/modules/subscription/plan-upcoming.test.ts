import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { readDay, writeDay } from "@app/engine/time/day";
import { expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import type { HeldTerm } from "./plan-renewal.ts";
import { planUpcoming } from "./plan-upcoming.ts";

const prices = readPriceList(undefined);
const { TRIAL, ANNUAL_PREPAID, ANNUAL_PAID_MONTHLY } = SUBSCRIPTION_TYPES;

function day(text: string) {
  const number = readDay(text);
  if (number === undefined) throw new Error(text);
  return number;
}

const prepaid: HeldTerm = {
  ...{ standing: "active", subscriptionType: ANNUAL_PREPAID, currency: "AUD", renewalType: null },
  ...{ payingUsers: 6, renewalUsers: 6, periodCost: 511_920, anchor: day("2026-06-23") },
  period: { from: day("2026-06-23"), to: day("2027-06-23") },
  termTo: day("2027-06-23"),
};
/** Ten of twelve months of a year are over. */
const byMonth: HeldTerm = {
  ...{ ...prepaid, subscriptionType: ANNUAL_PAID_MONTHLY, periodCost: 48_060 },
  period: { from: day("2027-03-23"), to: day("2027-04-23") },
};

test("after a prepaid year comes the next: 6 users at 948.00 less 10 %, and with GST 5,631.12", () => {
  const [renewal, ...others] = planUpcoming(prices, prepaid);
  expect(others).toEqual([]);
  expect(renewal).toEqual({
    ...{ net: 511_920, tax: 51_192, gross: 563_112, isRenewal: true },
    ...{ from: day("2027-06-23"), to: day("2028-06-23") },
    workedOut: "6 users × 948.00, less volume discount, 10%",
  });
});

test("of a year that is paid by the month, the months that are left and the first of the next year", () => {
  const upcoming = planUpcoming(prices, { ...byMonth, renewalUsers: 2 });
  expect(upcoming.map(({ from, net, workedOut }) => [writeDay(from), net, workedOut])).toEqual([
    // 534.00 − 53.40
    ["2027-04-23", 48_060, "6 users × 89.00, less volume discount, 10%"],
    ["2027-05-23", 48_060, "6 users × 89.00, less volume discount, 10%"],
    ["2027-06-23", 17_800, "2 users × 89.00"],
  ]);
  // Agreed on when a user was 80.00: 480.00 − 48.00, which today's price does not come to.
  const [agreed] = planUpcoming(prices, { ...byMonth, periodCost: 43_200 });
  expect(agreed).toMatchObject({ net: 43_200, workedOut: "6 users, as agreed" });
});

test("who has cancelled pays to the end of the term, and who is past due, tries out or has ended nothing more", () => {
  const days = (change: Partial<HeldTerm>) =>
    planUpcoming(prices, { ...byMonth, ...change }).map(({ from }) => writeDay(from));
  expect(days({ standing: "cancelled" })).toEqual(["2027-04-23", "2027-05-23"]);
  expect(days({ standing: "past_due" })).toEqual([]);
  expect(days({ standing: "trialing", subscriptionType: TRIAL })).toEqual([]);
  expect(days({ standing: "ended" })).toEqual([]);
});
