/**
 * Rolling forward: the next periods become actual. The ledger's movements take the place of the
 * forecast, which is kept for the bridge; nothing else in the document changes, so an actual that
 * equals its forecast changes no later figure.
 */
import type { Model } from "#build/build-model.ts";
import { type Sheet, valueAt } from "#calculate/sheet.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import type { ModelDocument } from "#model/document.ts";

/** Movements of one period per account, debit positive. */
export type PeriodMovements = Record<string, number>;

/** What the model says of a period, account by account. */
export function movementsIn(model: Model, sheet: Sheet, period: number): PeriodMovements {
  return Object.fromEntries(
    [...model.accounts.keys()].map((id) => [
      id,
      valueAt(model.program, sheet, movementOf(id), period) + 0,
    ]),
  );
}

export function rollForward(
  model: Model,
  sheet: Sheet,
  actuals: readonly PeriodMovements[],
): ModelDocument {
  const { document } = model;
  const { actualCount } = document.timeline;
  const replaced = actuals.map((_, index) => ({
    period: actualCount + index,
    movements: movementsIn(model, sheet, actualCount + index),
  }));
  return {
    ...withActuals(document, actualCount, actuals),
    replacedForecasts: [...(document.replacedForecasts ?? []), ...replaced],
  };
}

/** The document with these movements from a period on; the cut-over moves when they reach past it. */
export function withActuals(
  document: ModelDocument,
  from: number,
  actuals: readonly PeriodMovements[],
): ModelDocument {
  const { timeline } = document;
  const actualCount = Math.max(timeline.actualCount, from + actuals.length);
  const ids = new Set([...Object.keys(document.actuals), ...actuals.flatMap(Object.keys)]);
  const series = [...ids].map((id) => {
    const before = document.actuals[id] ?? [];
    const values = Array.from(
      { length: actualCount },
      (_, period) =>
        actuals[period - from]?.[id] ??
        (period < from || period >= from + actuals.length ? (before[period] ?? 0) : 0),
    );
    return [id, values] as const;
  });
  return {
    ...document,
    timeline: { ...timeline, actualCount },
    actuals: Object.fromEntries(series),
  };
}
