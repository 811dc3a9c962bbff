/**
 * Months of somebody's books as the periods of a model. A month says what moved in it or what stood
 * at its end; what stood before the first of them is what the model has.
 *
 *   movement = balance at the end − balance at the start, after the turn the model makes of the year
 *
 * Books whose last year nobody closed still have its revenue and expenses in these accounts: where
 * equity has not taken up the profit, they are taken off. Where equity moved otherwise as well, both
 * could be, and somebody has to say which.
 */
import type { Account, ModelDocument } from "#model/document.ts";
import { standardLine } from "#model/standard-lines.ts";
import { monthOfDay, readDay } from "#time/day.ts";
import { type Month, monthLabel } from "#time/month.ts";
import { MONTHS_PER_UNIT, type Period, periodsOf } from "#time/timeline.ts";
import type { PeriodMovements } from "./roll-forward.ts";

export type BookedMonth = {
  month: Month;
  are: "balances" | "movements";
  /** Per account of the books, in the smallest unit of the currency, debit positive. */
  amounts: Record<string, number>;
};

export type Books = {
  /** How many digits the smallest unit is behind the point. */
  decimals: number;
  /** In their order, each once. */
  months: readonly BookedMonth[];
  /** The account of the model for each of the books that has an amount. */
  places: Record<string, string>;
  /** Accounts of the model that the books name without an amount. */
  named?: readonly string[];
  /** Whether each year begins without the one before it, as in a model: a ledger that was read does, a file may not. */
  turnsYears?: boolean;
  /** What somebody said of the year before, where the books do not prove it. */
  lastYear?: LastYear | undefined;
};

/** Whether revenue and expenses of the year before are still in their accounts. */
export type LastYear = "closed" | "open";

/** The first period whose balances leave it open, the year, and the period's profit by each answer. */
export type YearQuestion = { period: number; year: number; profit: Record<LastYear, number> };

export type BookedPeriods = {
  /** Every actual period from the first on: as the books have it, or as the model does. */
  movements: PeriodMovements[];
  /** The first and the last period that the books are of. */
  from: number;
  to: number;
  /** Months that are not taken, with the reason. */
  leftOut: string[];
  /** What an account of the model held that the books do not name: it counts as nothing. */
  gone: { account: string; amount: number }[];
  /** What was asked, and answered. */
  question?: YearQuestion;
};

/** What has to be put right, or answered, before anything can be said. */
export type NotBooked = { problem: string } | { question: YearQuestion };

export function bookedPeriods(document: ModelDocument, books: Books): BookedPeriods | NotBooked {
  const { timeline } = document;
  if (timeline.unit === "week")
    return { problem: "Books are by month, and months do not say what a week was." };
  const taken = periodsTaken(document, books);
  if (taken.problem !== undefined) return { problem: taken.problem };
  const { from, to, leftOut } = taken;
  const walk = openWalk(document, books);
  const movements: PeriodMovements[] = [];
  for (let period = 0; period < from; period++) movements.push(walk.passClosed(period));
  const held = walk.balances();
  for (let period = from; period <= to; period++)
    movements.push(walk.take(period, taken.monthsOf(period)));
  for (let period = to + 1; period < timeline.actualCount; period++)
    movements.push(walk.passClosed(period));
  const question = walk.question();
  if (question && books.lastYear === undefined) return { question };
  const named = new Set([...Object.values(books.places), ...(books.named ?? [])]);
  const isOfBalances = taken.monthsOf(from).at(-1)?.are === "balances";
  const gone = [...held].filter(
    ([id, amount]) =>
      isOfBalances && !named.has(id) && Math.abs(amount) >= HALF_CENT && !isOfProfit(walk, id),
  );
  return {
    movements,
    from,
    to,
    leftOut,
    gone: gone.map(([account, amount]) => ({ account, amount })),
    ...(question && { question }),
  };
}

const HALF_CENT = 0.005;

type PlacedMonth = { are: BookedMonth["are"]; amounts: ReadonlyMap<string, number> };

/** The periods that the months make up, which must follow on what is actual without a gap. */
function periodsTaken({ timeline }: ModelDocument, { decimals, months, places }: Books) {
  const { periodCount, actualCount } = timeline;
  const length = timeline.unit === "week" ? 1 : MONTHS_PER_UNIT[timeline.unit];
  const start = monthOfDay(readDay(timeline.start) ?? 0);
  const byMonth = new Map(months.map((each) => [each.month, each]));
  const own = (period: number) =>
    Array.from({ length }, (_, at) => byMonth.get(start + period * length + at));
  const isWhole = (period: number) => {
    const each = own(period);
    return each.at(-1)?.are === "balances" || each.every((month) => month?.are === "movements");
  };
  const whole = periodsOf(timeline).flatMap((_, period) => (isWhole(period) ? [period] : []));
  const [from] = whole;
  const to = whole.at(-1);
  const label = (period: number) => periodsOf(timeline)[period]?.label ?? "";
  if (from === undefined || to === undefined) {
    const first = months[0];
    const which = first ? `of ${monthLabel(first.month)}` : "of no month";
    return {
      problem: `The books are ${which}, and the model's periods are ${label(0)} to ${label(periodCount - 1)}.`,
    };
  }
  if (from > actualCount)
    return {
      problem: `The model is actual to ${actualCount === 0 ? "no period yet" : label(actualCount - 1)}, and the books begin with ${label(from)}. Add ${label(actualCount)} first.`,
    };
  const gap = whole.findIndex((period, index) => period !== from + index);
  if (gap !== -1) return { problem: `${label(from + gap)} is missing in the books.` };
  const covered = (month: Month) =>
    month >= start + from * length && month < start + (to + 1) * length;
  const leftOut = months
    .filter(({ month }) => !covered(month))
    .map(({ month }) => `${monthLabel(month)} ${whyLeftOut(month, start, periodCount * length)}`);
  const monthsOf = (period: number): PlacedMonth[] =>
    own(period).flatMap((month) =>
      month ? [{ are: month.are, amounts: placed(month, places, decimals) }] : [],
    );
  return { from, to, leftOut, monthsOf };
}

