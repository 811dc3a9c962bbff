/**
 * Closed periods that changed in the source after they were taken over: each is listed before it
 * is accepted, account by account.
 */
import type { ModelDocument } from "#model/document.ts";
import type { PeriodMovements } from "./roll-forward.ts";

export type Restatement = {
  account: string;
  period: number;
  before: number;
  after: number;
  difference: number;
};

/** `fresh` are the movements as the source has them now, from the first period on. */
export function restatementsIn(
  document: ModelDocument,
  fresh: readonly PeriodMovements[],
): Restatement[] {
  const ids = new Set([...Object.keys(document.actuals), ...fresh.flatMap(Object.keys)]);
  return fresh.slice(0, document.timeline.actualCount).flatMap((movements, period) =>
    [...ids].flatMap((account) => {
      const before = document.actuals[account]?.[period] ?? 0;
      const after = movements[account] ?? 0;
      return before === after
        ? []
        : [{ account, period, before, after, difference: after - before }];
    }),
  );
}
