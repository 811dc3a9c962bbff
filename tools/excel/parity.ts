/**
 * Excel parity: models are exported, the stored values are thrown away, LibreOffice recalculates
 * the formulas, and every cell must come within four units in the last place of the model's total
 * assets. LibreOffice prints fifteen digits, which is too few to see that; so the workbook gets one
 * more sheet, on which LibreOffice itself takes our figure from its own, without the rounding to
 * zero it does elsewhere.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { cellName } from "@app/engine/excel/a1";
import type { Cell, Row, Sheet, Workbook } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { inTemporaryFolder } from "../temporary-folder.ts";
import type { Exported } from "./exported-models.ts";
import { recalculatedSheets } from "./libre-office.ts";

/** Stands where a stored value would: a cell that was not recalculated is far off. */
const FORGOTTEN = 123_456_789.25;

/** Each cell that LibreOffice calculates differently, in words, model by model. */
export function differences(program: string, exported: readonly Exported[]): Promise<string[][]> {
  return inTemporaryFolder("parity", async (folder) => {
    for (const [index, { workbook }] of exported.entries()) {
      writeFileSync(path.join(folder, `${index}.xlsx`), await writeXlsx(examined(workbook)));
    }
    const names = exported.map((_, index) => String(index));
    const sheets = await recalculatedSheets(program, folder, names);
    return exported.map((model, index) => faultsOf(model, sheets[index] ?? ""));
  });
}

/** Four units in the last place of total assets. */
export function gateOf({ totalAssets }: Exported): number {
  return 4 * 2 ** -52 * Math.max(totalAssets, 1);
}

export type Located = { address: string; cell: Cell & { formula: string } };

export function formulasOf({ sheets }: Workbook): Located[] {
  return sheets.flatMap(({ name, rows }) =>
    rows.flatMap(({ cells }, row) =>
      cells.flatMap((cell, column) =>
        cell?.formula === undefined
          ? []
          : [{ address: cellName(name, column, row), cell: { ...cell, formula: cell.formula } }],
      ),
    ),
  );
}

/**
 * The workbook with its stored values forgotten, behind a sheet of differences. Only figures and
 * formulas are left: what a cell looks like costs more time than what it is.
 */
function examined(workbook: Workbook): Workbook {
  const rows = formulasOf(workbook).map(({ address, cell }) =>
    rowOf([{ formula: differenceOf(address, cell.value), value: FORGOTTEN }]),
  );
  const bare = workbook.sheets.map(({ name, rows }) => sheetOf(name, rows.map(forgotten)));
  return { ...workbook, sheets: [sheetOf("Parity", rows), ...bare] };
}

function sheetOf(name: string, rows: Row[]): Sheet {
  return { name, columnWidths: [], frozen: { rows: 0, columns: 0 }, rows };
}

function rowOf(cells: (Pick<Cell, "value" | "formula"> | null)[]): Row {
  return { cells: cells.map((cell) => cell && { ...cell, look: "calculation" }) };
}

function forgotten({ cells }: Row): Row {
  return rowOf(
    cells.map((cell) => {
      if (cell?.formula === undefined) return cell && { value: cell.value };
      return { value: FORGOTTEN, formula: cell.formula };
    }),
  );
}

function differenceOf(address: string, value: Cell["value"]): string {
  if (typeof value === "number")
    return `_xlfn.ORG.LIBREOFFICE.RAWSUBTRACT(${address},${String(value).replace("e", "E")})`;
  return `IF(EXACT(${address},"${String(value).replaceAll('"', '""')}"),0,1)`;
}

export function faultsOf(model: Exported, csv: string): string[] {
  const formulas = formulasOf(model.workbook);
  const found = csv.trimEnd().replaceAll('"', "").split("\n");
  if (found.length !== formulas.length)
    return [`${found.length} cells of ${formulas.length} came back`];
  const gate = gateOf(model);
  return formulas.flatMap(({ address }, index) => {
    const difference = found[index] ?? "";
    // Text such as Err:508 is not a number, and so is not within the gate either.
    const isSame = difference !== "" && Math.abs(Number(difference)) <= gate;
    return isSame ? [] : [`${address} is off by ${difference}`];
  });
}
