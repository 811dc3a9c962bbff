/** A driver tried out as another figure: the scenario that would hold it, and what it would do. */
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument, Scenario } from "@app/engine/model/document";
import { cellIndex, type Table } from "@app/engine/tables/table";
import type { TableRead } from "@app/engine/worker/read-tables";

export type Trial = {
  line: string;
  name: string;
  value: number;
  /** From this period on, to the end or only in it. */
  from: number;
  isOnlyThen: boolean;
  /** The case it is built on; undefined is the base. */
  on: string | undefined;
};

/** A scenario after all others, built on the case that was looked at. */
export function scenarioEdits(
  { scenarios }: ModelDocument,
  { line, name, value, from, isOnlyThen, on }: Trial,
): { id: string; edits: Edit[] } {
  const id = freeId(scenarios);
  const override = { line, value, from, ...(isOnlyThen && { to: from }) };
  const entry: Scenario = {
    ...{ id, name, overrides: [override] },
    ...(on !== undefined && { parent: on }),
  };
  const after = scenarios.at(-1)?.id ?? null;
  return { id, edits: [{ kind: "insert", list: "scenarios", entry, after }] };
}

function freeId(scenarios: readonly Scenario[]): string {
  let number = 1;
  while (scenarios.some(({ id }) => id === `try${number}`)) number += 1;
  return `try${number}`;
}

const CASH = "cf.closingCash";

/** The figure that was asked about and cash over all periods, with and without; and what is replaced. */
export function effectReads(
  line: string,
  { from, to }: { from: number; to: number },
  cases: readonly [before: string | undefined, after: string],
  tried?: Pick<Trial, "line" | "from" | "isOnlyThen">,
): TableRead[] {
  const until = tried?.isOnlyThen ? { to: tried.from } : {};
  return [
    { shows: { title: "Asked", lines: [line] }, cases, from, to },
    { shows: { title: "Cash", lines: [CASH] }, cases: [cases[1]] },
    ...(tried
      ? [
          {
            shows: { title: "Replaced", lines: [tried.line] },
            ...{ cases: [cases[0]], from: tried.from, ...until },
          },
        ]
      : []),
  ];
}

export type Effect = {
  before: number;
  after: number;
  lowestCash: { amount: number; label: string } | undefined;
  /** The least and the most of what the driver would have been. */
  replaced?: { least: number; most: number };
};

/** `sign` is the one with which the figure was shown. */
export function effectOf(
  [asked, cash, driver]: readonly Table[],
  sign: 1 | -1,
): Effect | undefined {
  const last = (asked?.columns.length ?? 0) - 2;
  if (!asked || last < 0) return undefined;
  const [before, after] = [last, last + 1].map((column) => asked.shown[column]);
  if (typeof before !== "number" || typeof after !== "number") return undefined;
  const replaced = driver?.figures.filter((figure) => figure !== null) ?? [];
  return {
    ...{ before: before * sign, after: after * sign, lowestCash: cash && lowestIn(cash) },
    ...(replaced.length > 0 && {
      replaced: { least: Math.min(...replaced), most: Math.max(...replaced) },
    }),
  };
}

function lowestIn(table: Table): Effect["lowestCash"] {
  let lowest: Effect["lowestCash"];
  table.columns.forEach(({ standing, label }, column) => {
    const amount = table.shown[cellIndex(table, 0, column)];
    if (standing === "actual" || typeof amount !== "number") return;
    if (!lowest || amount < lowest.amount) lowest = { amount, label };
  });
  return lowest;
}
