import { buildModel } from "#build/build-model.ts";
import { EVERYTHING } from "#calculate/backend.ts";
import { closuresOf } from "#calculate/closures.ts";
import { seriesOf, valueAt } from "#calculate/sheet.ts";
import { GATE_SCALE, isWithinGate } from "#checks/integrity.ts";
import type { ModelDocument } from "#model/document.ts";

/** Builds and runs a document by closures, for tests: lines by name, and every error check. */
export function calculateModel(document: ModelDocument) {
  const model = buildModel(document);
  const backend = closuresOf(model.program);
  const sheet = backend.open();
  backend.run(sheet, EVERYTHING);
  const read = (line: string) =>
    [...seriesOf(model.program, sheet, line)].map((value) => value + 0);
  return { model, sheet, read, failedChecks: () => failedChecksOf(model, sheet) };
}

/** Every error check that is not zero, with its period and figure. */
function failedChecksOf(model: ReturnType<typeof buildModel>, sheet: Float64Array) {
  const errors = model.checks.filter((check) => check.class === "error");
  return errors.flatMap(({ line, name }) =>
    model.periods.flatMap((_, period) => {
      const value = valueAt(model.program, sheet, line, period);
      const totalAssets = valueAt(model.program, sheet, GATE_SCALE, period);
      return isWithinGate(value, totalAssets) ? [] : [`${name}, period ${period}: ${value}`];
    }),
  );
}
