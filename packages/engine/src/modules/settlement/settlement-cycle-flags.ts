/**
 * A payment cycle's calendar as lines, shared by all who pay by it: where a cycle ends and which
 * share of the period lies before the end; the same for ends that fall due within the period; and
 * where what ended in an earlier period is paid.
 */
import { addLine, type Draft } from "#draft/draft.ts";
import { at, type Expression } from "#lines/expression.ts";
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import type { ModuleContext } from "#modules/context/context.ts";
import { lastDayOf, monthOfDay } from "#time/day.ts";
import { periodOfDay, periodsOf, type Timeline } from "#time/timeline.ts";
import {
  dueDayOf,
  dueKeyOf,
  dueText,
  firstEndFrom,
  type WholeCycle,
} from "./settlement-due-day.ts";

/** A payment is due within a year of its cycle's end: as many periods as begin in that time. */
const LOOKED_BACK = { week: 53, month: 13, quarter: 5, year: 2 } as const;

/** A cycle's ends in one period, and when the last of them is paid. */
type Ends = { share: number; dueShare: number; paidIn: number };

type CycleFlags = ReturnType<typeof makeFlags>;

/** Tax, pension and withholding often share a cycle, so it is worked out once for a model. */
const known = new WeakMap<Draft, Map<string, CycleFlags>>();

export function cycleFlags(context: ModuleContext, cycle: PaymentCycle): CycleFlags {
  const whole = { endMonth: context.timeline.yearEndMonth, ...cycle };
  const key = keyOf(whole);
  const cycles = known.get(context.draft) ?? new Map<string, CycleFlags>();
  known.set(context.draft, cycles);
  const flags = cycles.get(key) ?? makeFlags(context, whole);
  cycles.set(key, flags);
  return flags;
}

function keyOf(cycle: WholeCycle): string {
  return `${cycle.months}_${cycle.endMonth % cycle.months}_${dueKeyOf(cycle)}`;
}

function makeFlags(context: ModuleContext, whole: WholeCycle) {
  const { timeline, periods } = context;
  const lookedBack = LOOKED_BACK[timeline.unit];
  const ends = endsOf(timeline, -lookedBack, whole);
  const endsAt = (period: number) => ends.get(period);
  const isLater = (period: number, back: number) =>
    (endsAt(period - back)?.paidIn ?? Number.NEGATIVE_INFINITY) > period;
  const paying = new Set(
    [...ends].flatMap(([period, { paidIn }]) => (paidIn > period ? [paidIn] : [])),
  );
  const put = (name: string, figureOf: (period: number) => number) =>
    putFlag(
      context,
      whole,
      name,
      periods.map((_, period) => figureOf(period)),
    );
  const overlapping = overlapsOf(ends, (period) => period in periods && paying.has(period));
  return {
    hasEnd: put("hasEnd", (period) => Number((endsAt(period)?.share ?? 0) > 0)),
    endedShare: put("endedShare", (period) => endsAt(period)?.share ?? 0),
    hasDue: put("hasDue", (period) => Number((endsAt(period)?.dueShare ?? 0) > 0)),
    dueShare: put("dueShare", (period) => endsAt(period)?.dueShare ?? 0),
    isPaid: put("isPaid", (period) => Number(paying.has(period))),
    later: overlapping.map((back) => ({
      back,
      flag: put(`isLater${back}`, (period) => Number(isLater(period, back))),
    })),
  };
}

/** How many periods after its end a cycle still waits while another is paid. */
function overlapsOf(ends: ReadonlyMap<number, Ends>, isPaying: (period: number) => boolean) {
  const backs = new Set<number>();
  for (const [period, { paidIn }] of ends)
    for (let each = period + 1; each < paidIn; each++) if (isPaying(each)) backs.add(each - period);
  return [...backs].sort((left, right) => left - right);
}

function putFlag(
  { draft }: ModuleContext,
  cycle: WholeCycle,
  flag: string,
  values: number[],
): Expression {
  const id = `calendar.cycle_${keyOf(cycle)}.${flag}`;
  const name = `Cycle of ${cycle.months} months due ${dueText(cycle)}: ${flag}`;
  const shape = { unit: "rate", measure: "count", section: "calendar" } as const;
  if (!draft.lines.has(id))
    addLine(draft, { ...shape, id, name, source: { kind: "given", values } });
  return at(id);
}

/** By period, where a cycle ends at all; from `first` on. */
function endsOf(timeline: Timeline, first: number, cycle: WholeCycle): Map<number, Ends> {
  const periods = periodsOf(timeline, first);
  const ends = new Map<number, Ends>();
  const from = monthOfDay(periods[0]?.firstDay ?? 0);
  const to = monthOfDay(periods.at(-1)?.lastDay ?? 0);
  for (let month = firstEndFrom(from, cycle); month <= to; month += cycle.months) {
    const day = lastDayOf(month);
    const index = periodOfDay(timeline, day);
    const period = periods[index - first];
    if (!period) continue;
    const share = (day - period.firstDay + 1) / period.days;
    const paidIn = periodOfDay(timeline, dueDayOf(cycle, day));
    const dueShare = paidIn === index ? share : (ends.get(index)?.dueShare ?? 0);
    ends.set(index, { share, dueShare, paidIn });
  }
  return ends;
}
