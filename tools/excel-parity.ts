/** `npm run test:parity`: holds every exported model against LibreOffice; the tests do some. */
import { exportedModels } from "./excel/exported-models.ts";
import { excelParity } from "./excel/parity-stage.ts";
import { tell } from "./outcome.ts";

process.exit(tell(await excelParity(exportedModels())));
