/**
 * What a spreadsheet program would refuse or change in silence (a number that is none, a text or a
 * formula that is too long) is our mistake and stops the writing.
 */
import type { Cell } from "@app/engine/excel/workbook";

const TEXT_LENGTH_MAX = 32_767;
const FORMULA_LENGTH_MAX = 8192;
const SHEET_NAME = /^(?!')[^[\]:*?/\\]{1,31}(?<!')$/;

export function refuseSheetNames(names: readonly string[]) {
  const wrong = names.find((name) => !SHEET_NAME.test(name));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no name that a sheet can have.`);
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length)
    throw new Error("Two sheets have the same name.");
}

export function refuseUnwritable({ value, formula }: Cell, sheet: string, place: string) {
  if (typeof value === "number" && !Number.isFinite(value))
    throw new Error(`${sheet}!${place} is not a number that a file can hold.`);
  if (typeof value === "string" && value.length > TEXT_LENGTH_MAX)
    throw new Error(`${sheet}!${place} has more than ${TEXT_LENGTH_MAX} characters.`);
  if (formula === undefined) return;
  if (formula === "" || formula.startsWith("=") || formula.length > FORMULA_LENGTH_MAX)
    throw new Error(`${sheet}!${place} has a formula that a file cannot hold.`);
}
