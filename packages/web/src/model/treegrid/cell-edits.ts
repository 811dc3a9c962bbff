/**
 * Figures typed into cells become edits of the document. Figures of a driver or a module are typed
 * over at their place; a formula, a setting, and anything in a scenario is changed by hand in the
 * one period, as an override.
 */
import type { Edit } from "@app/engine/edits/edit";
import { nameAt } from "@app/engine/edits/entries";
import { placeUnder } from "@app/engine/edits/place";
import type { ModelDocument, Override } from "@app/engine/model/document";
import { canEditCell, cellIndex, type Table } from "@app/engine/tables/table";

/** A row and a column of the table; null clears: zero, or back to the formula. */
export type CellChange = { row: number; column: number; value: number | null };

export type CellEdits = {
  edits: Edit[];
  changedCount: number;
  /** Of those that changed: where a figure now stands for what was calculated. */
  calculatedCount: number;
  readOnlyCount: number;
};

/** Why somebody may not make edits in a document; undefined when they may. */
export type WhyNot = (edits: readonly Edit[], document: ModelDocument) => string | undefined;

/** Why somebody may not type into a cell, whatever they type. */
export function whyNotTyped(
  document: ModelDocument,
  table: Table,
  { row, column }: { row: number; column: number },
  whyNot: WhyNot,
): string | undefined {
  const figure = table.figures[cellIndex(table, row, column)] ?? 0;
  const another = figure * (table.rows[row]?.sign ?? 1) + 1;
  const { edits } = cellEdits(document, table, [{ row, column, value: another }]);
  return edits.length > 0 ? whyNot(edits, document) : undefined;
}

export function cellEdits(
  document: ModelDocument,
  table: Table,
  changes: readonly CellChange[],
): CellEdits {
  const figures = new Map<string, Map<number, number>>();
  const edits: Edit[] = [];
  const lists = new Map<string, Override[]>();
  let [changedCount, calculatedCount, readOnlyCount] = [0, 0, 0];
  for (const change of changes) {
    const { row, column } = change;
    const [own, at] = [table.rows[row], table.columns[column]];
    if (!own?.input || own.line === undefined || !at || !canEditCell(table, row, column)) {
      readOnlyCount += 1;
      continue;
    }
    const value = change.value === null ? null : change.value * own.sign;
    const isSame = value === (table.figures[cellIndex(table, row, column)] ?? null);
    if (isSame) continue;
    const place = at.scenario === undefined ? "overrides" : `scenarios/${at.scenario}/overrides`;
    const list = lists.get(place) ?? overridesIn(document, at.scenario);
    lists.set(place, list);
    const cell = { line: own.line, period: at.from, value };
    const isFigure = own.input.holds === "figures" && at.scenario === undefined;
    const edit =
      isFigure && !list.some((each) => isOver(each, cell))
        ? noteFigure(figures, own.input.place, cell)
        : overrideEdit(place, list, cell);
    if (edit === undefined) readOnlyCount += 1;
    else changedCount += 1;
    if (edit) edits.push(edit);
    if (edit?.kind === "insert" && own.input.holds !== "figures") calculatedCount += 1;
  }
  return {
    edits: [...figureEdits(figures), ...edits],
    ...{ changedCount, calculatedCount, readOnlyCount },
  };
}

type NewFigure = { line: string; period: number; value: number | null };

/** Figures next to each other are one edit, made when all of them are known. */
function noteFigure(
  figures: Map<string, Map<number, number>>,
  place: string,
  { period, value }: NewFigure,
): null {
  const periods = figures.get(place) ?? new Map<number, number>();
  figures.set(place, periods.set(period, value ?? 0));
  return null;
}

function figureEdits(figures: ReadonlyMap<string, ReadonlyMap<number, number>>): Edit[] {
  return [...figures].flatMap(([place, periods]) => {
    const runs: { from: number; values: number[] }[] = [];
    for (const [period, value] of [...periods].sort(([one], [other]) => one - other)) {
      const last = runs.at(-1);
      if (last && last.from + last.values.length === period) last.values.push(value);
      else runs.push({ from: period, values: [value] });
    }
    return runs.map((run): Edit => ({ kind: "figures", place, ...run }));
  });
}

function overridesIn({ overrides, scenarios }: ModelDocument, scenario?: string): Override[] {
  if (scenario === undefined) return [...overrides];
  return [...(scenarios.find(({ id }) => id === scenario)?.overrides ?? [])];
}

function isOver({ line, from, to }: Override, cell: NewFigure): boolean {
  return line === cell.line && (from ?? 0) <= cell.period && cell.period <= (to ?? cell.period);
}

/** A change of this very cell that was set before; the last one counts. */
function isOfCell(override: Override, { line, period }: NewFigure): boolean {
  const { mode = "set", from, to } = override;
  return override.line === line && mode === "set" && from === period && to === period;
}

/**
 * `list` is kept as it will be, since names count the entries before. Undefined when there is
 * nothing of this cell alone to take back.
 */
function overrideEdit(place: string, list: Override[], cell: NewFigure): Edit | undefined {
  const { line, period, value } = cell;
  const index = list.findLastIndex((override) => isOfCell(override, cell));
  const isLast = !list.slice(index + 1).some((later) => isOver(later, cell));
  const isOwn = index >= 0 && isLast;
  if (value === null) {
    if (!isOwn) return undefined;
    const removed = placeUnder(place, nameAt(list, index, OVERRIDES));
    list.splice(index, 1);
    return { kind: "remove", place: removed };
  }
  if (isOwn) {
    const entry = placeUnder(place, nameAt(list, index, OVERRIDES));
    return { kind: "set", place: placeUnder(entry, "value"), value };
  }
  const after = list.length === 0 ? null : nameAt(list, list.length - 1, OVERRIDES);
  const entry: Override = { line, value, from: period, to: period };
  list.push(entry);
  return { kind: "insert", list: place, entry, after };
}

const OVERRIDES = { keyField: "line", hasIds: false };
