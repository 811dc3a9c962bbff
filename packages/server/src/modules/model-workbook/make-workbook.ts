import { buildModel } from "@app/engine/build/build-model";
import type { Origin } from "@app/engine/excel/cover";
import { exportModel } from "@app/engine/excel/export-model";
import { casesOf } from "@app/engine/scenarios/cases";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import { defineTask } from "#core/task.ts";
import { documentOf, type Stored } from "#modules/model-versions/model-versions.ts";

/**
 * More than five thousand lines over ten years of months. So many fit into the memory of a thread, and
 * whatever leaves as a workbook can be read again.
 */
const CELLS_MAX = 800_000;

type Given = { stored: Stored; origin: Origin };

/** A stored version as the bytes of a workbook; undefined for one that is too large. */
export const makeWorkbook = defineTask({
  name: "make_workbook",
  runsIn: "thread",
  timeoutMs: 60_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ stored, origin }: Given): Promise<Uint8Array | undefined> {
    const model = buildModel(documentOf(stored));
    if (model.program.lines.length * model.program.stride > CELLS_MAX) return undefined;
    return writeXlsx(exportModel(model, casesOf(model).base, undefined, origin));
  },
});
