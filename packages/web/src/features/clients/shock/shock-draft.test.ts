import { expect, test } from "vitest";
import { draftFrom, otherKinds, parseSize, readyShocks } from "./shock-draft.ts";

test.each([
  ["points", "1", 0.01],
  ["points", "+1.00 pt", 0.01],
  ["points", "-0.25", -0.0025],
  ["percent", "3", 0.03],
  ["percent", "−10.0 %", -0.1],
  ["days", "+10 days", 10],
  ["days", "-5", -5],
  ["days", "", null],
  ["percent", "much", Number.NaN],
] as const)("%s typed as %j are %s", (unit, text, value) => {
  expect(parseSize(unit, text)).toBe(value);
});

test("rates, wages and debtors are offered first, and the other four can be added", () => {
  const draft = draftFrom(undefined);
  expect(readyShocks(draft)).toEqual({
    shocks: [
      { kind: "interestRates", value: 0.01 },
      { kind: "wages", value: 0.03 },
      { kind: "debtorDays", value: 10 },
    ],
  });
  expect(otherKinds(draft)).toEqual(["creditorDays", "revenue", "costOfSales", "overheads"]);
});

test("what is ticked off, nothing, no figure or beyond all bounds is not tried, and it says why", () => {
  const off = draftFrom(undefined).map((shock) => ({ ...shock, isOn: false }));
  expect(readyShocks(off)).toEqual({ fault: "Choose a shock to try." });
  for (const value of [0, null, Number.NaN, 5])
    expect(readyShocks([{ kind: "wages", value, isOn: true }])).toEqual({
      fault: "Wages can change by −90.0 % to +200.0 %, and not by nothing.",
    });
});
