/**
 * Payment cycles. Amounts gather until a cycle ends, are then payable, and are paid in the period
 * that holds the due day. A period that a cycle's end cuts in two is divided by days, and a
 * period longer than a cycle pays what falls due within it, so any unit of time works.
 *
 *   ended = gathered before + this period's part up to the last end within it
 *   paid  = payable before, in a period with a due day (less what is due later still)
 *         + what ends and falls due within this period
 */
import { addLine } from "#build/draft.ts";
import { add, at, type Expression, iif, type LineId, mul, sub } from "#lines/expression.ts";
import type { PaymentCycle } from "#model/kinds/payment-cycle.ts";
import { lastDayOf, monthOfDay } from "#time/day.ts";
import { monthInYear } from "#time/month.ts";
import { type Period, periodOfDay, periodsOf } from "#time/timeline.ts";
import type { ModuleContext } from "./context.ts";

/** What is known of a cycle's ends in one period, by day. */
type Ends = {
  hasEnd: number;
  endedShare: number;
  hasDue: number;
  dueShare: number;
  /** The period in which the last end is paid; the period itself when none is left for later. */
  paidIn: number;
};

type CycleFlow = {
  /** What is gathered this period. */
  accrued: Expression;
  gatheredBefore: Expression;
  payableBefore: Expression;
};

/** Adds `<field>.ended` and `<field>.paid`. */
export function addCycle(
  context: ModuleContext,
  field: string,
  cycle: PaymentCycle,
  { accrued, gatheredBefore, payableBefore }: CycleFlow,
) {
  const { flags, later } = cycleFlags(context, cycle);
  const upTo = (flag: Expression, share: Expression) =>
    iif(flag, add(gatheredBefore, mul(accrued, share)), 0);
  const ended = context.line(
    `${field}.ended`,
    { name: `${field}, cycle ended` },
    upTo(flags.hasEnd, flags.endedShare),
  );
  const dueAtOnce = context.line(
    `${field}.dueAtOnce`,
    { name: `${field}, ended and due` },
    upTo(flags.hasDue, flags.dueShare),
  );
  const deferred = context.line(
    `${field}.dueLater`,
    { name: `${field}, ended and due later` },
    sub(ended, dueAtOnce),
  );
  const notYet = add(...later.map(({ back, flag }) => mul(at(lineOf(deferred), back), flag)));
  const paid = add(iif(flags.settles, sub(payableBefore, notYet), 0), dueAtOnce);
  return { ended, paid: context.line(`${field}.paid`, { name: `${field}, paid` }, paid) };
}

/** 1 in the periods in which something payable is paid. */
export function settlesIn(context: ModuleContext, cycle: PaymentCycle): Expression {
  return cycleFlags(context, cycle).flags.settles;
}

/** The cycle's calendar as lines, shared by all who pay by it. */
function cycleFlags(context: ModuleContext, cycle: PaymentCycle) {
  const { timeline, periods, draft } = context;
  const { months, endMonth = timeline.yearEndMonth } = cycle;
  const prefix = `calendar.cycle_${months}_${endMonth % months}_${cycle.dueDays}`;
  const before = periodsOf(timeline, -LOOKED_BACK, 0);
  const ends = [...before, ...periods].map((period, index) =>
    endsIn(period, index - LOOKED_BACK, { ...cycle, endMonth }, context),
  );
  const endsAt = (period: number) => ends[period + LOOKED_BACK];
  const put = (name: string, figureOf: (period: number) => number): Expression => {
    const id = `${prefix}.${name}`;
    const shape = { unit: "rate", measure: "count", section: "calendar" } as const;
    const values = periods.map((_, period) => figureOf(period));
    if (!draft.lines.has(id)) {
      addLine(draft, {
        ...shape,
        id,
        name: `Cycle of ${months} months, ${name}`,
        source: { kind: "given", values },
      });
    }
    return at(id);
  };
  const isOpen = (period: number, back: number) => (endsAt(period - back)?.paidIn ?? -1) > period;
  const backs = Array.from({ length: LOOKED_BACK }, (_, index) => index + 1);
  const settles = (period: number) =>
    Number(backs.some((back) => endsAt(period - back)?.paidIn === period));
  const overlapping = backs.filter((back) =>
    periods.some((_, period) => settles(period) && isOpen(period, back)),
  );
  return {
    flags: {
      hasEnd: put("hasEnd", (period) => endsAt(period)?.hasEnd ?? 0),
      endedShare: put("endedShare", (period) => endsAt(period)?.endedShare ?? 0),
      hasDue: put("hasDue", (period) => endsAt(period)?.hasDue ?? 0),
      dueShare: put("dueShare", (period) => endsAt(period)?.dueShare ?? 0),
      settles: put("settles", settles),
    },
    later: overlapping.map((back) => ({
      back,
      flag: put(`later${back}`, (period) => Number(isOpen(period, back))),
    })),
  };
}

/** A return is paid within a year of its end, in any unit. */
const LOOKED_BACK = 53;

function endsIn(
  period: Period,
  index: number,
  { months, endMonth, dueDays }: Required<PaymentCycle>,
  { timeline }: ModuleContext,
): Ends {
  const [from, to] = [monthOfDay(period.firstDay), monthOfDay(period.lastDay)];
  const days = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    .filter((month) => (monthInYear(month) - endMonth + 12) % months === 0)
    .map(lastDayOf)
    .filter((day) => day <= period.lastDay);
  const shareOf = (day: number | undefined) =>
    day === undefined ? 0 : (day - period.firstDay + 1) / period.days;
  const paidIn = (day: number) => periodOfDay(timeline, day + dueDays);
  const due = days.filter((day) => paidIn(day) === index);
  const last = days.at(-1);
  return {
    hasEnd: Number(days.length > 0),
    endedShare: shareOf(last),
    hasDue: Number(due.length > 0),
    dueShare: shareOf(due.at(-1)),
    paidIn: last === undefined ? index : paidIn(last),
  };
}

const CYCLE_MONTHS = [1, 2, 3, 4, 6, 12];

/** Why a cycle cannot be used, in words; nothing when it can. */
export function cycleFault({ months, endMonth = 1, dueDays }: PaymentCycle): string | undefined {
  if (!CYCLE_MONTHS.includes(months)) return "A cycle has 1, 2, 3, 4, 6 or 12 months.";
  if (!Number.isInteger(endMonth) || endMonth < 1 || endMonth > 12) {
    return "A cycle ends with a month from 1 to 12.";
  }
  const isWithinYear = Number.isInteger(dueDays) && dueDays >= 0 && dueDays <= 366;
  return isWithinYear ? undefined : "Payment is due 0 to 366 days after a cycle ends.";
}

function lineOf(expression: Expression): LineId {
  return expression.kind === "line" ? expression.line : "";
}
