/**
 * Code that nobody has run yet is slow: the first document that a worker opens takes about twice as
 * long as the next. So while it is still on its way, another goes before it: one with every kind of
 * module, over a few periods, held by a holder of its own.
 */
import { blank } from "#starters/blank.ts";
import { TIME_SERIES } from "#starters/starter.ts";
import type { Holder } from "./holder.ts";

const PERIOD_COUNT = 3;

export function warmUp({ answer }: Holder) {
  const document = blank.make({
    name: "Warm-up",
    timeSeries: { ...TIME_SERIES.monthly1, periodCount: PERIOD_COUNT },
    start: "2026-07-01",
    yearEndMonth: 6,
    currency: "AUD",
  });
  answer({ id: 0, kind: "open", document, reads: [{ lines: ["bs.account.cash"] }] });
}
