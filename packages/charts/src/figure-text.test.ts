import { expect, test } from "vitest";
import { figureText, formatFor, saidText, scaledText, unitText } from "./figure-text.ts";

test("the unit follows the largest figure: ones, thousands from 100,000, millions from 10 million", () => {
  const unitOf = (largest: number) => unitText(formatFor({ name: "AUD" }, [largest, null, -1]));
  expect([99_999, 100_000, 9_999_999, 10_000_000].map(unitOf)).toEqual([
    "AUD",
    "AUD ’000",
    "AUD ’000",
    "AUD m",
  ]);
});

test("79,078 is 79 on an axis of thousands and 79,078 beside its point", () => {
  const format = formatFor({ size: 1_000 }, [161_826, 79_078]);
  expect([scaledText(79_078, format), figureText(79_078, format)]).toEqual(["79", "79,078"]);
});

test("all labels of a chart have the same decimals, so that they add up: 7.50 + (0.25) = 7.25 million", () => {
  const figures = [7_500_000, -250_000, 7_250_000];
  const format = formatFor({ size: 1_000_000 }, figures);
  expect(figures.map((figure) => scaledText(figure, format))).toEqual(["7.50", "(0.25)", "7.25"]);
});

test("negatives are in parentheses or have a minus, zero is a dash, what is missing is nothing", () => {
  const format = formatFor({}, [1_234]);
  const texts = [-1_234, 0, 0.2, null, Number.NaN].map((figure) => figureText(figure, format));
  expect(texts).toEqual(["(1,234)", "–", "–", "", ""]);
  expect(figureText(-1_234, formatFor({ negatives: "minus" }, [1_234]))).toBe("−1,234");
});

test("read aloud, zero was a dash and a negative stood in parentheses: they are 0 and −1,234", () => {
  const format = formatFor({}, [1_234]);
  const texts = [-1_234, 0, -0.2, null].map((figure) => saidText(figure, format));
  expect(texts).toEqual(["−1,234", "0", "0", "no figure"]);
  expect(saidText(0, formatFor({ kind: "percent" }, []))).toBe("0%");
});

test("hours are told with their minutes, on an axis only where there are some", () => {
  const format = formatFor({ kind: "hours" }, [6.9166, -0.25]);
  const texts = [415 / 60, 2, -0.25, 0].map((figure) => figureText(figure, format));
  expect(texts).toEqual(["6h 55m", "2h 0m", "(0h 15m)", "–"]);
  expect([2, 2.5, 0].map((tick) => scaledText(tick, format, 0.5))).toEqual(["2h", "2h 30m", "–"]);
  expect(saidText(-0.25, format)).toBe("−0h 15m");
});

test("ratios are percentages of one decimal", () => {
  const format = formatFor({ kind: "percent" }, [0.125, -0.02]);
  expect([0.125, -0.02].map((figure) => figureText(figure, format))).toEqual(["12.5%", "(2.0%)"]);
  expect(scaledText(0.5, format, 0.25)).toBe("50%");
});
