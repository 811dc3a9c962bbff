/**
 * Rolling forward as it would be, to be looked at before anything is changed: which periods become
 * actual by the books, what of closed periods changed, why figures are not what was forecast, and the
 * document that would come of it.
 */
import { seriesOf } from "#calculate/sheet.ts";
import { closingOf, PROFIT } from "#ledger/ledger-lines.ts";
import type { Account, ModelDocument } from "#model/document.ts";
import { type BookedPeriods, type Books, bookedPeriods, type NotBooked } from "./books.ts";
import { type Bridge, bridgeRuns, bridgesIn, runDocument } from "./bridge.ts";
import { type BridgeReasons, reasonsIn } from "./bridge-reasons.ts";
import { type Restatement, restatementsIn } from "./closed-periods.ts";
import { type Consumption, consume } from "./consume.ts";
import { type EventAhead, eventsAhead } from "./events-ahead.ts";
import { movementsIn, type PeriodMovements, rollForward, withActuals } from "./roll-forward.ts";

export type AskedRollForward = {
  books: Books;
  /** Accounts the books have and the model has not yet. */
  newAccounts: readonly Account[];
  /** Changes of closed periods that wait: what is held stays as the model has it. */
  held: readonly HeldChange[];
  consumed: readonly Consumption[];
};

export type HeldChange = Pick<Restatement, "period" | "account">;

export type RollForwardPlan = {
  document: ModelDocument;
  /** The periods that become actual; the first is after the last where only closed ones change. */
  from: number;
  to: number;
  restatements: Restatement[];
  /** The first closed period whose accepted changes do not add up to nothing, and what to. */
  lopsided?: { period: number; amount: number };
  leftOut: BookedPeriods["leftOut"];
  /** Without what the model, too, has as nothing by then. */
  gone: BookedPeriods["gone"];
  question: BookedPeriods["question"];
  bridges: Record<Watched, Bridge>;
  /** What each step is made of, account by account. */
  reasons: Record<Watched, BridgeReasons>;
  /** Period by period, as it is and as it would be. */
  before: Record<Watched, number[]>;
  after: Record<Watched, number[]>;
  /** What accounts moved by in the new periods, where it is not what was forecast; debit positive. */
  differences: { account: string; forecast: number; actual: number }[];
  events: EventAhead[];
};

type Watched = "cash" | "profit";
const LINES: Record<Watched, string> = { cash: "cf.closingCash", profit: PROFIT };
/** Each is one more run of the model; the rest are told together. */
const AMOUNTS_MOST = 6;
const HALF_CENT = 0.005;
/** What rounding to the cent can make of a figure that is finer, and of the sums it is found by. */
const A_CENT_ROUNDED = HALF_CENT + 1e-6;

export function planRollForward(
  document: ModelDocument,
  { books, newAccounts, held, consumed }: AskedRollForward,
): RollForwardPlan | NotBooked {
  const placed = withPlaces(document, newAccounts, books.places);
  const booked = bookedPeriods(placed, books);
  if (!("movements" in booked)) return booked;
  const { actualCount } = document.timeline;
  const [from, to] = [actualCount, Math.max(booked.to, actualCount - 1)];
  const restatements = changesIn(placed, booked);
  const fresh = booked.movements.map((movements, period) =>
    period < actualCount ? accepted(placed, movements, period, restatements, held) : movements,
  );
  const restated = withActuals(placed, 0, fresh.slice(0, actualCount));
  const expected = runDocument(restated);
  const rolled = rollForward(expected.model, expected.sheet, fresh.slice(actualCount));
  const next = consumed.reduce(consume, rolled);
  const [before, after] = [runDocument(document), runDocument(next)];
  const last = Math.max(to, 0);
  const runs = bridgeRuns(placed, fresh, AMOUNTS_MOST);
  const [overCash, overProfit] = [
    { line: LINES.cash, from: last, to: last },
    { line: LINES.profit, from: Math.min(from, last), to: last },
  ] as const;
  const [cash, profit] = bridgesIn(runs, [overCash, overProfit]) as [Bridge, Bridge];
  const differences = differencesIn(expected, fresh, from);
  const beyond = new Map(
    differences.map(({ account, forecast, actual }) => [account, actual - forecast]),
  );
  return {
    ...{ document: next, from, to, restatements, ...lopsidedIn(restatements, held) },
    ...{ leftOut: booked.leftOut, question: booked.question, differences },
    gone: booked.gone.filter(({ account }) => isHeldIn(before, account, booked)),
    bridges: { cash, profit },
    reasons: {
      cash: reasonsIn(runs, cash, { over: overCash, by: "cash" }),
      profit: reasonsIn(runs, profit, { over: overProfit, by: "profit" }),
    },
    before: watchedIn(before),
    after: watchedIn(after),
    events: eventsAhead(expected.model, expected.sheet, beyond, to + 1),
  };
}

