import { expect, test } from "vitest";
import {
  againstOf,
  type Comparison,
  comparisonText,
  readComparison,
  usualPeriod,
} from "./comparison.ts";

test("a comparison reads from its address as it was written there", () => {
  const all: Comparison[] = [
    { kind: "lastYear" },
    { kind: "case", id: undefined },
    { kind: "case", id: "slow" },
    { kind: "model", id: 12 },
    { kind: "version", version: 40 },
  ];
  for (const each of all) expect(readComparison(comparisonText(each))).toEqual(each);
});

test("what makes no sense in an address is no comparison", () => {
  for (const text of [undefined, "", "model:", "model:x", "version:-1", "nothing:1"])
    expect(readComparison(text)).toBeUndefined();
});

test("a budget and a version are documents beside the model, a case and last year are its own", () => {
  expect(againstOf({ kind: "model", id: 12 })).toEqual({ case: { reference: "model:12" } });
  expect(againstOf({ kind: "case", id: "slow" })).toEqual({ case: "slow" });
  expect(againstOf({ kind: "lastYear" })).toBe("yearBefore");
});

test("a case is compared up to the end of the year under way, where it can differ; a budget up to the last actual month", () => {
  const timeline = { actualCount: 12, periodCount: 30 };
  const at = (comparison: Comparison) => usualPeriod(comparison, timeline, [11, 23]);
  expect(at({ kind: "case", id: "slow" })).toBe(23);
  expect(at({ kind: "version", version: 40 })).toBe(23);
  expect(at({ kind: "model", id: 12 })).toBe(11);
  expect(at({ kind: "lastYear" })).toBe(11);
  const ahead = { actualCount: 26, periodCount: 30 };
  expect(usualPeriod({ kind: "case", id: undefined }, ahead, [11, 23])).toBe(29);
});
