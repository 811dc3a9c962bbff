/** The same model in HyperFormula: all of it again, and one driver's row. */
import type { Program } from "@app/engine/calculate/program";
import type { Sheet } from "@app/engine/calculate/sheet";
import { HyperFormula } from "hyperformula";
import { cellsOf } from "./engine-formulas.ts";
import { bestMs } from "./engine-timing.ts";

/** Its rounding of what is nearly zero would give other figures than anybody else's. */
const CONFIG = { licenseKey: "gpl-v3", smartRounding: false };

const ROUNDS = { rounds: 4, roundMs: 200 };

export function measureHyperFormula(
  program: Program,
  opened: Sheet,
  driver: { row: number; values: number[][] },
) {
  const cells = cellsOf(program, opened);
  const started = performance.now();
  const workbook = HyperFormula.buildFromArray(cells, CONFIG);
  const openMs = performance.now() - started;
  const { evaluator } = workbook;
  const address = { sheet: 0, row: driver.row, col: program.historyCount };
  const fullMs = bestMs(() => evaluator.run(), ROUNDS);
  let turn = 0;
  const driverMs = bestMs(
    () => workbook.setCellContents(address, [driver.values[turn++ % driver.values.length] ?? []]),
    ROUNDS,
  );
  workbook.setCellContents(address, [driver.values[0] ?? []]);
  const values = Float64Array.from(workbook.getSheetValues(0).flat(), Number);
  workbook.destroy();
  return { openMs, fullMs, driverMs, values };
}
