/**
 * Reads a workbook of ours back: what a person changed becomes a scenario over the base.
 *
 *   a figure of an input, or of the base's row on the sheet of scenarios   is taken
 *   a figure typed over the formula of a driver or a module's own formula  is taken, as a change by hand
 *   a figure typed over anything else that is calculated                   is refused
 *   a formula, a text or an error in an input                              is refused
 *
 * Formulas are never looked at. Lines are found by their id and periods by their heading, so rows
 * and columns may have been moved. Whatever is refused is told by its cell.
 */
import type { Model } from "#build/build-model.ts";
import type { Override } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { cellName, columnName } from "./a1.ts";
import { BASE, caseRowsOfLine } from "./case-rows.ts";
import { casesOf } from "./cases.ts";
import { GIVEN_ELSEWHERE, isSame, type Lines, type Rule, ruleOf } from "./cell-rules.ts";
import { versionIn } from "./cover.ts";
import { historyLabel } from "./desk.ts";
import { ID_HEADING, SHEETS } from "./layout.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import { isPart } from "./short-formulas.ts";
import { carriedText, versionOf } from "./version.ts";

export type ReadInputs = {
  /** The version of the model the workbook was made from; undefined when it is not one of ours. */
  version: string | undefined;
  overrides: Override[];
  /** What could not be taken, in words: "'Drivers'!G12 is not a number." */
  refusals: string[];
};

/**
 * A workbook of another version is not read: what differs may be the model's change instead of the
 * person's. The version it names is the one to read it against.
 */
export function readInputs(model: Model, sheets: readonly PlainSheet[]): ReadInputs {
  const version = versionIn(sheets);
  const nothing = { version, overrides: [] };
  if (version === undefined)
    return { ...nothing, refusals: ["This is not a workbook of a model."] };
  if (version !== versionOf(carriedText(model.document)))
    return { ...nothing, refusals: ["This workbook was made from another version of the model."] };
  return { version, ...changedInputs(model, sheets) };
}

/** The same for a workbook that is known to be of this model. */
export function changedInputs(
  model: Model,
  sheets: readonly PlainSheet[],
): Pick<ReadInputs, "overrides" | "refusals"> {
  const reading = openReading(model);
  for (const sheet of sheets) readSheet(reading, sheet);
  refuseMissing(reading, model);
  const { overrides, refusals } = reading;
  return { overrides, refusals };
}

type Reading = Lines & {
  historyCount: number;
  /** The ids of the rows that were there. */
  found: Set<string>;
  overrides: Override[];
  refusals: string[];
};

function openReading(model: Model): Reading {
  const { lines, rowOf } = model.program;
  const cases = casesOf(model);
  const differing = new Set(cases.flatMap(({ values }) => [...values.keys()]));
  const lineOf = (id: string) => lines[rowOf.get(id) ?? -1];
  const rows = [...differing].flatMap((id): [string, readonly (number | undefined)[]][] => {
    const source = lineOf(id)?.source;
    const base = model.periods.map((_, at) => (source?.kind === "given" && source.values[at]) || 0);
    return caseRowsOfLine(id, cases, model.program.periodCount).map((row) => {
      if (row.kind === "base") return [row.id, base];
      if (row.kind === "case") return [row.id, cases[row.index]?.values.get(id) ?? base];
      const unmoved = { set: undefined, times: 1, plus: 0 }[row.kind];
      return [row.id, row.figures.map((figure) => figure ?? unmoved)];
    });
  });
  const labels = model.periods.map(({ label }) => label);
  return {
    ...{ lineOf, labels, historyCount: model.program.historyCount },
    ...{ figuresOfCase: new Map(rows), found: new Set(), overrides: [], refusals: [] },
  };
}

function readSheet(reading: Reading, sheet: PlainSheet) {
  const heading = headingOf(sheet);
  if (!heading) return;
  const columns = reading.labels.map((label) => heading.cells.indexOf(label));
  const missing = reading.labels.find((_, period) => (columns[period] ?? -1) < 0);
  if (missing !== undefined) reading.refusals.push(`"${sheet.name}" has no column "${missing}".`);
  for (const [row, cells] of sheet.rows.entries()) {
    const id = cells[heading.idColumn];
    if (row <= heading.row || typeof id !== "string" || isPart(id)) continue;
    const rule = ruleOf(reading, id);
    const told = cellName(sheet.name, heading.idColumn, row);
    if (!rule) reading.refusals.push(`${told} names a line that the model does not have.`);
    else if (reading.found.has(id)) reading.refusals.push(`${told} names a line a second time.`);
    else if (missing === undefined) {
      readRow(reading, { sheet, row }, rule, columns);
      readHistory(reading, { sheet, row }, id, heading.cells);
    }
    reading.found.add(id);
  }
}

type Heading = { row: number; cells: readonly unknown[]; idColumn: number };

/** Rows and columns may have been put in before it. */
function headingOf({ name, rows }: PlainSheet): Heading | undefined {
  if (name === SHEETS.cover || name === SHEETS.document) return undefined;
  const row = rows.findIndex((cells) => cells.includes(ID_HEADING));
  const cells = rows[row];
  return cells && { row, cells, idColumn: cells.indexOf(ID_HEADING) };
}

type Place = { sheet: PlainSheet; row: number };

function readRow(
  reading: Reading,
  { sheet, row }: Place,
  { line, take }: Rule,
  columns: readonly number[],
) {
  const cells = sheet.rows[row] ?? [];
  const changed = columns.map((column, period) => {
    const isFormula = sheet.formulas.has(`${columnName(column)}${row + 1}`);
    const taken = take(period, cells[column] ?? undefined, isFormula);
    if (typeof taken === "number") return taken;
    if (taken) reading.refusals.push(`${cellName(sheet.name, column, row)} ${taken}`);
    return undefined;
  });
  reading.overrides.push(...overridesOf(line, changed));
}

/** What stood before the first period is not changed in a workbook. */
function readHistory(
  { lineOf, historyCount, refusals }: Reading,
  { sheet, row }: Place,
  id: string,
  headings: readonly unknown[],
) {
  const source = lineOf(id)?.source;
  if (!source) return;
  for (let back = historyCount; back > 0; back--) {
    const column = headings.indexOf(historyLabel(back));
    if (column < 0 || sheet.formulas.has(`${columnName(column)}${row + 1}`)) continue;
    if (!isSame(sheet.rows[row]?.[column] ?? 0, source.history?.at(-back) ?? 0))
      refusals.push(`${cellName(sheet.name, column, row)} ${GIVEN_ELSEWHERE}`);
  }
}

/** A row that is gone may have held a change. */
function refuseMissing({ found, figuresOfCase, refusals }: Reading, { program }: Model) {
  for (const line of program.lines.filter(canOverride)) {
    const chosen = `${line.id}@${BASE}`;
    const [sheet, id] = figuresOfCase.has(chosen)
      ? [SHEETS.scenarios, chosen]
      : [SHEETS.drivers, line.id];
    if (!found.has(id)) refusals.push(`"${sheet}" has no row "${id}".`);
  }
}

/** Neighbouring periods with the same new figure are one change. */
function overridesOf(line: string, changed: readonly (number | undefined)[]): Override[] {
  const overrides: Override[] = [];
  changed.forEach((value, period) => {
    if (value === undefined) return;
    const last = overrides.at(-1);
    if (last && last.value === value && last.to === period - 1)
      overrides[overrides.length - 1] = { ...last, to: period };
    else overrides.push({ line, value, from: period, to: period });
  });
  return overrides;
}
