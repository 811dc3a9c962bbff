/**
 * The same model in LibreOffice. It can only be driven from outside here, so the figure is the
 * difference between opening a file with a hard recalculation and opening it without one. The
 * values stored in the file are all zero: what comes out was calculated, or it was not. Opening
 * takes seconds and calculating a tenth of one, so the file holds the model several times over.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Program } from "@app/engine/calculate/program";
import type { Sheet } from "@app/engine/calculate/sheet";
import type { Workbook } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { capture } from "../processes.ts";
import { inTemporaryFolder } from "../temporary-folder.ts";
import { cellsOf } from "./engine-formulas.ts";

const ROUNDS = 3;
const COPIES = 4;
const CSV = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,1";
const RECALCULATE = { always: 0, never: 1 };
type Mode = keyof typeof RECALCULATE;

export function measureLibreOffice(office: string, program: Program, opened: Sheet) {
  return inTemporaryFolder("libreoffice", async (folder) => {
    writeFileSync(path.join(folder, "model.xlsx"), await writeXlsx(workbookOf(program, opened)));
    await openFile(office, folder, "always");
    await openFile(office, folder, "never");
    if (!isNear(readValues(folder), opened))
      throw new Error("LibreOffice calculated what it was told not to");
    const rounds: Record<Mode, number>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const never = await openFile(office, folder, "never");
      rounds.push({ never, always: await openFile(office, folder, "always") });
    }
    return { fullMs: differenceOf(rounds), values: readValues(folder) };
  });
}

/** Within a thousandth of a cent: it prints fifteen digits, and takes what is nearly zero for zero. */
export function isNear(found: Float64Array, expected: Sheet) {
  const isOff = (value: number, cell: number) =>
    !(Math.abs((found[cell] ?? Number.NaN) - value) <= Math.max(1e-5, 1e-12 * Math.abs(value)));
  return found.length === expected.length && !expected.some(isOff);
}

function workbookOf(program: Program, opened: Sheet): Workbook {
  const rows = cellsOf(program, opened).map((cells) => ({
    cells: cells.map((cell) =>
      typeof cell === "number"
        ? { value: cell, look: "input" as const }
        : { value: 0, formula: cell.slice(1), look: "calculation" as const },
    ),
  }));
  const frozen = { rows: 0, columns: 0 };
  const sheets = Array.from({ length: COPIES }, (_, copy) => ({
    ...{ name: copy === 0 ? "Model" : `Copy ${copy}`, columnWidths: [], frozen, rows },
  }));
  return { title: "Model", sheets, names: [] };
}

/** The least of the rounds; undefined when something else took longer than the calculation. */
function differenceOf(rounds: Record<Mode, number>[]) {
  const least = Math.min(...rounds.map(({ always, never }) => always - never)) / COPIES;
  return least > 0 ? least : undefined;
}

async function openFile(office: string, folder: string, mode: Mode) {
  const profile = path.join(folder, mode);
  mkdirSync(path.join(profile, "user"), { recursive: true });
  writeFileSync(path.join(profile, "user/registrymodifications.xcu"), settingsOf(mode));
  const started = performance.now();
  const { code, errors } = await capture(office, [
    `-env:UserInstallation=file://${profile}`,
    ...["--headless", "--convert-to", CSV, "--outdir", folder, path.join(folder, "model.xlsx")],
  ]);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}: ${errors}`);
  return performance.now() - started;
}

function settingsOf(mode: Mode) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>${RECALCULATE[mode]}</value></prop></item>
</oor:items>
`;
}

function readValues(folder: string) {
  const text = readFileSync(path.join(folder, "model-Model.csv"), "utf8").replaceAll('"', "");
  return Float64Array.from(text.trim().split(/[\n,]/), Number);
}
