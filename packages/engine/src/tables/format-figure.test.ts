import fc from "fast-check";
import { expect, test } from "vitest";
import { type FigureFormat, formatFigure } from "./format-figure.ts";

const amount: FigureFormat = { style: "amount", decimals: 0 };

test.each<[number | null, FigureFormat, string]>([
  [1_234_567, amount, "1,234,567"],
  [-20_922, amount, "(20,922)"],
  [999, amount, "999"],
  [-1000, amount, "(1,000)"],
  [0, amount, "–"],
  [-0, amount, "–"],
  [-0.4, amount, "–"],
  [2.5, amount, "3"],
  [-2.5, amount, "(3)"],
  [null, amount, ""],
  [Number.NaN, amount, ""],
  [1e21, amount, "1,000,000,000,000,000,000,000"],
  [20_922.5, { style: "amount", decimals: 2 }, "20,922.50"],
  [-0.05, { style: "amount", decimals: 2 }, "(0.05)"],
  [0.005, { style: "price", decimals: 2 }, "0.01"],
  [1.005, { style: "price", decimals: 2 }, "1.01"],
  [0.125, { style: "percent", decimals: 1 }, "12.5%"],
  [-0.02, { style: "percent", decimals: 1 }, "(2.0%)"],
  [12, { style: "percent", decimals: 1 }, "1,200.0%"],
  [-0.006, { style: "points", decimals: 1 }, "(0.6 pt)"],
  [1.4, { style: "ratio", decimals: 1 }, "1.4×"],
  [38, { style: "days", decimals: 0 }, "38"],
  [5136, { style: "count", decimals: 0 }, "5,136"],
])("%d as %o is %s", (figure, format, text) => {
  expect(formatFigure(figure, format)).toBe(text);
});

test("negatives may be written with a minus instead of parentheses", () => {
  expect(formatFigure(-20_922.5, { style: "amount", decimals: 2 }, "minus")).toBe("−20,922.50");
  expect(formatFigure(-0.02, { style: "percent", decimals: 1 }, "minus")).toBe("−2.0%");
});

test("every figure is written as Intl writes it, in Australia and in the United States", () => {
  const figure = fc.integer({ min: -1e12, max: 1e12 });
  const holds = (cents: number, decimals: number) => {
    const size = Math.abs(cents) / 10 ** decimals;
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    for (const locale of ["en-AU", "en-US"]) {
      const written = formatFigure(size, { style: "amount", decimals });
      expect(written).toBe(cents === 0 ? "–" : size.toLocaleString(locale, digits));
    }
  };
  fc.assert(fc.property(figure, fc.integer({ min: 0, max: 4 }), holds), { numRuns: 200 });
});
