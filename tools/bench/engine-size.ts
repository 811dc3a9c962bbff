/**
 * One size of the model, measured in a process of its own: several sizes in one process slow the
 * hand-written code. What is measured is first held against each other, value by value. Prints
 * one line of JSON.
 *
 *   engine-size.ts <lines> <periods> [open]     "open" only opens the model, as a page does first
 */
import { EVERYTHING } from "@app/engine/calculate/backend";
import { openBatch } from "@app/engine/calculate/batch";
import { closuresOf } from "@app/engine/calculate/closures";
import { type Cell, changeCells, downstreamOf } from "@app/engine/calculate/incremental";
import { compileProgram, type Program } from "@app/engine/calculate/program";
import { cellOf, type Sheet } from "@app/engine/calculate/sheet";
import { webAssemblyOf } from "@app/engine/calculate/wasm/compile";
import { limitOf } from "./engine-limit.ts";
import { modelLines } from "./engine-model.ts";
import { bestMs, bestOf, startTimer } from "./engine-timing.ts";

export type OpenTimes = { compileMs: number; firstMs: number; readyMs: number };
/** A process opens one model, with nothing warm, and then another. */
export type Openings = { cold: OpenTimes; next: OpenTimes };
export type SizeTimes = {
  formulaCount: number;
  limitMs: number;
  fullMs: number;
  closuresMs: number;
  driverMs: number;
  scenariosMs: number;
  limitScenariosMs: number;
  scenarioBytes: number;
  hyperFormula: { openMs: number; fullMs: number; driverMs: number };
};

const SCENARIO_COUNT = 1000;
const KEPT = ["cash", "netProfit", "assets"];
const QUICK = { rounds: 25, roundMs: 20 };
const SLOW = { rounds: 4, roundMs: 1 };

const [lineCount = 500, periodCount = 120] = process.argv.slice(2).map(Number);
const isOpening = process.argv[4] === "open";
console.log(JSON.stringify(isOpening ? await measureOpenings() : await measureSize()));

async function measureOpenings(): Promise<Openings> {
  return { cold: await measureOpening(), next: await measureOpening() };
}

/** From the lines to the first figures, and to WebAssembly's. */
async function measureOpening(): Promise<OpenTimes> {
  const lines = modelLines(lineCount, periodCount);
  const elapsedMs = startTimer();
  const program = compileProgram(lines, periodCount);
  const compileMs = elapsedMs();
  const closures = closuresOf(program);
  closures.run(closures.open(), EVERYTHING);
  const firstMs = elapsedMs();
  const wasm = await webAssemblyOf(program);
  wasm.run(wasm.open(), EVERYTHING);
  return { compileMs, firstMs, readyMs: elapsedMs() };
}

async function measureSize(): Promise<SizeTimes> {
  const program = compileProgram(modelLines(lineCount, periodCount), periodCount);
  const limit = limitOf(program);
  const closures = closuresOf(program);
  const wasm = await webAssemblyOf(program);
  const [byHand, byClosures, byWasm] = [closures.open(), closures.open(), wasm.open()];
  limit(byHand);
  closures.run(byClosures, EVERYTHING);
  wasm.run(byWasm, EVERYTHING);
  agree("the hand-written limit", byHand, byClosures, 0);
  agree("WebAssembly", byWasm, byClosures, 0);

  const [limitMs, fullMs, closuresMs] = bestOf(
    [
      () => limit(byHand),
      () => wasm.run(byWasm, EVERYTHING),
      () => closures.run(byClosures, EVERYTHING),
    ],
    QUICK,
  ) as [number, number, number];
  const driver = topDriver(program);
  const engine = { program, backend: wasm, downstream: downstreamOf(program) };
  let turn = 0;
  const driverMs = bestMs(() => changeCells(engine, byWasm, driver.cells[turn++ % 2] ?? []), QUICK);
  changeCells(engine, byWasm, driver.cells[0] ?? []);
  const scenarios = await measureScenarios(program, limit, byWasm);
  // Loaded only here: a page that opens a model has no other spreadsheet in its memory.
  const { measureHyperFormula } = await import("./engine-hyperformula.ts");
  const { values, ...hyperFormula } = measureHyperFormula(program, closures.open(), driver);
  agree("HyperFormula", values, byWasm, 1e-9);
  const formulaCount =
    program.lines.filter(({ source }) => source.kind === "calculated").length * periodCount;
  return { formulaCount, limitMs, fullMs, closuresMs, driverMs, ...scenarios, hyperFormula };
}

function agree(who: string, found: Float64Array, expected: Sheet, tolerance: number) {
  const far = expected.findIndex(
    (value, cell) =>
      !(Math.abs((found[cell] ?? NaN) - value) <= tolerance * Math.max(1, Math.abs(value))),
  );
  if (far !== -1 || found.length !== expected.length)
    throw new Error(`${who} gives ${found[far]} in cell ${far}, not ${expected[far]}`);
}

/** The price index moves most of the model; its whole row is set, to one of two series in turn. */
function topDriver(program: Program) {
  const row = program.rowOf.get("priceIndex") ?? 0;
  const values = [1.01, 1.02].map((level) =>
    Array.from({ length: program.periodCount }, (_, period) => level + 0.001 * period),
  );
  const cells = values.map((series) =>
    series.map((value, period): Cell => ({ row, period, value })),
  );
  return { row, values, cells };
}

/** Three drivers over all periods, other ones in each scenario; the limit is told the same. */
async function measureScenarios(program: Program, limit: (sheet: Sheet) => void, base: Sheet) {
  const rows = ["priceIndex", "wage", "interestRate"].map((id) => program.rowOf.get(id) ?? 0);
  const overlays = Array.from({ length: SCENARIO_COUNT }, (_, scenario) =>
    rows.flatMap((row) =>
      Array.from({ length: program.periodCount }, (_, period): Cell => {
        const value = (base[cellOf(program, row, period)] ?? 0) * (1 + scenario / 5000);
        return { row, period, value };
      }),
    ),
  );
  const batch = await openBatch(program, closuresOf(program));
  const results = batch({ base, overlays, lines: KEPT });
  const sheet = base.slice();
  const byHand = (overlay: Cell[]) => {
    for (const { row, period, value } of overlay) sheet[cellOf(program, row, period)] = value;
    limit(sheet);
    return KEPT.map((id) => {
      const start = (program.rowOf.get(id) ?? 0) * program.stride;
      return sheet.slice(start, start + program.stride);
    });
  };
  for (const [scenario, overlay] of overlays.entries()) {
    const expected = Float64Array.from(byHand(overlay).flatMap((series) => [...series]));
    agree(`scenario ${scenario}`, results[scenario] ?? new Float64Array(), expected, 0);
  }
  const [all] = batch({ base, overlays: overlays.slice(0, 1) });
  const [scenariosMs, limitScenariosMs] = bestOf(
    [() => batch({ base, overlays, lines: KEPT }), () => overlays.forEach(byHand)],
    SLOW,
  ) as [number, number];
  return { scenariosMs, limitScenariosMs, scenarioBytes: all?.byteLength ?? 0 };
}
