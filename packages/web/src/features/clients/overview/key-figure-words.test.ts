import type { FiguresAhead, ModelFigures } from "@app/contract/models";
import { expect, test } from "vitest";
import { keyFiguresOf } from "./key-figure-words.ts";

const FIGURES: ModelFigures = {
  ...{ currency: "AUD", timeSeries: "Monthly, 3 years", unit: "month", periodCount: 36 },
  ...{ lastActual: "Oct-26", cashFloor: 100_000, ahead: null },
  closingCash: { from: "Sep-26", actualCount: 2, values: [151_000, 139_392, 79_078, 161_826] },
  lowestCash: { value: 79_078, period: "Nov-26" },
  checks: { isBlocked: false, errorCount: 0, alertCount: 1 },
};
const AHEAD: FiguresAhead = {
  ...{ periodCount: 2, nextMonth: 0, closing: { value: 161_826, period: "Dec-26" }, runway: 1 },
  lowestHeadroom: { value: -20_922, period: "Nov-26", floor: 100_000, share: -0.20922 },
  headroomByMonth: { from: 0, values: [-20_922, 61_826] },
  covenants: [
    { name: "Debt service", brokenFrom: "Nov-26" },
    { name: "Current ratio", brokenFrom: null },
  ],
};
const wordsOf = (figures: ModelFigures, ahead: FiguresAhead) =>
  keyFiguresOf(figures, ahead).map(({ label, value, note }) => `${label}: ${value}. ${note}`);

test("cash of 139,392 that falls to 79,078 under a floor of 100,000 is told in five figures", () => {
  expect(wordsOf(FIGURES, AHEAD)).toEqual([
    "Cash, Oct-26: 139,392. AUD, the last actual period",
    "Lowest cash: 79,078. Nov-26, floor 100,000",
    "Closing cash, Dec-26: 161,826. AUD, end of the forecast",
    "Runway: 1. month until below the floor",
    "Covenants: 1 of 2 broken. Debt service, from Nov-26",
  ]);
  expect(keyFiguresOf(FIGURES, AHEAD).map(({ isAlert }) => isAlert)).toEqual([
    ...[false, true, false, true, true],
  ]);
});

test("what nobody gave is told as not given, never as nought", () => {
  const figures = { ...FIGURES, lastActual: null, lowestCash: null, cashFloor: null };
  const none = { ...figures, closingCash: { from: "Nov-26", actualCount: 0, values: [] } };
  const ahead = { ...AHEAD, closing: null, lowestHeadroom: null, runway: null, covenants: [] };
  expect(wordsOf(none, ahead)).toEqual([
    "Cash now: –. No actual period yet",
    "Lowest cash: –. The figures do not hold",
    "Closing cash: –. No period ahead",
    "Runway: –. No cash floor set",
    "Covenants: –. No rules of its own",
  ]);
});

test("24 months that all stay above the floor are a runway of 24 and more", () => {
  const ahead = { ...AHEAD, runway: null, periodCount: 24 };
  expect(wordsOf(FIGURES, ahead)).toContain("Runway: 24+. months, all above the floor");
});
