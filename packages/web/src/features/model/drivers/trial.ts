/** What an addition would do to this model: cash and profit before and after, and what it posts. */
import type { LineChart } from "@app/charts/chart";
import type { Edit } from "@app/engine/edits/edit";
import type { Issue } from "@app/engine/model/issue";
import { cellIndex, SCALES, type Table } from "@app/engine/tables/table";
import type { TriedOut } from "@app/engine/worker/protocol";
import type { TableRead } from "@app/engine/worker/read-tables";
import type { OpenDocument } from "#model/open-document.ts";

const CASH = "cf.closingCash";
const PROFIT = "pl.profit";

const READ: TableRead = {
  shows: { title: "What it does", lines: [CASH, PROFIT] },
  ...{ preset: "nextTwelve", hasYears: false },
};

export type Moved = { label: string; before: number; after: number };

export type Trial = {
  moved: Moved[];
  chart: LineChart;
  postings: TriedOut["postings"];
  /** What would be wrong that is not wrong now. */
  issues: Issue[];
};

/** Undefined when the edits cannot be made at all. */
export async function tryAddition(
  document: OpenDocument,
  edits: readonly Edit[],
  module: string,
): Promise<Trial | undefined> {
  const { actualCount: period } = document.state().structure.timeline;
  const [before, after] = await Promise.all([
    document.tryOut([], [READ]),
    document.tryOut(edits, [READ], { module, period }),
  ]);
  if (before.kind === "refused" || after.kind === "refused") return undefined;
  const [old, next] = [before.tables[0], after.tables[0]];
  if (!old || !next) return undefined;
  const known = new Set(before.issues.map(({ message }) => message));
  return {
    moved: movedBetween(old, next),
    chart: cashChart(old, next),
    postings: after.postings,
    issues: after.issues.filter(
      ({ severity, message }) => severity === "error" && !known.has(message),
    ),
  };
}

/** Cash at the end, and profit of all of it. */
function movedBetween(before: Table, after: Table): Moved[] {
  const last = after.columns.at(-1)?.label ?? "";
  const first = after.columns[0]?.label ?? "";
  return [
    {
      label: `Closing cash ${last}`,
      before: seriesOf(before, CASH).at(-1) ?? 0,
      after: seriesOf(after, CASH).at(-1) ?? 0,
    },
    {
      label: `Profit ${first} to ${last}`,
      before: sum(seriesOf(before, PROFIT)),
      after: sum(seriesOf(after, PROFIT)),
    },
  ];
}

function cashChart(before: Table, after: Table): LineChart {
  return {
    kind: "line",
    title: "Closing cash",
    unit: { name: after.currency, size: SCALES.thousands },
    periods: after.columns.map(({ label }) => label),
    actualCount: after.columns.filter(({ standing }) => standing === "actual").length,
    series: [
      { id: "after", name: "With it", figures: seriesOf(after, CASH), colour: 1 },
      { id: "before", name: "Now", figures: seriesOf(before, CASH), colour: 2, isQuiet: true },
    ],
  };
}

function seriesOf(table: Table, line: string): number[] {
  const row = table.rows.findIndex((each) => each.line === line);
  return table.columns.map((_, column) => table.figures[cellIndex(table, row, column)] ?? 0);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
