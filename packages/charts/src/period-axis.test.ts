import { expect, test } from "vitest";
import { drawPeriodAxis } from "./period-axis.ts";
import { periodKind, periodLabel } from "./period-label.ts";
import { openSheet } from "./sheet.ts";
import { sixPixels } from "./testing/sketch.ts";

/** The labels under a plot of a width, with "/" before those of the second row. */
function labels(periods: readonly string[], width: number): string {
  const plot = { left: 20, right: 20 + width, top: 0, bottom: 50 };
  const sheet = openSheet({ width: width + 40, height: 100 }, sixPixels);
  drawPeriodAxis(sheet, plot, periods, (index) => 20 + (index * width) / (periods.length - 1));
  const texts = sheet.marks().flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  return texts.map(({ text, y }) => (y > 70 ? `/${text}` : text)).join(" ");
}

const months = (count: number) => {
  const names = [
    "Jul",
    "Aug",
    "Sep",
    "Oct",
    "Nov",
    "Dec",
    "Jan",
    "Feb",
    "Mar",
    "Apr",
    "May",
    "Jun",
  ];
  return Array.from(
    { length: count },
    (_, month) => `${names[month % 12]}-${26 + Math.floor((month + 6) / 12)}`,
  );
};

test("a year of months: all, every second, every third, as the width has room for 18 and a gap of 8", () => {
  expect(labels(months(12), 286)).toBe(
    "Jul /2026 Aug Sep Oct Nov Dec Jan /2027 Feb Mar Apr May Jun",
  );
  expect(labels(months(12), 285)).toBe("Jul /2026 Sep Nov Jan /2027 Mar May");
  expect(labels(months(12), 142)).toBe("Jul /2026 Oct Jan /2027 Apr");
});

test("ten years of months name a month of each year, with its year", () => {
  expect(labels(months(120), 500)).toBe(
    "Jul-26 Jul-27 Jul-28 Jul-29 Jul-30 Jul-31 Jul-32 Jul-33 Jul-34 Jul-35",
  );
});

test("quarters, years and weeks are named as the engine writes them, the year once", () => {
  expect(labels(["Q3 FY27", "Q4 FY27", "Q1 FY28"], 100)).toBe("Q3 /FY27 Q4 Q1 /FY28");
  expect(labels(["Sep-26", "Dec-26", "Mar-27"], 100)).toBe("Sep /2026 Dec Mar /2027");
  expect(labels(["FY26", "FY27", "FY28"], 100)).toBe("FY26 FY27 FY28");
  expect(labels(["28 Jun-26", "5 Jul-26"], 100)).toBe("28 Jun /2026 5 Jul");
});

test("the kind of period is read off its labels", () => {
  const kinds = [months(3), ["Q1 FY27", "Q2 FY27"], ["FY26"], ["5 Jul-26"], ["A", "B"], []];
  expect(kinds.map(periodKind)).toEqual(["Month", "Quarter", "Year", "Week", "Period", "Period"]);
});

test("in a sentence a period has its whole name", () => {
  expect(["Feb-27", "5 Jul-26", "FY27"].map((label) => periodLabel(label).long)).toEqual([
    "February 2027",
    "5 July 2026",
    "FY27",
  ]);
});
