/** The stage of the tests that holds exported models against LibreOffice. */
import { type Outcome, skippedBecause } from "../outcome.ts";
import type { Exported } from "./exported-models.ts";
import { findLibreOffice } from "./libre-office.ts";
import { judge } from "./parity.ts";

/** So many cells of a model are told; the rest are counted. */
const TOLD_MOST = 5;

export async function excelParity(models: Iterable<Exported>): Promise<Outcome> {
  const program = await findLibreOffice();
  if (!program)
    return skippedBecause("Excel parity: no LibreOffice here, and none could be installed");
  const judged = await judge(program, models);
  for (const { name, faults } of judged) tellFaults(name, faults);
  const formulaCount = judged.reduce((sum, each) => sum + each.formulaCount, 0);
  console.log(`${judged.length} workbooks with ${formulaCount} formulas were recalculated.`);
  const failed = judged.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  return { passed: judged.length - failed.length, failed, skipped: [] };
}

function tellFaults(name: string, faults: readonly string[]) {
  for (const fault of faults.slice(0, TOLD_MOST)) console.log(`${name}: ${fault}`);
  if (faults.length > TOLD_MOST)
    console.log(`${name}: and ${faults.length - TOLD_MOST} cells more`);
}
