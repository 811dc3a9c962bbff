import type { Task } from "#core/task.ts";
import { writeWorkbook } from "#modules/export/write-workbook.ts";
import { checkDocument } from "#modules/model-document/check-document.ts";
import { calculateModel } from "#modules/models/calculate-model.ts";

/** Everything the pool can be asked for. */
export const tasks: readonly Task<never, unknown>[] = [
  calculateModel,
  checkDocument,
  writeWorkbook,
];
