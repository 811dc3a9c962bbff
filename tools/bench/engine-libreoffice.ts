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

const ROUNDS = 5;
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
    const times: Record<Mode, number[]> = { never: [], always: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const mode of ["never", "always"] as const)
        times[mode].push(await openFile(office, folder, mode));
    return { fullMs: differenceOf(times), values: readValues(folder) };
  });
}

/** What calculating takes; undefined when openings differ among themselves by as much. */
function differenceOf({ never, always }: Record<Mode, number[]>): number | undefined {
  const difference = median(always) - median(never);
  const noise = Math.max(...[never, always].map((times) => median(times) - Math.min(...times)));
  return difference > 2 * noise ? difference / COPIES : undefined;
}

function median(times: readonly number[]): number {
  return times.toSorted((left, right) => left - right)[Math.floor(times.length / 2)] ?? 0;
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

/** The shell tells what the processor spent on it; the lesser of that and the clock counts. */
const TIMED = '"$@" > /dev/null; code=$?; times; exit $code';

async function openFile(office: string, folder: string, mode: Mode) {
  const profile = path.join(folder, mode);
  mkdirSync(path.join(profile, "user"), { recursive: true });
  writeFileSync(path.join(profile, "user/registrymodifications.xcu"), settingsOf(mode));
  const started = performance.now();
  const { code, output, errors } = await capture("sh", [
    ...["-c", TIMED, "sh", office, `-env:UserInstallation=file://${profile}`],
    ...["--headless", "--convert-to", CSV, "--outdir", folder, path.join(folder, "model.xlsx")],
  ]);
  if (code !== 0) throw new Error(`LibreOffice ended with ${code}: ${errors}`);
  return Math.min(performance.now() - started, processorMs(output));
}

/** "0m1.23s 0m0.45s": user and system, the shell's own on the first line, LibreOffice's below. */
function processorMs(times: string) {
  const spent =
    times
      .trim()
      .split("\n")
      .at(-1)
      ?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  return [...spent].reduce(
    (sum, [, minutes, seconds]) => sum + (Number(minutes) * 60 + Number(seconds)) * 1000,
    0,
  );
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
