import { describe, expect, test } from "vitest";
import { CONTRAST_MIN, contrastOf, REPORT_GROUNDS, seenOn } from "./report-accent.ts";

test("black and white stand 21 apart, and a colour 1 from itself", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 10);
  expect(contrastOf("#2148c0", "#2148c0")).toBe(1);
});

test("#767676 is the lightest grey with 4.5 to 1 on white", () => {
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#777777", "#ffffff")).toBeLessThan(4.5);
});

test("a colour that is seen stays as it is", () => {
  expect(seenOn("#0a3d62", "light")).toBe("#0a3d62");
  expect(seenOn("#f2c14e", "dark")).toBe("#f2c14e");
});

describe.each(["light", "dark"] as const)("on the %s ground", (theme) => {
  const colours = ["#000000", "#ffffff", "#ffee00", "#0a3d62", "#161a20", "#f6f5f2", "#7f7f7f"];
  test.each(colours)("what is near %s is seen", (colour) => {
    const near = seenOn(colour, theme);
    expect(contrastOf(near, REPORT_GROUNDS[theme])).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });
});
