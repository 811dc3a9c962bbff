import { expect, test } from "vitest";
import { centsText, fromHundredths, hundredthsOf, ratioOf, shareOf } from "./cents.ts";

test.each([
  [5119.2, 511_920],
  [0.07, 7],
  [1.15, 115],
  [4.35, 435],
  [1_000_000_000.01, 100_000_000_001],
  [-568.8, -56_880],
  [0, 0],
])("%d is read as %d hundredths, and back", (amount, hundredths) => {
  expect(hundredthsOf(amount)).toBe(hundredths);
  expect(fromHundredths(hundredths)).toBe(amount);
});

test.each([
  [511_920, "5,119.20"],
  [7, "0.07"],
  [0, "0.00"],
  [-56_880, "-568.80"],
  [123_456_789_01, "123,456,789.01"],
])("%d cents are written %s", (cents, text) => expect(centsText(cents)).toBe(text));

test("every amount up to 20,000 dollars is read exactly, and back", () => {
  for (let cents = 0; cents <= 2_000_000; cents += 1) {
    if (hundredthsOf(fromHundredths(cents)) !== cents) throw new Error(`${cents} cents`);
  }
});

test.each([0.001, 9.999, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e15])(
  "%d has more decimals than money has, or is too much",
  (amount) => expect(() => hundredthsOf(amount)).toThrow("two decimals at most"),
);

test.each([
  // 10 % of 10.05 is 1.005: half a cent, and so 1.01. As a float it is 1.00499….
  [1_005, 1_000, 101],
  // 10 % of 10.04 is 1.004, and of 10.06 it is 1.006.
  [1_004, 1_000, 100],
  [1_006, 1_000, 101],
  // 12.5 % of 0.04 is 0.005.
  [4, 1_250, 1],
  // 12.5 % of 0.03 is 0.00375.
  [3, 1_250, 0],
  // 59.73 % of 2,559.60 is 1,528.849…: 255960 × 5973 / 10000 = 152,884.908.
  [255_960, 5_973, 152_885],
  [255_960, 0, 0],
  [255_960, 10_000, 255_960],
  // What is credited is what was charged.
  [-1_005, 1_000, -101],
  [-1_004, 1_000, -100],
])("%d cents at %d hundredths of a percent are %d cents", (cents, share, expected) => {
  expect(shareOf(cents, share)).toBe(expected);
});

test("a share is exact where a float has no decimals left", () => {
  // 33.33 % of 90,071,992,547,409.91 is 30,020,995,116,051.722…
  expect(shareOf(Number.MAX_SAFE_INTEGER, 3_333)).toBe(3_002_099_511_605_172);
});

test("what does not fit a whole number of cents is refused", () => {
  expect(() => ratioOf(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow("too many to count");
  expect(() => shareOf(0.5, 1_000)).toThrow(RangeError);
});
