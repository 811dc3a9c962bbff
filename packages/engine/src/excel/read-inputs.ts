/**
 * Reads a workbook of ours back: what a person changed in its input cells becomes a scenario. Only
 * figures of given lines are taken; formulas are never looked at, and anything that cannot be
 * taken is told by its cell.
 */
import type { Model } from "#build/build-model.ts";
import type { Line } from "#lines/line.ts";
import type { Override } from "#model/document.ts";
import { cellName, columnName } from "./a1.ts";
import { periodColumn } from "./desk.ts";
import { SHEETS } from "./layout.ts";

/** A sheet's plain cells, as a reader of files gives them; `formulas` names cells such as "B4". */
export type PlainSheet = {
  name: string;
  rows: readonly (readonly unknown[])[];
  formulas: ReadonlySet<string>;
};

export type ReadInputs = {
  overrides: Override[];
  /** False when the workbook was made from another version of the model. */
  isSameVersion: boolean;
  /** What could not be taken, in words: "Drivers!G12 is not a number." */
  refusals: string[];
};

const ID_COLUMN = 2;
const HASH_CELL = { row: 2, column: 1 };

export function readInputs(model: Model, hash: string, sheets: readonly PlainSheet[]): ReadInputs {
  const cover = sheets.find(({ name }) => name === SHEETS.cover);
  if (!cover)
    return {
      overrides: [],
      isSameVersion: false,
      refusals: ["This is not a workbook of a model: it has no cover."],
    };
  const refusals: string[] = [];
  const overrides = sheets
    .filter(({ name }) => name === SHEETS.drivers || name === SHEETS.scenarios)
    .flatMap((sheet) =>
      sheet.rows.flatMap((cells, row) => readRow(model, sheet, cells, row, refusals)),
    );
  return {
    overrides,
    isSameVersion: cover.rows[HASH_CELL.row]?.[HASH_CELL.column] === hash,
    refusals,
  };
}

/**
 * A driver's figures stand on the drivers' sheet, or, where scenarios differ, in the base's row on
 * the scenarios' sheet; the other cases are scenarios of their own already.
 */
function readRow(
  model: Model,
  sheet: PlainSheet,
  cells: readonly unknown[],
  row: number,
  refusals: string[],
): Override[] {
  const id = cells[ID_COLUMN];
  if (typeof id !== "string") return [];
  const isBase = sheet.name === SHEETS.drivers || id.endsWith("@base");
  const line = isBase ? lineOf(model, id.replace(/@base$/, "")) : undefined;
  if (line?.source.kind !== "given" || line.section === "calendar") return [];
  const { values } = line.source;
  const changed = model.periods.map((_, period) => {
    const column = periodColumn(model, period);
    const cell = cells[column] ?? 0;
    // Where scenarios differ, the driver's own cell picks one of them and is not an input.
    if (sheet.formulas.has(`${columnName(column)}${row + 1}`)) return undefined;
    if (typeof cell === "number") return cell === (values[period] ?? 0) ? undefined : cell;
    refusals.push(`${cellName(sheet.name, column, row)} is not a number.`);
    return undefined;
  });
  return overridesOf(line.id, changed);
}

function lineOf({ program }: Model, id: string): Line | undefined {
  const row = program.rowOf.get(id);
  return row === undefined ? undefined : program.lines[row];
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
