/** What longer terms do at once: all that is owed more is missing from the first receipts, which may fall below zero. */
import { seriesOf } from "#calculate/sheet.ts";
import type { Shock } from "./shock.ts";
import type { ShockCases } from "./shock-cases.ts";

const FROM_CUSTOMERS = "cfd.customers";
const CENT = 0.01;

/** The first period in which customers pay less than nothing and did not without the shocks; null where terms are no longer. */
export function receiptsBelowZero(
  { model, base, steps }: ShockCases,
  shocks: readonly Shock[],
): string | null {
  const shocked = steps.at(-1);
  if (!shocked || !shocks.some(({ kind, value }) => kind === "debtorDays" && value > 0))
    return null;
  const before = seriesOf(model.program, base, FROM_CUSTOMERS);
  const after = seriesOf(model.program, shocked, FROM_CUSTOMERS);
  const first = after.findIndex((value, at) => value <= -CENT && (before[at] ?? 0) > -CENT);
  return model.periods[first]?.label ?? null;
}
