/** The stage of the tests that holds every exported model against LibreOffice. */
import { type Outcome, skippedBecause } from "../outcome.ts";
import { exportedModels } from "./exported-models.ts";
import { findLibreOffice } from "./libre-office.ts";
import { differences, formulasOf } from "./parity.ts";

/** So many cells of a model are told; the rest are counted. */
const TOLD_MOST = 5;

export async function excelParity(): Promise<Outcome> {
  const program = await findLibreOffice();
  if (!program)
    return skippedBecause("Excel parity: no LibreOffice here, and none could be installed");
  const exported = exportedModels();
  const found = await differences(program, exported);
  const failed = found.filter((faults) => faults.length > 0).length;
  for (const [index, faults] of found.entries()) tell(exported[index]?.name ?? "", faults);
  const formulaCount = exported.reduce((sum, each) => sum + formulasOf(each.workbook).length, 0);
  console.log(`${exported.length} workbooks with ${formulaCount} formulas were recalculated.`);
  return { passed: exported.length - failed, failed, skipped: [] };
}

function tell(name: string, faults: readonly string[]) {
  for (const fault of faults.slice(0, TOLD_MOST)) console.log(`${name}: ${fault}`);
  if (faults.length > TOLD_MOST)
    console.log(`${name}: and ${faults.length - TOLD_MOST} cells more`);
}
