import { expect, test } from "vitest";
import { shortAmount } from "./short-amount.ts";

test.each([
  [3_187_000, "3.2 m"],
  [999_600, "1.0 m"],
  [84_400, "84 k"],
  [-84_400, "(84) k"],
  [9_900, "9,900"],
  [0, "–"],
])("%d is shown as %s", (amount, text) => {
  expect(shortAmount(amount)).toBe(text);
});
