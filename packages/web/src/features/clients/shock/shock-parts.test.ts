import { expect, test } from "vitest";
import { shockCost } from "./shock-parts.ts";

const outlook = {
  ...{ months: ["Nov-26", "Dec-26", "Jan-27"], flooredCount: 0 },
  ...{ belowFloor: { base: [], shocked: [] }, cash: [] },
};
const shocks = [
  { kind: "interestRates", value: 0.01 },
  { kind: "debtorDays", value: 10 },
] as const;

test("what shocks cost is told for the last month that every forecast reaches, and adds up in whole units in the order they were applied in", () => {
  const cash = {
    ...{ currency: "AUD", forecastCount: 2, base: [100, 200.4, null] },
    steps: [
      [90, 180.6, null],
      [80, 100.5, null],
    ],
  };
  expect(shockCost(outlook, cash, [...shocks])).toEqual({
    ...{ month: "Dec-26", base: 200, shocked: 101, change: -99 },
    parts: [
      { text: "Interest rates +1.00 pt", change: -19 },
      { text: "Debtors +10 days", change: -80 },
    ],
  });
});

test("where no month is reached by all there is nothing to tell", () => {
  const cash = { currency: "AUD", forecastCount: 2, base: [null], steps: [[null], [null]] };
  expect(shockCost(outlook, cash, [...shocks])).toBeUndefined();
});
