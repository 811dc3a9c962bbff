import type { Workbook } from "@app/engine/excel/workbook";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { defineTask } from "#core/task.ts";

/** A workbook as the bytes of a file: packing a large one would hold up everybody's requests. */
export const writeWorkbook = defineTask({
  name: "write_workbook",
  runsIn: "thread",
  timeoutMs: 120_000,
  heapMegabytesMax: 256,
  run: (workbook: Workbook) => writeXlsx(workbook),
});
