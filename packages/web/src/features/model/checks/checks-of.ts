/** The checks of a case as the page shows them: one row each, one mark for each period. */
import type { Check } from "@app/engine/draft/draft";
import type { Issue } from "@app/engine/model/issue";
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { BrokenCheck } from "@app/engine/worker/check-state";
import { countOf } from "#model/outlook.ts";

export type CheckRow = Pick<Check, "id" | "name" | "class" | "module"> & {
  /** Where its figures stand in the table, to ask why. */
  row: number;
  /** In each column: what it is off by, null where it is right. */
  marks: (number | null)[];
  /** The column in which it is furthest off, and by how much; none where it is right. */
  worst?: { column: number; value: number };
};

export function checkRowsOf(table: Table, checks: readonly Check[]): CheckRow[] {
  const byLine = new Map(checks.map((check) => [check.line, check]));
  return table.rows.flatMap(({ line, kind }, row): CheckRow[] => {
    const check = line === undefined || kind !== "check" ? undefined : byLine.get(line);
    if (!check) return [];
    const marks = table.columns.map((_, column) => {
      const value = table.figures[cellIndex(table, row, column)] ?? null;
      return value === 0 ? null : value;
    });
    const { id, name, class: kindOf, module } = check;
    const worst = worstOf(marks);
    return [
      {
        ...{ id, name, class: kindOf, row, marks },
        ...(module !== undefined && { module }),
        ...(worst && { worst }),
      },
    ];
  });
}

function worstOf(marks: readonly (number | null)[]) {
  let worst: CheckRow["worst"];
  marks.forEach((value, column) => {
    if (value !== null && (!worst || Math.abs(value) > Math.abs(worst.value)))
      worst = { column, value };
  });
  return worst;
}

/** Of one class, those that are off before those that are right. */
export function checksIn(rows: readonly CheckRow[], kind: Check["class"]): CheckRow[] {
  const own = rows.filter((row) => row.class === kind);
  return [...own.filter(({ worst }) => worst), ...own.filter(({ worst }) => !worst)];
}

/** What needs a look comes first: classes with something off before those that are right. */
export function classesInOrder(counts: CheckCounts): Check["class"][] {
  const classes = ["error", "alert", "sensitivity"] as const;
  return [...classes.filter((each) => counts[each]), ...classes.filter((each) => !counts[each])];
}

export type CheckCounts = { right: number; error: number; alert: number; sensitivity: number };

export function countChecks(rows: readonly CheckRow[], issues: readonly Issue[]): CheckCounts {
  const off = (kind: Check["class"]) =>
    rows.filter((row) => row.class === kind && row.worst).length;
  return {
    right: rows.filter(({ worst }) => !worst).length,
    error: off("error") + issues.filter(({ severity }) => severity === "error").length,
    alert: off("alert"),
    sensitivity: off("sensitivity"),
  };
}

export type Elsewhere = {
  /** "2 alerts after Jun-27". */
  words: string;
  /** The first of their periods. */
  period: number;
};

/** What is off in none of the periods shown, which the model's own count has all the same. */
export function elsewhereOf(
  { columns }: Pick<Table, "columns">,
  rows: readonly CheckRow[],
  broken: readonly BrokenCheck[],
): Elsewhere | undefined {
  const [first, last] = [columns[0], columns.at(-1)];
  const isInView = ({ id }: BrokenCheck) => rows.some((row) => row.id === id && row.worst);
  const missed = broken.filter((check) => check.class !== "sensitivity" && !isInView(check));
  if (!first || !last) return undefined;
  const before = missed.filter(({ period }) => period < first.from);
  const after = missed.filter(({ period }) => period > last.to);
  const sides = [
    before.length > 0 && `${offWords(before)} before ${first.label}`,
    after.length > 0 && `${offWords(after)} after ${last.label}`,
  ].filter((each) => each !== false);
  if (sides.length === 0) return undefined;
  const period = Math.min(...[...before, ...after].map((check) => check.period));
  return { words: sides.join(", "), period };
}

function offWords(broken: readonly BrokenCheck[]): string {
  const counted = (["error", "alert"] as const).flatMap((kind) => {
    const count = broken.filter((check) => check.class === kind).length;
    return count === 0 ? [] : [countOf(count, kind)];
  });
  return counted.join(" and ");
}
