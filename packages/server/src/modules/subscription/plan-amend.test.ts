import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { readDay, writeDay } from "@app/engine/time/day";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import { type Choice, type Held, planAmend } from "./plan-amend.ts";

const prices = readPriceList(undefined);
const { TRIAL, MONTHLY_UNCOMMITTED, ANNUAL_PREPAID, COMMUNITY, ANNUAL_PAID_MONTHLY } =
  SUBSCRIPTION_TYPES;

function day(text: string) {
  const number = readDay(text);
  if (number === undefined) throw new Error(text);
  return number;
}

/** 6 users prepaid for the year from 23 June 2026. */
const prepaid: Held = {
  ...{ standing: "active", subscriptionType: ANNUAL_PREPAID, currency: "AUD" },
  ...{ payingUsers: 6, renewalUsers: 6, periodCost: 511_920 },
  period: { from: day("2026-06-23"), to: day("2027-06-23") },
};
const today = day("2026-11-16");
const nine: Choice = { payingUsers: 9, subscriptionType: ANNUAL_PREPAID };

test("3 users more with 219 of 365 days left are 1,535.76, and the period costs 7,678.80 from now on", () => {
  const { event, price, lines, after } = planAmend(prices, prepaid, nine, today);
  expect([event, price.payableNow]).toEqual(["amended", 153_576]);
  expect(lines).toEqual([
    {
      ...{ account: "seats", amount: 153_576 },
      description:
        "From 6 to 9 users until 22 June 2027: 9 × 948.00, less 10% (853.20), " +
        "less 5,119.20 for the period as it was, is 2,559.60; 60% of it for 219 of 365 days",
    },
  ]);
  expect(after).toEqual({
    ...{ subscriptionType: ANNUAL_PREPAID, renewalType: null, payingUsers: 9, renewalUsers: 9 },
    ...{ periodCost: 767_880, begins: null },
  });
});

test("the same amendment again costs nothing", () => {
  const { after } = planAmend(prices, prepaid, nine, today);
  const again = planAmend(prices, { ...prepaid, ...after }, nine, today);
  expect([again.price.payableNow, again.after]).toEqual([0, after]);
});

test("fewer users cost nothing, and are what the next period is set to", () => {
  const four = { payingUsers: 4, subscriptionType: ANNUAL_PREPAID } as const;
  const { price, after } = planAmend(prices, prepaid, four, today);
  expect(price).toMatchObject({ payableNow: 0, renewalCost: 379_200 });
  expect(after).toMatchObject({ payingUsers: 6, renewalUsers: 4, periodCost: 511_920 });
});

test("another plan holds from the next renewal on, and users by the current one's price until then", () => {
  const { event, price, after } = planAmend(
    prices,
    prepaid,
    { ...nine, subscriptionType: MONTHLY_UNCOMMITTED },
    today,
  );
  expect([event, price.payableNow]).toEqual(["amended", 153_576]);
  expect(after).toMatchObject({
    ...{ subscriptionType: ANNUAL_PREPAID, renewalType: MONTHLY_UNCOMMITTED, begins: null },
  });
});

test.each<[string, Partial<Held>]>([
  ["a trial", { standing: "trialing", subscriptionType: TRIAL }],
  ["Community", { standing: "active", subscriptionType: COMMUNITY, period: null }],
  ["the end of one", { standing: "ended", subscriptionType: ANNUAL_PREPAID }],
])(
  "after %s a plan begins today and is paid for whole: 5 users prepaid are 4,266.00",
  (_what, held) => {
    const choice = { payingUsers: 5, subscriptionType: ANNUAL_PREPAID } as const;
    const { event, price, lines, after } = planAmend(
      prices,
      { ...prepaid, ...held },
      choice,
      today,
    );
    // 948.00 × 5 = 4,740.00, less 10 %
    expect([event, price.payableNow, price.total]).toEqual(["plan_chosen", 426_600, 426_600]);
    expect(lines).toEqual([
      {
        ...{ account: "seats", amount: 474_000 },
        description: "Forecastle subscription, per user for a year",
        each: { quantity: 5, price: 94_800 },
      },
      { account: "discounts", amount: 47_400, description: "Volume discount, 10%" },
    ]);
    expect(after).toMatchObject({ periodCost: 426_600, payingUsers: 5, renewalUsers: 5 });
  },
);

test("a year that is paid by the month is a month's price and a year's term", () => {
  const trial: Held = {
    ...prepaid,
    standing: "trialing",
    subscriptionType: TRIAL,
    currency: "USD",
  };
  const choice = { payingUsers: 1, subscriptionType: ANNUAL_PAID_MONTHLY } as const;
  const { price, after } = planAmend(prices, trial, choice, day("2027-01-31"));
  expect([price.payableNow, price.annualCost]).toEqual([6_200, 74_400]);
  const { begins } = after;
  expect(
    [begins?.period.from, begins?.period.to, begins?.termTo].map((at) => writeDay(at ?? 0)),
  ).toEqual([...["2027-01-31", "2027-02-28", "2028-01-31"]]);
});

test("of amendments one after the other, what was paid never exceeds the dearest of them for the whole period", () => {
  const users = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 });
  const holds = (counts: number[]) => {
    let held = prepaid;
    let paid = 0;
    let dearest = 0;
    for (const payingUsers of counts) {
      const choice = { payingUsers, subscriptionType: ANNUAL_PREPAID } as const;
      const { price, after } = planAmend(prices, held, choice, today);
      paid += price.payableNow;
      dearest = Math.max(dearest, price.total);
      held = { ...held, ...after };
      if (held.periodCost < dearest || held.renewalUsers !== payingUsers) return false;
    }
    // Each payment is rounded by itself.
    return paid <= Math.max(0, dearest - prepaid.periodCost) * 0.6 + counts.length;
  };
  fc.assert(fc.property(users, holds), { numRuns: 2_000, seed: 20_261_117 });
});
