import { movementsIn, rollForward } from "#actuals/roll-forward.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "./calculate-model.ts";

/** The document with its first periods actual, exactly as they were forecast. */
export function rolledForward(document: ModelDocument, actualCount: number): ModelDocument {
  const { model, sheet } = calculateModel(document);
  const periods = model.periods.slice(0, actualCount);
  const actuals = periods.map((_, period) => movementsIn(model, sheet, period));
  return rollForward(model, sheet, actuals.slice(document.timeline.actualCount));
}

/** Every account and period that rolling forward with actual = forecast changes; none, if all is well. */
export function changedByRollingForward(
  document: ModelDocument,
  actualCount: number,
  roundings = 1e-9,
): string[] {
  const [before, after] = [document, rolledForward(document, actualCount)].map(calculateModel);
  return document.accounts.flatMap(({ id }) => {
    const [was, is] = [before, after].map((run) => run?.read(movementOf(id)) ?? []);
    return (was ?? []).flatMap((figure, period) => {
      const change = Math.abs(figure - (is?.[period] ?? Number.NaN));
      return change === 0 || change < roundings
        ? []
        : [`${id}, period ${period}: ${figure} became ${is?.[period]}`];
    });
  });
}
