import { expect, test } from "vitest";
import {
  fittingStart,
  mondayOfDay,
  type Span,
  spanText,
  usualStart,
  yearsText,
} from "./first-period.ts";

const NOW = new Date(2026, 10, 15);
const MONTHLY: Span = { unit: "month", periodCount: 36, start: "2026-07-01", yearEndMonth: 6 };

test.each([
  ["month", 6, "2026-07-01"],
  ["quarter", 12, "2026-01-01"],
  ["year", 3, "2026-04-01"],
  ["month", 10, "2026-11-01"],
  ["week", 6, "2026-11-16"],
] as const)(
  "on 15 November 2026 a model by the %s, years ending in month %i, begins on %s",
  (unit, yearEndMonth, start) => {
    expect(usualStart(unit, yearEndMonth, NOW)).toBe(start);
  },
);

test.each([
  ["2027-07-01", "year", 12, "2027-01-01"],
  ["2026-11-01", "quarter", 6, "2026-10-01"],
  ["2026-01-01", "year", 6, "2025-07-01"],
  ["2026-11-01", "month", 6, "2026-11-01"],
  ["2026-11-16", "week", 6, "2026-11-16"],
  ["", "year", 6, ""],
] as const)(
  "from %s on, by the %s with year end in month %i, a model begins on %s",
  (start, unit, yearEndMonth, fitting) => {
    expect(fittingStart(start, unit, yearEndMonth)).toBe(fitting);
  },
);

test("a week begins on its Monday, whichever of its days is chosen", () => {
  expect(mondayOfDay("2026-11-15")).toBe("2026-11-09");
  expect(mondayOfDay("2026-11-16")).toBe("2026-11-16");
});

test.each([
  [MONTHLY, "Jul-26 to Jun-29, 3 whole financial years"],
  [{ ...MONTHLY, periodCount: 12 }, "Jul-26 to Jun-27, 1 whole financial year"],
  [{ ...MONTHLY, start: "2026-11-01" }, "Nov-26 to Oct-29, not whole financial years"],
  [{ ...MONTHLY, unit: "year", periodCount: 10 }, "Jul-26 to Jun-36, 10 whole financial years"],
  [
    { ...MONTHLY, unit: "week", periodCount: 13, start: "2026-11-16" },
    "13 weeks, the last to 14 Feb-27",
  ],
] as [Span, string][])("%o is %s", (span, text) => {
  expect(spanText(span)).toBe(text);
});

test("without a first day there is nothing to say of the periods", () => {
  expect([spanText({ ...MONTHLY, start: "" }), yearsText({ ...MONTHLY, start: "" })]).toEqual([
    "",
    "",
  ]);
});

test("a name can carry the financial years: FY27 to FY29, or FY27 alone", () => {
  expect(yearsText(MONTHLY)).toBe("FY27 to FY29");
  expect(yearsText({ ...MONTHLY, periodCount: 12 })).toBe("FY27");
});
