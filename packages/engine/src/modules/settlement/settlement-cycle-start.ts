/**
 * What a payment cycle owes where a model starts: cycles that have begun and are not paid yet, each
 * with its own due day.
 */
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { type DayNumber, lastDayOf, monthOfDay } from "#time/day.ts";
import { periodOfDay } from "#time/timeline.ts";
import { dueDayOf, firstEndFrom } from "./settlement-due-day.ts";

/** `days` are those of the cycle that lie before the start. */
type OpenCycle = { end: DayNumber; days: number; paidIn: number };

/**
 * The share of what was owed at the start that is paid in each period, had it been accrued evenly
 * over the days.
 */
export function cyclesOwedAtStart(
  context: ModuleContext,
  cycle: PaymentCycle,
): Map<number, number> {
  const open = openCyclesAtStart(context, cycle);
  const all = open.reduce((sum, { days }) => sum + days, 0);
  const shares = new Map<number, number>();
  for (const { days, paidIn } of open) shares.set(paidIn, (shares.get(paidIn) ?? 0) + days / all);
  return shares;
}

/** What was payable at the start by the periods in which its cycles ended, the latest last. */
export function endedAtStart(
  context: ModuleContext,
  cycle: PaymentCycle,
  payable: number,
): number[] | undefined {
  const start = startOf(context);
  const ended = openCyclesAtStart(context, cycle).filter(({ end }) => end < start);
  if (payable === 0 || ended.length < 2) return undefined;
  const backs = ended.map(({ end }) => -periodOfDay(context.timeline, end));
  const figures = new Array<number>(Math.max(...backs)).fill(0);
  for (const back of backs) figures[figures.length - back] = payable / ended.length;
  return figures;
}

function openCyclesAtStart(context: ModuleContext, cycle: PaymentCycle): OpenCycle[] {
  const { timeline } = context;
  const { months } = cycle;
  const start = startOf(context);
  const whole = { endMonth: timeline.yearEndMonth, ...cycle };
  const open: OpenCycle[] = [];
  for (let month = firstEndFrom(monthOfDay(start), whole); ; month -= months) {
    const end = lastDayOf(month);
    const dueDay = dueDayOf(cycle, end);
    if (dueDay < start) break;
    const days = Math.min(end, start - 1) - lastDayOf(month - months);
    if (days > 0) open.push({ end, days, paidIn: periodOfDay(timeline, dueDay) });
  }
  return open;
}

function startOf({ periods }: ModuleContext): DayNumber {
  return periods[0]?.firstDay ?? 0;
}
