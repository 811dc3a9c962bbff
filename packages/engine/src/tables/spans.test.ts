import { describe, expect, test } from "vitest";
import { buildModel } from "#build/build-model.ts";
import { smallCompany } from "#testing/small-company.ts";
import type { Timeline } from "#time/timeline.ts";
import { rangeOf, spanOver, spansOf, unitsFor, yearBefore } from "./spans.ts";

/** Thirty months from July 2025; the year ends with June. */
function modelOf(changes: Partial<Timeline>) {
  const months: Timeline = {
    unit: "month",
    start: "2025-07-01",
    periodCount: 30,
    yearEndMonth: 6,
    actualCount: 16,
  };
  return buildModel(smallCompany({ timeline: { ...months, ...changes } }));
}

const model = modelOf({});
const labels = (spans: readonly { label: string }[]) => spans.map(({ label }) => label);

describe("sixteen of thirty months are actual, to October 2026", () => {
  test("this financial year is July 2026 to June 2027, and the year to date ends with October", () => {
    expect(rangeOf(model, "thisFinancialYear")).toEqual({ from: 12, to: 23 });
    expect(rangeOf(model, "yearToDate")).toEqual({ from: 12, to: 15 });
  });

  test("the next twelve begin with November, and all is all", () => {
    expect(rangeOf(model, "nextTwelve")).toEqual({ from: 16, to: 27 });
    expect(rangeOf(model, "all")).toEqual({ from: 0, to: 29 });
  });

  test("a quarter or a year with a month in the range is shown whole", () => {
    expect(labels(spansOf(model, "quarter", { from: 16, to: 20 }))).toEqual(["Q2 FY27", "Q3 FY27"]);
    expect(labels(spansOf(model, "year", { from: 16, to: 20 }))).toEqual(["FY27"]);
  });

  test("July to October has July to October of the year before beside it", () => {
    const span = spanOver(model, rangeOf(model, "yearToDate"));
    expect(span.label).toBe("Jul-26 to Oct-26");
    expect(yearBefore(model, span)).toMatchObject({ label: "Jul-25 to Oct-25", from: 0, to: 3 });
    expect(yearBefore(model, spanOver(model, { from: 3, to: 3 }))).toBeUndefined();
  });

  test("a quarter has the same quarter a year before, and the first year none", () => {
    const quarters = spansOf(model, "quarter");
    expect(quarters.map((span) => yearBefore(model, span)?.label)).toEqual([
      ...[undefined, undefined, undefined, undefined],
      ...["Q1 FY26", "Q2 FY26", "Q3 FY26", "Q4 FY26", "Q1 FY27", "Q2 FY27"],
    ]);
  });
});

test("once all is actual, now is the last period", () => {
  const closed = modelOf({ actualCount: 30 });
  expect(rangeOf(closed, "nextTwelve")).toEqual({ from: 29, to: 29 });
  expect(rangeOf(closed, "thisFinancialYear")).toEqual({ from: 24, to: 29 });
});

test("before anything is actual, the year to date is the first period", () => {
  expect(rangeOf(modelOf({ actualCount: 0 }), "yearToDate")).toEqual({ from: 0, to: 0 });
});

test("weeks are shown by week, month, quarter and year; quarters by quarter and year alone", () => {
  const weeks = modelOf({ unit: "week", start: "2026-06-29", periodCount: 13, actualCount: 0 });
  expect(unitsFor(weeks)).toEqual(["week", "month", "quarter", "year"]);
  expect(labels(spansOf(weeks, "month"))).toEqual(["Jul-26", "Aug-26", "Sep-26"]);
  const quarters = modelOf({ unit: "quarter", periodCount: 4, actualCount: 0 });
  expect(unitsFor(quarters)).toEqual(["quarter", "year"]);
  expect(labels(spansOf(quarters, "month"))).toEqual(["Q1 FY26", "Q2 FY26", "Q3 FY26", "Q4 FY26"]);
});
