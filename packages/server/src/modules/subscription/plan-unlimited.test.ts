import { BILLING_PERIODS } from "@app/contract/plans";
import { readDay, writeDay } from "@app/engine/time/day";
import { expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import { planUnlimited } from "./plan-unlimited.ts";

const prices = readPriceList(undefined);
const { MONTHLY, ANNUAL } = BILLING_PERIODS;
const day = (text: string) => readDay(text) ?? 0;

test.each([
  [MONTHLY, "AUD", "2027-01-31", ["2027-01-31", "2027-02-28"], 49_000],
  [MONTHLY, "AUD", "2027-02-28", ["2027-02-28", "2027-03-31"], 49_000],
  [ANNUAL, "AUD", "2027-01-31", ["2027-01-31", "2028-01-31"], 490_000],
  [ANNUAL, "USD", "2028-01-31", ["2028-01-31", "2029-01-31"], 340_000],
] as const)(
  "bought on 31 January 2027 by period %i in %s, %s lies in %j at %i cents",
  (period, currency, at, span, cents) => {
    const held = { period, currency, anchor: day("2027-01-31") };
    const planned = planUnlimited(prices, held, day(at));
    expect([planned.span.from, planned.span.to].map(writeDay)).toEqual(span);
    expect(planned.lines.map(({ account, amount }) => [account, amount])).toEqual([
      ["unlimited_models", cents],
    ]);
  },
);

test("a period is charged once, by its first day", () => {
  const held = { period: MONTHLY, currency: "AUD", anchor: day("2027-01-31") } as const;
  expect(planUnlimited(prices, held, day("2027-03-01"))).toMatchObject({
    key: "unlimited models from 28 February 2027",
    lines: [{ description: "Unlimited models, 28 February 2027 to 30 March 2027" }],
  });
});
