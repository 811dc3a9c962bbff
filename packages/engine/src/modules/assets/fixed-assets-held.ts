/**
 * For how much of a period assets are held: from the day they are bought, to the day they are sold.
 * Of several in a period by their amounts.
 */
import type { Day } from "#model/kinds/module-base.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { readDay } from "#time/day.ts";
import { periodOfDay, periodsOf } from "#time/timeline.ts";

type Event = { day: Day; amount: number };

/** Days between the start of a period and the event, in the period it falls in; the amounts' average. */
export function daysIntoPeriods(
  events: readonly Event[],
  { timeline, periods, module }: ModuleContext,
  unsaid: (days: number) => number,
): number[] {
  const sums = periods.map(() => ({ amount: 0, days: 0 }));
  for (const { day: text, amount } of events) {
    const day = readDay(text);
    if (day === undefined) continue;
    const index = periodOfDay(timeline, day);
    const [period] = periodsOf(timeline, index, index + 1);
    const sum = sums[index + (module.shift ?? 0)];
    if (!period || !sum) continue;
    sum.amount += Math.abs(amount);
    sum.days += Math.abs(amount) * (day - period.firstDay);
  }
  return sums.map(({ amount, days }, index) => {
    const all = periods[index]?.days ?? 0;
    return amount === 0 ? unsaid(all) : Math.min(days / amount, all);
  });
}
