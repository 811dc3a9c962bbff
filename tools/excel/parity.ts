/**
 * Excel parity: models are exported, the stored values are thrown away, LibreOffice recalculates
 * the formulas, and every cell must come within four units in the last place of the model's largest
 * figure, a check within sixteen, as the engine itself allows. LibreOffice prints fifteen digits,
 * which is too few to see that; so the workbook gets one more sheet, on which LibreOffice itself
 * takes our figure from its own.
 *
 * It cannot be closer than that: where two figures are nearly equal, LibreOffice takes their
 * difference as zero, and what it leaves out goes on into later periods.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cellName } from "@app/engine/excel/a1";
import type { Cell, Row, Sheet, Workbook } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { inTemporaryFolder } from "../temporary-folder.ts";
import type { Exported } from "./exported-models.ts";
import { recalculatedSheets } from "./libre-office.ts";

/** Stands where a stored value would: a cell that was not recalculated is far off. */
const FORGOTTEN = 123_456_789.25;

/** Few enough that LibreOffice has work while the next ones are exported. */
const BATCH = 8;

type Judged = { name: string; formulaCount: number; faults: string[] };

/** Has LibreOffice recalculate every workbook, and names the cells that it calculates differently. */
export function judge(program: string, models: Iterable<Exported>): Promise<Judged[]> {
  return inTemporaryFolder("parity", async (folder) => {
    const judged: Promise<Judged[]>[] = [];
    for (const batch of batchesOf(models)) {
      const own = path.join(folder, String(judged.length));
      mkdirSync(own);
      const names = await Promise.all(batch.map((model, index) => write(own, index, model)));
      judged.push(
        recalculatedSheets(program, own, names).then((sheets) => judgedOf(batch, sheets)),
      );
    }
    return (await Promise.all(judged)).flat();
  });
}

function* batchesOf(models: Iterable<Exported>): Generator<Exported[]> {
  let batch: Exported[] = [];
  for (const model of models) {
    batch.push(model);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function write(folder: string, index: number, { workbook }: Exported): Promise<string> {
  writeFileSync(path.join(folder, `${index}.xlsx`), await writeXlsx(examined(workbook)));
  return String(index);
}

function judgedOf(batch: readonly Exported[], sheets: readonly string[]): Judged[] {
  return batch.map((model, index) => ({
    name: model.name,
    formulaCount: formulasOf(model.workbook).length,
    faults: faultsOf(model, sheets[index] ?? ""),
  }));
}

/**
 * Four units in the last place of the largest figure; sixteen for a check, the difference of two
 * such. A key figure may divide by what is nearly nothing, and must agree to ten digits.
 */
function gateOf({ largest }: Exported, { address, cell }: Located): number {
  const units = cell.look === "check" ? 16 : 4;
  const gate = units * 2 ** -52 * Math.max(largest, 1);
  const isKeyFigure = address.startsWith("'KPIs'!");
  return isKeyFigure ? Math.max(gate, 1e-10 * Math.abs(Number(cell.value))) : gate;
}

type Located = { address: string; cell: Cell & { formula: string } };

function formulasOf({ sheets }: Workbook): Located[] {
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
  return formulas.flatMap((formula, index) => {
    const difference = found[index] ?? "";
    // Text such as Err:508 is not a number, and so is not within the gate either.
    const isSame = difference !== "" && Math.abs(Number(difference)) <= gateOf(model, formula);
    return isSame ? [] : [`${formula.address} is off by ${difference}`];
  });
}
