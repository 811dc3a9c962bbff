/**
 * The cells of one sheet, in one pass. A cell without a name follows the one before it; rows and
 * cells that go backwards are refused, since a cell given twice has no one value. The size a sheet
 * claims for itself is not believed: only cells with something in them take room.
 */
import { damaged } from "#file-refused.ts";
import type { PlainSheet } from "#plain-sheet.ts";
import type { ReadBudget } from "#read-limits.ts";
import { attributeOf, parseXml } from "#xml/parse-xml.ts";
import { type Area, areaOf, cellName, isInside, placeOf } from "./cell-name.ts";
import { collectText, refuseLongText } from "./cell-text.ts";
import { type CellContext, type MeantCell, meaningOf } from "./cell-value.ts";

type Cells = Pick<PlainSheet, "rows" | "formulas" | "errors" | "dateNumbers">;

const NOTHING: MeantCell = { value: null };

/** Formulas that fill an area, still being read at one time. */
const AREA_COUNT_MAX = 1000;

export async function readSheet(
  texts: AsyncIterable<string>,
  context: CellContext,
  budget: ReadBudget,
): Promise<Cells> {
  const rows: Cells["rows"] = [];
  const formulas = new Set<string>();
  const errors = new Set<string>();
  const dateNumbers = new Map<string, number>();
  const inlineText = collectText(budget);

  let hasData = false;
  let isInData = false;
  let isInValue = false;
  let row = 0;
  let column = 0;
  let cellTag = "";
  let hasText = false;
  let hasFormula = false;
  let value: string | undefined;
  let formulaAreas: Area[] = [];

  function openRow(tag: string) {
    const next = Number(attributeOf(tag, "r") ?? row + 1);
    if (!Number.isInteger(next) || next <= row) throw damaged("row order");
    row = next;
    column = 0;
    formulaAreas = formulaAreas.filter(({ last }) => last.row >= row);
  }

  function openCell(tag: string) {
    const name = attributeOf(tag, "r");
    const place = name === undefined ? { row, column: column + 1 } : placeOf(name);
    if (place?.row !== row || place.column <= column) throw damaged("cell order");
    column = place.column;
    cellTag = tag;
    value = undefined;
    hasText = false;
    hasFormula = false;
  }

  /** An empty value is one too: a formula can give a text without letters. */
  function openValue() {
    isInValue = true;
    value = "";
  }

  /** A formula may fill an area of which only the first cell tells. */
  function openFormula(tag: string) {
    hasFormula = true;
    const reference = attributeOf(tag, "ref");
    const kind = attributeOf(tag, "t");
    if (!reference?.includes(":") || (kind !== "array" && kind !== "dataTable")) return;
    const area = areaOf(reference);
    if (!area || formulaAreas.push(area) > AREA_COUNT_MAX) throw damaged("formula area");
  }

  function closeCell() {
    const stored = hasText ? inlineText.take() : value;
    const meant = stored === undefined ? NOTHING : meaningOf(cellTag, stored, context);
    if (meant.value === null && !hasFormula) return;
    const isFormula = hasFormula || formulaAreas.some((area) => isInside(area, row, column));
    budget.checkPlace(row, column);
    if (typeof meant.value === "string") budget.takeText(meant.value.length);
    while (rows.length < row) rows.push([]);
    const cells = rows[row - 1] ?? [];
    budget.takeCells(column - cells.length);
    while (cells.length < column - 1) cells.push(null);
    cells.push(meant.value);
    if (isFormula || meant.isError || meant.dateNumber !== undefined) mark(isFormula, meant);
  }

  function mark(isFormula: boolean, { isError, dateNumber }: MeantCell) {
    const name = cellName(row, column);
    if (isFormula) formulas.add(name);
    if (isError) errors.add(name);
    if (dateNumber !== undefined) dateNumbers.set(name, dateNumber);
  }

  await parseXml(texts, {
    open(name, tag) {
      if (name === "sheetData") hasData = isInData = true;
      if (!isInData) return;
      if (name === "row") openRow(tag);
      else if (name === "c") openCell(tag);
      else if (name === "f") openFormula(tag);
      else if (name === "v") openValue();
      else if (name === "is") hasText = true;
      else if (hasText) inlineText.open(name);
    },
    text(text) {
      inlineText.add(text);
      if (!isInValue) return;
      value = (value ?? "") + text;
      refuseLongText(value, budget);
    },
    close(name) {
      if (name === "sheetData") isInData = false;
      if (name === "c" && isInData) closeCell();
      else if (name === "v") isInValue = false;
      else inlineText.close(name);
    },
  });

  if (!hasData) throw damaged("sheet without cells");
  return { rows, formulas, errors, dateNumbers };
}
