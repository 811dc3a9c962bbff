/**
 * A comparison as it is read, in whole units: rounded once, so that in every column the figure before
 * and the parts are the figure after, as they stand there. The engine's tables are rounded alike.
 */
import { columnRounder, roundUnits } from "@app/engine/roll-up/rounded";
import type { Comparison } from "./history-queries.ts";

export function shownComparison(compared: Comparison): Comparison {
  const columns = compared.figures.map(({ before, after }, at) =>
    shownColumn(
      before,
      after,
      compared.changes.map(({ parts }) => parts[at] ?? null),
    ),
  );
  return {
    ...compared,
    figures: compared.figures.map((figure, at) => ({ ...figure, ...columns[at]?.ends })),
    changes: compared.changes.map((change, row) => ({
      ...change,
      parts: columns.map(({ parts }) => parts[row] ?? null),
    })),
  };
}

type Amount = number | null;

function shownColumn(before: Amount, after: Amount, parts: readonly Amount[]) {
  const exact = Float64Array.from([after, before, ...parts], (amount) => amount ?? 0);
  const shown = new Float64Array(exact.length);
  if (before === null || after === null || !doesAddUp(exact)) {
    shown.set(exact.map(roundUnits));
  } else {
    columnRounder(nodesOf(parts.length))(exact, shown);
  }
  const shownAt = (index: number, amount: Amount) => (amount === null ? null : shown[index] || 0);
  return {
    ends: { before: shownAt(1, before), after: shownAt(0, after) },
    parts: parts.map((part, index) => shownAt(index + 2, part)),
  };
}

/** To the cent; what was not priced counts as nothing, and is in the rest. */
function doesAddUp([after = 0, ...parts]: Float64Array) {
  return Math.abs(after - parts.reduce((sum, part) => sum + part, 0)) < 0.005;
}

/** The figure after is a total of the one before, which is a total too, and the parts. */
function nodesOf(partCount: number) {
  const children = Array.from({ length: partCount + 1 }, (_, index) => index + 1);
  const node = { sign: 1, children: [] } as const;
  return [
    { ...node, parent: undefined, children, rounding: "total" } as const,
    ...children.map(
      (index) => ({ ...node, parent: 0, rounding: index === 1 ? "total" : "part" }) as const,
    ),
  ];
}

/** What a version did to an amount, as the amounts themselves are shown. */
export function shownDifference(after: Amount, before: Amount): Amount {
  return after === null || before === null ? null : roundUnits(after) - roundUnits(before);
}
