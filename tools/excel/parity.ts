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
import type { Cell, Row, Workbook } from "@app/engine/excel/workbook";
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

/** The workbook with its stored values forgotten, behind a sheet of differences. */
function examined(workbook: Workbook): Workbook {
  const rows = formulasOf(workbook).map(
    ({ address, cell }): Row => ({
      cells: [
        { value: address, look: "label" },
        { value: FORGOTTEN, formula: differenceOf(address, cell.value), look: "calculation" },
      ],
    }),
  );
  const parity = { name: "Parity", columnWidths: [], frozen: { rows: 0, columns: 0 }, rows };
  const forgetful = workbook.sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map(forgotten) }));
  return { ...workbook, sheets: [parity, ...forgetful] };
}

function forgotten(row: Row): Row {
  const cells = row.cells.map((cell) =>
    cell?.formula === undefined ? cell : { ...cell, value: FORGOTTEN },
  );
  return { ...row, cells };
}

function differenceOf(address: string, value: Cell["value"]): string {
  if (typeof value === "number")
    return `_xlfn.ORG.LIBREOFFICE.RAWSUBTRACT(${address},${String(value).replace("e", "E")})`;
  return `IF(EXACT(${address},"${String(value).replaceAll('"', '""')}"),0,1)`;
}

function faultsOf(model: Exported, csv: string): string[] {
  const rows = csv.trim().split("\n");
  const expected = formulasOf(model.workbook).length;
  const missing = rows.length === expected ? [] : [`${rows.length} cells of ${expected} came back`];
  return [...missing, ...rows.flatMap((row) => faultOf(row, gateOf(model)))];
}

/** Text such as Err:508 is not a number, and so is not within the gate either. */
function faultOf(row: string, gate: number): string[] {
  const comma = row.lastIndexOf(",");
  const difference = row.slice(comma + 1).replaceAll('"', "");
  const isSame = difference !== "" && Math.abs(Number(difference)) <= gate;
  return isSame ? [] : [`${row.slice(0, comma).replaceAll('"', "")} is off by ${difference}`];
}
