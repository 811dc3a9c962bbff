/**
 * Tables that a screen watches. One is made whole when it is first asked for and when the model is
 * built anew; while only figures move it is filled again, and only the cells that moved are told.
 */
import type { LineId } from "#lines/expression.ts";
import type { ModelDocument } from "#model/document.ts";
import type { ScenarioId } from "#overrides/family.ts";
import { type FilledTable, filledTable, refill, tableOf } from "#tables/fill-table.ts";
import type { Table } from "#tables/table.ts";
import { changeBetween, type TableChange } from "#tables/table-change.ts";
import { makeTable, type TableGround, type TableRead, tableCases } from "./read-tables.ts";

/** `filled` is what was last told of it. */
export type WatchedTable = { read: TableRead; filled: FilledTable };

type Told<News> = { watched: WatchedTable[]; told: News[] };

export function makeTables(ground: TableGround, reads: readonly TableRead[]): Told<Table> {
  const told = reads.map((read) => makeTable(ground, read));
  const watched = reads.map((read, index) => ({ read, filled: filledTable(told[index] as Table) }));
  return { watched, told };
}

/** After an edit that changed figures alone; `before` is the document without it, `moved` what it moved. */
export function refillTables(
  ground: TableGround,
  before: ModelDocument,
  moved: ReadonlySet<LineId>,
  tables: readonly WatchedTable[],
): Told<Table | TableChange> {
  if (!hasSameWords(before, ground.model.document)) return makeTables(ground, readsOf(tables));
  const watched = tables.map((table) => ({
    read: table.read,
    filled: refill(table.filled, casesIn(ground, table), moved),
  }));
  const told = watched.map(({ filled }, index) => {
    const last = tables[index]?.filled;
    return (last && changeBetween(last, filled)) ?? tableOf(filled);
  });
  return { watched, told };
}

export function readsOf(tables: readonly WatchedTable[]): TableRead[] {
  return tables.map(({ read }) => read);
}

/** The base and scenarios that its columns show, each once. */
export function scenariosIn({ filled: { layout } }: WatchedTable): ScenarioId[] {
  const own = layout.cases.filter(({ reference }) => reference === undefined);
  return [...new Set(own.map(({ scenario }) => scenario))];
}

function casesIn(ground: TableGround, table: WatchedTable) {
  const cases = scenariosIn(table).flatMap((scenario) => tableCases(ground, scenario));
  return new Map(cases.map((each) => [each.key, each]));
}

/** What rows say and how they stand together; it may change without a figure. */
function hasSameWords(before: ModelDocument, after: ModelDocument): boolean {
  return before.drivers.every((driver, index) => {
    const next = after.drivers[index];
    return driver === next || (driver.note === next?.note && driver.group === next?.group);
  });
}
