import type { FiguresAhead, ModelFigures } from "@app/contract/models";
import { expect, test } from "vitest";
import { keyFiguresOf, promisesOf } from "./key-figure-words.ts";

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
  mostDrawn: null,
  headroomByMonth: { from: 0, values: [-20_922, 61_826] },
  year: {
    ...{ name: "FY27, 4 months", periods: ["Sep-26", "Oct-26", "Nov-26", "Dec-26"] },
    ...{ actualCount: 2, revenue: [200_000, 100_000, 250_000, 250_000] },
    ...{
      grossProfit: [120_000, 63_000, 150_000, 147_000],
      ebitda: [40_000, -10_000, 30_000, 60_000],
    },
  },
  covenants: [
    { name: "Debt service", brokenFrom: "Nov-26" },
    { name: "Current ratio", brokenFrom: null },
  ],
};
const wordsOf = (figures: ModelFigures, ahead: FiguresAhead) =>
  [...keyFiguresOf(figures, ahead), ...promisesOf(figures, ahead)].map(
    ({ label, value, note }) => `${label}: ${value}. ${note}`,
  );

test("a year of 800,000 and cash of 139,392 that falls to 79,078 under a floor of 100,000 is told in seven figures", () => {
  expect(wordsOf(FIGURES, AHEAD)).toEqual([
    "Revenue FY27, 4 months: 800,000. To Oct-26 300,000",
    // 480,000 of 800,000, and 183,000 of 300,000.
    "Gross margin FY27, 4 months: 60.0%. To Oct-26 61.0%",
    "EBITDA FY27, 4 months: 120,000. 15.0% of revenue",
    "Lowest cash: 79,078. Nov-26, floor 100,000",
    "Closing cash, Dec-26: 161,826. Oct-26 139,392",
    "Runway: 1. month until below the floor",
    "Covenants: 1 of 2 broken. Debt service, from Nov-26",
  ]);
  const all = [...keyFiguresOf(FIGURES, AHEAD), ...promisesOf(FIGURES, AHEAD)];
  expect(all.map(({ isAlert }) => isAlert)).toEqual([
    ...[false, false, false, true, false, true, true],
  ]);
});

test("what nobody gave is told as not given, never as nought", () => {
  const figures = { ...FIGURES, lastActual: null, lowestCash: null, cashFloor: null };
  const none = { ...figures, closingCash: { from: "Nov-26", actualCount: 0, values: [] } };
  const year = {
    ...AHEAD.year,
    periods: [],
    actualCount: 0,
    revenue: [],
    grossProfit: [],
    ebitda: [],
  };
  const gone = { closing: null, lowestHeadroom: null, runway: null, covenants: [], year };
  const ahead = { ...AHEAD, ...gone };
  expect(wordsOf(none, ahead)).toEqual([
    "Revenue FY27, 4 months: –. All of it forecast",
    "Gross margin FY27, 4 months: –. ",
    "EBITDA FY27, 4 months: –. – of revenue",
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

test("a year without revenue has no margin, and a loss is an alert", () => {
  const year = { ...AHEAD.year, revenue: [0, 0, 0, 0], ebitda: [-1, -1, -1, -1] };
  const [, margin, ebitda] = keyFiguresOf(FIGURES, { ...AHEAD, year });
  expect([margin?.value, ebitda?.value, ebitda?.isAlert]).toEqual(["–", "(4)", true]);
});
