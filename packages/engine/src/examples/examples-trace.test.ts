/**
 * "Why?" answered for every figure there is: each is opened into its parts, and those into theirs,
 * until only what was given is left. What is left adds up to the figure.
 */
import { expect, test } from "vitest";
import { valueAt } from "#calculate/sheet.ts";
import { calculateModel } from "#testing/calculate-model.ts";
import { leavesOf } from "#testing/leaves.ts";
import { periodsTried } from "#testing/runs.ts";
import { explain } from "#trace/explain.ts";
import type { View } from "#trace/view.ts";
import { exampleModels } from "./examples.ts";

/** A ten-thousandth of a cent; the largest figures are millions. */
const CLOSE = 1e-6;

test.each(exampleModels)(
  "$name: the leaves of every figure add up to it",
  ({ document }) => {
    const view = calculateModel(document());
    const leafSum = leafSums(view);
    const off: string[] = [];
    for (const period of periodsTried(view.model.document.timeline)) {
      for (const { id } of view.model.program.lines) {
        const value = valueAt(view.model.program, view.sheet, id, period);
        const sum = leafSum(id, period);
        if (!(Math.abs(sum - value) < CLOSE)) off.push(`${id} in ${period}: ${sum}, not ${value}`);
      }
    }
    expect(off).toEqual([]);
  },
  30_000,
);

test.each(exampleModels)(
  "$name: the leaves shown for the totals of the last actual and the last month are those",
  ({ document }) => {
    const view = calculateModel(document());
    const { actualCount, periodCount } = view.model.document.timeline;
    for (const line of ["pl.profit", "bs.totalAssets", "cf.net"]) {
      for (const period of [actualCount - 1, periodCount - 1]) {
        const leaves = leavesOf(view, line, period);
        const sum = leaves.reduce((total, { contribution }) => total + contribution, 0);
        expect(Math.abs(sum - explain(view, line, period).value)).toBeLessThan(CLOSE);
        const kinds = new Set(leaves.map(({ origin }) => origin.kind));
        if (period < actualCount) expect(kinds).toContain("actual");
      }
    }
  },
  30_000,
);

/** Each figure is opened once and remembered, so that all of them take one walk. */
function leafSums(view: View): (line: string, period: number) => number {
  const known = new Map<string, number>();
  const leafSum = (line: string, period: number): number => {
    const key = `${line}@${period}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { parts, value } = explain(view, line, period);
    const sum = parts.reduce(
      (total, { figure, sign, contribution }) =>
        total + (figure ? sign * leafSum(figure.line, figure.period) : contribution),
      0,
    );
    known.set(key, parts.length === 0 ? value : sum);
    return known.get(key) ?? 0;
  };
  return leafSum;
}
