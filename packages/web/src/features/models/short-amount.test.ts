import { expect, test } from "vitest";
import { shortAmount } from "./short-amount.ts";

test.each([
  [3_187_000, "3.2\u00a0m"],
  [999_600, "1.0\u00a0m"],
  [84_400, "84\u00a0k"],
  [-84_400, "(84)\u00a0k"],
  [9_900, "9,900"],
  [0, "–"],
])("%d is shown as %s", (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
