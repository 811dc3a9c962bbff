import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { defineTask } from "#core/task.ts";
import { type ExportSheet, workbookOf } from "./workbook.ts";

/**
 * Tables as the bytes of a workbook. How much a team has is not for us to say, and packing it takes
 * ten times its size in memory: a process of its own may run out of it alone.
 */
export const writeWorkbook = defineTask({
  name: "write_workbook",
  runsIn: "process",
  timeoutMs: 120_000,
  heapMegabytesMax: 768,
  isLong: true,
  run: (sheets: readonly ExportSheet[]) => writeXlsx(workbookOf(sheets)),
});
