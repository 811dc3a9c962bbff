import type { ModelDocument } from "#model/document.ts";
import { calculateModel } from "./calculate-model.ts";

/**
 * The largest change of any account in any period when the first periods become actual exactly
 * as they were forecast. It must be nothing.
 */
export function changeOnRollForward(document: ModelDocument, actualCount: number): number {
  const forecast = calculateModel(document);
  const movements = (account: string) => forecast.read(`account.${account}.movement`);
  const rolled = calculateModel({
    ...document,
    timeline: { ...document.timeline, actualCount },
    actuals: Object.fromEntries(
      document.accounts.map(({ id }) => [id, movements(id).slice(0, actualCount)]),
    ),
  });
  const changes = document.accounts.flatMap(({ id }) => {
    const after = rolled.read(`account.${id}.movement`);
    return movements(id).map((before, period) => Math.abs(before - (after[period] ?? 0)));
  });
  return Math.max(...changes);
}
