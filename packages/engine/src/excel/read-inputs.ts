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
import type { Line } from "#lines/line.ts";
import type { Override } from "#model/document.ts";
import { canOverride } from "#overrides/override-lines.ts";
import { cellName, columnName } from "./a1.ts";
import { BASE, caseRowsOfLine } from "./case-rows.ts";
import { casesOf } from "./cases.ts";
import { VERSION_LABEL } from "./cover.ts";
import { FIRST_ROW, ID_COLUMN, ID_HEADING, SHEETS } from "./layout.ts";
import { versionOf } from "./version.ts";

/** A sheet's plain cells, as a reader of files gives them; `formulas` names cells such as "B4". */
export type PlainSheet = {
  name: string;
  rows: readonly (readonly unknown[])[];
  formulas: ReadonlySet<string>;
};

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
  if (version !== versionOf(model.document))
    return { ...nothing, refusals: ["This workbook was made from another version of the model."] };
  const reading = openReading(model);
  for (const sheet of sheets) readSheet(reading, sheet);
  return { version, overrides: reading.overrides, refusals: reading.refusals };
}

function versionIn(sheets: readonly PlainSheet[]): string | undefined {
  const cover = sheets.find(({ name }) => name === SHEETS.cover);
  const version = cover?.rows.find(([label]) => label === VERSION_LABEL)?.[1];
  return typeof version === "string" ? version : undefined;
}

type Reading = {
  lineOf: (id: string) => Line | undefined;
  labels: readonly string[];
  /** The figures of each row of a case by its id, `debtorDays@base`; undefined where it is empty. */
  figuresOfCase: ReadonlyMap<string, readonly (number | undefined)[]>;
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
  return { lineOf, labels, figuresOfCase: new Map(rows), overrides: [], refusals: [] };
}

function readSheet(reading: Reading, sheet: PlainSheet) {
  const headings = sheet.rows[FIRST_ROW - 1] ?? [];
  if (headings[ID_COLUMN] !== ID_HEADING) return;
  const columns = reading.labels.map((label) => headings.indexOf(label));
  const missing = reading.labels.find((_, period) => (columns[period] ?? -1) < 0);
  if (missing !== undefined) {
    reading.refusals.push(`"${sheet.name}" has no column "${missing}".`);
    return;
  }
  for (const [row, cells] of sheet.rows.entries()) {
    const id = cells[ID_COLUMN];
    const rule = typeof id === "string" ? ruleOf(reading, sheet, id) : undefined;
    if (!rule) continue;
    const changed = columns.map((column, period) => {
      const isFormula = sheet.formulas.has(`${columnName(column)}${row + 1}`);
      const taken = rule.take(period, cells[column] ?? undefined, isFormula);
      if (typeof taken === "number") return taken;
      if (taken) reading.refusals.push(`${cellName(sheet.name, column, row)} ${taken}`);
      return undefined;
    });
    reading.overrides.push(...overridesOf(rule.line, changed));
  }
}

/** Gives the new figure, what is wrong with the cell, or nothing when nothing was changed. */
type Take = (period: number, value: unknown, isFormula: boolean) => number | string | undefined;
type Rule = { line: string; take: Take };

const NOT_A_NUMBER = "is not a number.";
const A_FORMULA = "holds a formula. Type its figure instead.";
const CALCULATED = "is calculated. Change what it is made from.";
const GIVEN_ELSEWHERE = "cannot be changed in a workbook.";
const OF_A_SCENARIO = "belongs to a scenario. Only the base can be changed in a workbook.";

function ruleOf(
  { lineOf, labels, figuresOfCase }: Reading,
  sheet: PlainSheet,
  id: string,
): Rule | undefined {
  if (sheet.name === SHEETS.scenarios) {
    const line = id.slice(0, id.lastIndexOf("@"));
    const figures = figuresOfCase.get(id);
    if (!figures) return undefined;
    return {
      line,
      take: id.endsWith(`@${BASE}`) ? takeInput(figures) : refuseOther(figures, OF_A_SCENARIO),
    };
  }
  const line = lineOf(id);
  if (!line) return undefined;
  const isChosen = figuresOfCase.has(`${id}@${BASE}`);
  if (line.source.kind === "calculated" || isChosen) {
    return { line: id, take: canOverride(line) && !isChosen ? takeTyped : refuseTyped };
  }
  const { values } = line.source;
  return {
    line: id,
    take: canOverride(line)
      ? takeInput(values)
      : refuseOther(
          labels.map((_, period) => values[period] ?? 0),
          GIVEN_ELSEWHERE,
        ),
  };
}

/** An empty input is zero. */
function takeInput(given: readonly (number | undefined)[]): Take {
  return (period, value = 0, isFormula) => {
    if (isFormula) return A_FORMULA;
    if (typeof value !== "number") return NOT_A_NUMBER;
    return value === (given[period] ?? 0) + 0 ? undefined : value;
  };
}

/** What is given from elsewhere may be there, as long as it is the same. */
function refuseOther(given: readonly (number | undefined)[], words: string): Take {
  return (period, value, isFormula) => {
    const expected = given[period];
    const isSame = expected === undefined ? value === undefined : (value ?? 0) === expected + 0;
    return isFormula || isSame ? undefined : words;
  };
}

const takeTyped: Take = (_, value = 0, isFormula) => {
  if (isFormula) return undefined;
  return typeof value === "number" ? value : NOT_A_NUMBER;
};

const refuseTyped: Take = (_, __, isFormula) => (isFormula ? undefined : CALCULATED);

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
