/** `npm run test:parity`: holds every exported model against LibreOffice; the tests do some. */
import { exportedModels } from "./excel/exported-models.ts";
import { excelParity } from "./excel/parity-stage.ts";

const { passed, failed, skipped } = await excelParity(exportedModels());
for (const reason of skipped) console.log(`skipped: ${reason}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
