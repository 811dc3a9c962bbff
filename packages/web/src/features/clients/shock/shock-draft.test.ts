import { expect, test } from "vitest";
import {
  draftFrom,
  isRunToFollow,
  otherKinds,
  parseSize,
  readyShocks,
  usualShock,
} from "./shock-draft.ts";

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

test("a run from another tab took the place of sizes that were being typed: the bar follows it only where nothing was", () => {
  const wages = { jobId: 1, shocks: [{ kind: "wages", value: 0.03 } as const] };
  const revenue = { jobId: 2, shocks: [{ kind: "revenue", value: -0.1 } as const] };
  const asRun = draftFrom(wages.shocks);
  expect(isRunToFollow(revenue, wages, asRun)).toBe(true);
  expect(isRunToFollow(revenue, null, draftFrom(undefined))).toBe(true);
  for (const typed of [
    draftFrom([{ kind: "wages", value: 0.05 }]),
    [{ kind: "wages", value: Number.NaN, isOn: true } as const],
    [...asRun, usualShock("overheads")],
    asRun.map((shock) => ({ ...shock, isOn: false })),
  ]) {
    expect(isRunToFollow(revenue, wages, typed)).toBe(false);
    expect(isRunToFollow(revenue, null, typed)).toBe(false);
  }
  expect(isRunToFollow(wages, wages, asRun)).toBe(false);
  expect(isRunToFollow({ ...wages, jobId: 3 }, wages, asRun)).toBe(false);
  expect(isRunToFollow(null, wages, asRun)).toBe(false);
});
