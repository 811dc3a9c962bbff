import { buildModel } from "@app/engine/build/build-model";
import { openCalculation } from "@app/engine/calculate/calculation";
import type { ModelDocument } from "@app/engine/model/document";
import { defineTask } from "#core/task.ts";

/**
 * Every figure of a model, away from requests. A sheet is read as
 * values[row × stride + historyCount + period], with the rows in the order of the ids.
 */
export const calculateModel = defineTask({
  name: "calculate_model",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 256,
  run(document: ModelDocument) {
    const { program, issues, isBlocked } = buildModel(document);
    const { stride, historyCount, periodCount } = program;
    return {
      ...{ stride, historyCount, periodCount, issues, isBlocked },
      ids: program.lines.map(({ id }) => id),
      values: openCalculation(program).sheet(),
    };
  },
});
