import { type Month, monthLabel } from "@app/engine/time/month";
import type { MonthRange, ReadContext } from "./connector.ts";

/** Says which month is about to be read, and how many have been. */
export function announceMonth({ onProgress }: ReadContext, month: Month, range: MonthRange): void {
  const { from, to } = range;
  onProgress({ step: `Reading ${monthLabel(month)}`, done: month - from, total: to - from + 1 });
}