function whyLeftOut(month: Month, start: Month, count: number): string {
  if (month < start) return "is before the model's first period.";
  return month >= start + count
    ? "is after the model's last period."
    : "is not a whole period of the model.";
}

/** Several accounts of the books may stand in one of the model; they are added in whole units. */
function placed({ amounts }: BookedMonth, places: Books["places"], decimals: number) {
  const sums = new Map<string, number>();
  for (const [id, amount] of Object.entries(amounts)) {
    const account = Object.hasOwn(places, id) ? places[id] : undefined;
    if (account !== undefined) sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  return new Map([...sums].map(([id, sum]) => [id, sum / 10 ** decimals]));
}

type Balances = ReadonlyMap<string, number>;
type Walk = ReturnType<typeof openWalk>;

/** Goes through the periods with what every account stands at, from the openings on. */
function openWalk(
  { accounts, actuals, timeline }: ModelDocument,
  { turnsYears = false, lastYear: answer }: Pick<Books, "turnsYears" | "lastYear">,
) {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const retained = accounts.find(({ line }) => line === "retainedEarnings")?.id;
  let balances: Balances = new Map(accounts.map(({ id, opening = 0 }) => [id, opening]));
  /** What revenue and expenses had come to when the year last turned. */
  let lastYear: Balances = new Map();
  /** Once closed it stays closed. */
  let isProvedClosed = false;
  let question: YearQuestion | undefined;

  const ofProfit = (held: Balances) =>
    new Map([...held].filter(([id, amount]) => amount !== 0 && isProfitAndLoss(byId.get(id))));

  function turn(period: Period | undefined) {
    if (!period?.isYearStart || retained === undefined) return;
    lastYear = ofProfit(balances);
    isProvedClosed = turnsYears;
    balances = moved(balances, closeOf(lastYear, retained));
  }

  const periodAt = (period: number) => periodsOf(timeline)[period];

  /** Balances of the books as they would be had the last year been closed. */
  function asClosed(closing: Balances, period: number): Balances {
    const profit = sumOf(lastYear);
    if (retained === undefined || isProvedClosed || Math.abs(profit) < HALF_CENT) return closing;
    const grown = equityIn(closing) - equityIn(balances);
    isProvedClosed = Math.abs(grown) < HALF_CENT;
    if (isProvedClosed) return closing;
    const open = moved(closing, closeOf(lastYear, retained));
    if (Math.abs(grown + profit) < HALF_CENT) return open;
    question ??= {
      period,
      year: (periodAt(period)?.financialYear ?? 0) - 1,
      profit: { closed: profitTo(closing), open: profitTo(open) },
    };
    return answer === "open" ? open : closing;
  }

  const equityIn = (held: Balances) =>
    sumOf(new Map([...held].filter(([id]) => sectionOf(byId.get(id)) === "equity")));

  const profitTo = (end: Balances) => sumOf(ofProfit(balances)) - sumOf(ofProfit(end));

  return {
    byId,
    question: () => question,
    balances: () => balances,
    /** As the model has it. */
    passClosed(period: number): PeriodMovements {
      turn(periodAt(period));
      const movements = Object.fromEntries(
        Object.entries(actuals).map(([id, series]) => [id, series[period] ?? 0]),
      );
      balances = moved(balances, new Map(Object.entries(movements)));
      return movements;
    },
    take(period: number, months: readonly PlacedMonth[]): PeriodMovements {
      turn(periodAt(period));
      const last = months.at(-1);
      const closing = last?.are === "balances" ? last.amounts : undefined;
      const end = closing
        ? asClosed(closing, period)
        : months.reduce((sum, { amounts }) => moved(sum, amounts), balances);
      const movements = differences(end, balances);
      balances = end;
      return Object.fromEntries(movements);
    },
  };
}

function isProfitAndLoss(account: Account | undefined): boolean {
  return standardLine(account?.line ?? "")?.statement === "profitAndLoss";
}

function sectionOf(account: Account | undefined): string | undefined {
  return standardLine(account?.line ?? "")?.section;
}

const isOfProfit = ({ byId }: Walk, id: string) => isProfitAndLoss(byId.get(id));

const sumOf = (amounts: Balances) => [...amounts.values()].reduce((sum, each) => sum + each, 0);

/** What the close of a year moves: everything into retained earnings. */
function closeOf(year: Balances, retained: string): Balances {
  const out = new Map([...year].map(([id, amount]) => [id, -amount]));
  return out.set(retained, sumOf(year));
}

function moved(balances: Balances, movements: Balances): Balances {
  const next = new Map(balances);
  for (const [id, amount] of movements) next.set(id, (next.get(id) ?? 0) + amount);
  return next;
}

/** To the cent where both sides are; what a model holds finer than that stays as fine. */
function differences(end: Balances, start: Balances): [string, number][] {
  const ids = new Set([...end.keys(), ...start.keys()]);
  return [...ids].flatMap((id): [string, number][] => {
    const difference = (end.get(id) ?? 0) - (start.get(id) ?? 0);
    const rounded = Math.round(difference * UNITS) / UNITS;
    const amount = Math.abs(difference - rounded) < FINEST ? rounded : difference;
    return amount === 0 ? [] : [[id, amount]];
  });
}

/** The smallest unit of any currency there is. */
const UNITS = 1000;
const FINEST = 1e-6;
