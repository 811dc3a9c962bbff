import { expect, test } from "vitest";
import { labelStep, periodAt, spreadLabels, valueScale } from "./chart-scales.ts";

const plot = { left: 40, right: 480, top: 20, bottom: 220 };

test("labels that would stand on one another move down, the highest stays", () => {
  expect(spreadLabels([100, 104, 40], 14)).toEqual([100, 114, 40]);
  expect(spreadLabels([50, 50, 50], 14)).toEqual([50, 64, 78]);
});

test("a value axis starts at zero when every value is above it, and goes below when one is", () => {
  expect(valueScale([79_078, 161_826], plot).domain()).toEqual([0, 200_000]);
  expect(valueScale([-20_922, 161_826], plot).domain()[0]).toBeLessThanOrEqual(-20_922);
});

test("a pointer beyond the edges reads the first or the last period", () => {
  expect(periodAt(0, 12, plot)).toBe(0);
  expect(periodAt(260, 12, plot)).toBe(6);
  expect(periodAt(900, 12, plot)).toBe(11);
});

test("a phone shows fewer period labels than a screen", () => {
  expect(labelStep(12, { ...plot, right: 640 })).toBe(1);
  expect(labelStep(12, { ...plot, right: 320 })).toBe(2);
  expect(labelStep(12, { ...plot, right: 210 })).toBe(3);
});