/** With the accounts that are new, and each account of the books where it is placed now. */
function withPlaces(
  document: ModelDocument,
  newAccounts: readonly Account[],
  places: Books["places"],
): ModelDocument {
  const accounts = [...document.accounts, ...newAccounts].map((account) => {
    const here = Object.keys(places).filter((id) => places[id] === account.id);
    const others = (account.sources ?? []).filter((id) => !Object.hasOwn(places, id));
    const { sources: _, ...rest } = account;
    const sources = [...others, ...here].toSorted();
    return sources.length === 0 ? rest : { ...rest, sources };
  });
  return { ...document, accounts };
}

/** In the order of the chart. What is finer than a cent is no change of anybody's. */
function changesIn(document: ModelDocument, { movements, from }: BookedPeriods): Restatement[] {
  const place = new Map(document.accounts.map(({ id }, index) => [id, index]));
  const at = ({ account }: Restatement) => place.get(account) ?? 0;
  return restatementsIn(document, movements)
    .filter(({ period, difference }) => period >= from && Math.abs(difference) > A_CENT_ROUNDED)
    .toSorted((one, other) => one.period - other.period || at(one) - at(other));
}

/**
 * A closed period as the books have it where somebody changed it and not all of it is held, down to
 * what is finer than a cent, so that it balances; else as it was.
 */
function accepted(
  { actuals }: ModelDocument,
  booked: PeriodMovements,
  period: number,
  restatements: readonly Restatement[],
  held: readonly HeldChange[],
): PeriodMovements {
  const changes = restatements.filter((each) => each.period === period);
  const waiting = changes.filter(isWaitingIn(held));
  const was = ([id, series]: [string, readonly number[]]) => [id, series[period] ?? 0] as const;
  if (waiting.length === changes.length)
    return Object.fromEntries(Object.entries(actuals).map(was));
  return {
    ...booked,
    ...Object.fromEntries(waiting.map(({ account, before }) => [account, before])),
  };
}

const isWaitingIn = (held: readonly HeldChange[]) => (change: HeldChange) =>
  held.some(({ period, account }) => period === change.period && account === change.account);

/** A journal has two sides: with one of them alone, the period would not balance. */
function lopsidedIn(
  restatements: readonly Restatement[],
  held: readonly HeldChange[],
): Pick<RollForwardPlan, "lopsided"> {
  const waiting = new Map<number, number>();
  for (const { period, difference } of restatements.filter(isWaitingIn(held)))
    waiting.set(period, (waiting.get(period) ?? 0) + difference);
  const whole = (period: number) =>
    restatements.every((each) => each.period !== period || isWaitingIn(held)(each));
  const [first] = [...waiting].filter(
    ([period, sum]) => Math.abs(sum) >= HALF_CENT && !whole(period),
  );
  return first ? { lopsided: { period: first[0], amount: -first[1] + 0 } } : {};
}

type Run = ReturnType<typeof runDocument>;

function differencesIn(
  { model, sheet }: Run,
  fresh: readonly PeriodMovements[],
  from: number,
): RollForwardPlan["differences"] {
  const periods = fresh.map((_, period) => period).filter((period) => period >= from);
  const forecasts = periods.map((period) => movementsIn(model, sheet, period));
  return [...model.accounts.keys()].flatMap((account) => {
    const forecast = forecasts.reduce((sum, each) => sum + (each[account] ?? 0), 0);
    const actual = periods.reduce((sum, period) => sum + (fresh[period]?.[account] ?? 0), 0);
    return Math.abs(actual - forecast) < HALF_CENT ? [] : [{ account, forecast, actual }];
  });
}

/** Whether the model has a balance on the account at the end of a period that the books are of. */
function isHeldIn({ model, sheet }: Run, account: string, { from, to }: BookedPeriods): boolean {
  const closings = seriesOf(model.program, sheet, closingOf(account)).slice(from, to + 1);
  return closings.some((each) => Math.abs(each) >= HALF_CENT);
}

function watchedIn({ model, sheet }: Run): Record<Watched, number[]> {
  const series = (line: string) =>
    [...seriesOf(model.program, sheet, line)].map((each) => each + 0);
  return { cash: series(LINES.cash), profit: series(LINES.profit) };
}
