import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { checkModelDocument } from "@app/contract/model-document";
import { faultsOfFigures } from "@app/engine/build/blocking";
import { buildModel, type Model } from "@app/engine/build/build-model";
import { EVERYTHING } from "@app/engine/calculate/backend";
import { closuresOf } from "@app/engine/calculate/closures";
import { type Sheet, valueAt } from "@app/engine/calculate/sheet";
import { GATE_SCALE, isWithinGate } from "@app/engine/checks/integrity";
import { applyEdits } from "@app/engine/edits/apply-edits";
import type { ModelDocument } from "@app/engine/model/document";
import type { Issue } from "@app/engine/model/issue";
import { defineTask } from "#core/task.ts";

type Asked = CheckedOf<typeof checkModelDocument>["body"];
type Summary = DataOf<typeof checkModelDocument>;

/** What a document comes to, or why the edits cannot be made in it. */
export const checkDocument = defineTask({
  name: "check_document",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run({ document, edits = [] }: Asked): { summary: Summary } | { refused: Issue[] } {
    const edited = applyEdits(document, edits);
    return edited.document ? { summary: summaryOf(edited.document) } : { refused: edited.issues };
  },
});

function summaryOf(document: ModelDocument): Summary {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  const faults = faultsOfFigures(model, sheet);
  const lastPeriod = model.periods.length - 1;
  const cash = valueAt(model.program, sheet, "cf.closingCash", lastPeriod);
  return {
    issues: [...model.issues, ...faults],
    isBlocked: model.isBlocked || faults.length > 0,
    closingCash: Number.isFinite(cash) ? cash : null,
    lastPeriod: model.periods[lastPeriod]?.label ?? "",
    checks: model.checks.map(({ name, class: kind, line }) => ({
      name,
      class: kind,
      failsIn: firstFailure(model, sheet, line),
    })),
  };
}

function firstFailure({ program, periods }: Model, sheet: Sheet, line: string) {
  const failed = periods.find((_, period) => {
    const scale = valueAt(program, sheet, GATE_SCALE, period);
    return !isWithinGate(valueAt(program, sheet, line, period), scale);
  });
  return failed?.label ?? null;
}
