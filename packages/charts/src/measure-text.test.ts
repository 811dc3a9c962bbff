import { expect, test } from "vitest";
import { TEXT_LOOKS } from "./drawing.ts";
import { cutText, measureInter, wrapText } from "./measure-text.ts";
import { sixPixels } from "./testing/sketch.ts";

const { name, tick, period } = TEXT_LOOKS;

test("tabular digits are all as wide: 100 and 111 of 11 pixels are 3 × 0.648 × 11", () => {
  expect(measureInter("100", tick)).toBeCloseTo(21.384, 6);
  expect(measureInter("111", tick)).toBe(measureInter("100", tick));
  expect(measureInter("111", period)).toBeLessThan(measureInter("100", period));
});

test("a letter with an accent is as wide as without, and an unknown one as wide as any", () => {
  expect(measureInter("Größe", name)).toBeGreaterThanOrEqual(measureInter("Grose", name));
  expect(measureInter("é", name)).toBe(measureInter("e", name));
  expect(measureInter("酒", name)).toBeCloseTo(12.1, 6);
});

test("a text too long is cut with an ellipsis, and left out when three letters do not fit", () => {
  expect(cutText("Wholesale kegs", 60, name, sixPixels)).toBe("Wholesale…");
  expect(cutText("Wholesale kegs", 84, name, sixPixels)).toBe("Wholesale kegs");
  expect(cutText("Wholesale kegs", 20, name, sixPixels)).toBe("");
});

test("a name breaks between words into its two most even lines, or not at all", () => {
  expect(wrapText("Cost of sales", 60, name, sixPixels)).toEqual(["Cost of", "sales"]);
  expect(wrapText("Cost of sales", 78, name, sixPixels)).toEqual(["Cost of sales"]);
  expect(wrapText("Depreciation", 60, name, sixPixels)).toBeUndefined();
});
