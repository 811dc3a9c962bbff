import fc from "fast-check";
import { expect, test } from "vitest";
import type { Comparison } from "./history-queries.ts";
import { headlineOf, stepsOf } from "./history-words.ts";
import { shownComparison, shownDifference } from "./shown-comparison.ts";

const version = {
  ...{ version: 1, kind: "save" as const, authorName: "Ada", isYou: true, label: null },
  ...{ at: "2026-11-16T09:00:00Z", message: "", closingCash: 0 },
};

function compared(before: number, parts: (number | null)[], after?: number): Comparison {
  const cents = (amount: number | null) => Math.round((amount ?? 0) * 100);
  const sum = parts.reduce((total: number, part) => total + cents(part), cents(before)) / 100;
  return {
    ...{ from: version, to: version, wordCount: 0, addsUp: true },
    figures: [
      {
        line: "cf.closingCash",
        name: "Closing cash",
        period: "Jun-27",
        before,
        after: after ?? sum,
        cells: { before: "cf.closingCash@11", after: "cf.closingCash@11" },
      },
    ],
    changes: parts.map((part, index) => ({
      ...{ place: `drivers/d${index}`, kind: "changed" as const, parts: [part] },
      sentence: `Driver ${index} from 1 to 2`,
    })),
  };
}

test("816,033.51 less 30,871.49 is no longer shown as 816,034 less 30,871 and 785,162", () => {
  const { figures, changes } = shownComparison(compared(816_033.51, [-30_871.49]));
  expect([figures[0]?.before, changes[0]?.parts[0], figures[0]?.after]).toEqual([
    816_034, -30_872, 785_162,
  ]);
});

const amount = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);

test("whatever the parts, those shown lead from the figure shown to the figure shown, none a unit off", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { maxLength: 20 }), (before, parts) => {
      const exact = compared(before, parts);
      const { figures, changes } = shownComparison(exact);
      const shown = changes.map((change) => change.parts[0] ?? Number.NaN);
      const [figure] = figures;
      expect((figure?.before ?? 0) + shown.reduce((sum, part) => sum + part, 0)).toBe(
        figure?.after,
      );
      shown.forEach((part, index) => {
        // A whole unit only between two ends that are halves on either side of zero.
        expect(Math.abs(part - (parts[index] ?? 0))).toBeLessThanOrEqual(1);
        expect(Number.isInteger(part)).toBe(true);
      });
    }),
  );
});

test("the sentence's parts add up to what it says, also of very many", () => {
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 1, maxLength: 20 }), (before, parts) => {
      const shown = shownComparison(compared(before, parts));
      const steps = stepsOf(shown, 0).reduce((sum, { figure }) => sum + (figure ?? 0), 0);
      expect(steps).toBe(headlineOf(shown, 0)?.amount);
    }),
  );
});

test("what was not priced stays unknown, and the rest still adds up", () => {
  const { changes, figures } = shownComparison(compared(0.4, [0.3, null, 0.3]));
  expect(changes.map(({ parts }) => parts[0])).toEqual([1, null, 0]);
  expect([figures[0]?.before, figures[0]?.after]).toEqual([0, 1]);
});

test("a column that does not add up is bent to nothing: each figure is rounded by itself", () => {
  const { changes, figures } = shownComparison(compared(10.6, [5.4], 100.2));
  expect([figures[0]?.before, changes[0]?.parts[0], figures[0]?.after]).toEqual([11, 5, 100]);
});

test("the list of versions said (30,871) beside a comparison of (30,872): both tell the shown amounts apart", () => {
  expect(shownDifference(785_162.47, 816_033.64)).toBe(-30_872);
  expect(shownDifference(785_162.47, null)).toBe(null);
});
