/**
 * What the figures themselves say about how they are meant. Share capital and retained earnings
 * stand where they stood and hardly ever move; revenue and expenses of a year to date only grow;
 * assets and expenses are debits, liabilities, equity and revenue credits.
 */
import type { Account, AccountClass, Minor } from "#ledger/ledger.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { MonthFigures } from "./sheet-figures.ts";

export type AmountsAre = "balances" | "movements";

/** What proves it, in words. */
export type Evidence = { amountsAre: AmountsAre; reason: string };

type ByAccount = ReadonlyMap<string, Minor>;

/** What a month says of each account, whichever way it is meant. */
export function netsOfMonth({ movements, closings }: MonthFigures): ByAccount {
  if (closings) return closings;
  return new Map([...(movements ?? [])].map(([id, { debit, credit }]) => [id, debit - credit]));
}

function idsOf({ accounts }: SheetReading, ...classes: AccountClass[]): string[] {
  return idsIn(accounts.filter((each) => classes.includes(each.class)));
}

function idsIn(accounts: readonly Account[]): string[] {
  return accounts.map(({ externalId }) => externalId);
}

const RETAINED =
  /retained (?:earnings|profits?|surplus)|accumulated (?:profits?|losses|surplus|funds)|profit (?:and|&) loss (?:account|a\/c)|brought forward|gewinnvortrag|report à nouveau|resultados acumulados|remanente|overige reserves/i;
/** Where the profit of earlier years is kept: only the close of a year moves it. */
export function isRetainedEarnings(account: Pick<Account, "class" | "name">): boolean {
  return account.class === "EQUITY" && RETAINED.test(account.name);
}

/**
 * Of one set of amounts: retained earnings in credit beside other equity, while revenue and
 * expenses stand on their own side, so that no year is being closed. Equity that holds nothing
 * proves nothing: a new company's is nothing too.
 */
export function amountsByEquity(reading: SheetReading): Evidence | undefined {
  const [month] = reading.months;
  if (!month) return undefined;
  const nets = netsOfMonth(month);
  const held = reading.accounts.filter(
    (each) => each.class === "EQUITY" && (nets.get(each.externalId) ?? 0n) !== 0n,
  );
  const inCredit = held.find(
    (each) => isRetainedEarnings(each) && (nets.get(each.externalId) ?? 0n) < 0n,
  );
  if (!inCredit || held.length < 2 || resultSides(reading, nets) < 0n) return undefined;
  return { amountsAre: "balances", reason: `${inCredit.name} and other equity hold amounts.` };
}

/** A title that says "as at" over equity that is nothing leaves room for doubt. */
export function holdsEquity(reading: SheetReading): boolean {
  const [month] = reading.months;
  const equity = idsOf(reading, "EQUITY");
  const nets = month && netsOfMonth(month);
  return equity.length === 0 || equity.some((id) => (nets?.get(id) ?? 0n) !== 0n);
}

/** More accounts of revenue and expense on their own side than on the other. */
function resultSides({ accounts }: SheetReading, nets: ByAccount): bigint {
  return accounts.reduce((sum, { externalId, class: kind }) => {
    const net = nets.get(externalId) ?? 0n;
    if (net === 0n || (kind !== "REVENUE" && kind !== "EXPENSE")) return sum;
    return sum + ((kind === "REVENUE") === net < 0n ? 1n : -1n);
  }, 0n);
}

/**
 * After the month before: an account that stands where it stood is a balance, and equity that
 * stood there and is nothing now is no balance.
 */
export function amountsAfter(reading: SheetReading, before: SheetReading): AmountsAre | undefined {
  const [now, last] = [reading.months[0], before.months.at(-1)];
  if (!now || !last?.closings) return undefined;
  const nets = netsOfMonth(now);
  const stood = idsOf(before, "ASSET", "LIABILITY", "EQUITY").filter(
    (id) => (last.closings?.get(id) ?? 0n) !== 0n,
  );
  const stays = stood.some((id) => nets.get(id) === last.closings?.get(id));
  const equity = idsOf(before, "EQUITY").filter((id) => stood.includes(id));
  const isGone = equity.length > 0 && equity.every((id) => (nets.get(id) ?? 0n) === 0n);
  if (stays === isGone) return undefined;
  return stays ? "balances" : "movements";
}

/**
 * Of months across. Only what one kind of file alone can show is proof. Drawings and contributions
 * stay the same as movements, growing sales grow as movements, and a new company's retained
 * earnings are nothing as balances: none of these tells.
 */
export function amountsAcross(reading: SheetReading): Evidence | undefined {
  const votes = [fromOpening(reading), retainedStays(reading), resultsFall(reading)].filter(
    (vote) => vote !== undefined,
  );
  return new Set(votes.map(({ amountsAre }) => amountsAre)).size === 1 ? votes[0] : undefined;
}

/** Equity that the file opens with: a balance stands on, a movement is nothing again. */
function fromOpening(reading: SheetReading): Evidence | undefined {
  const { openings, accounts } = reading;
  const held = accounts.filter(
    (each) => isRetainedEarnings(each) && (openings?.get(each.externalId) ?? 0n) !== 0n,
  );
  const series = seriesOf(reading, idsIn(held));
  if (series.length === 0) return undefined;
  const name = held.map((each) => each.name).join(", ");
  if (series.every((nets) => nets.every((net) => net === 0n))) {
    return { amountsAre: "movements", reason: `${name} opens with an amount and then has none.` };
  }
  const stays = series.every((nets, at) => nets[0] === openings?.get(held[at]?.externalId ?? ""));
  return stays
    ? { amountsAre: "balances", reason: `${name} stands where the file opens it.` }
    : undefined;
}

const MONTHS_IN_YEAR = 12;

/** Retained earnings that hold an amount and change with the year alone. */
function retainedStays(reading: SheetReading): Evidence | undefined {
  const turnsMost = Math.ceil(reading.months.length / MONTHS_IN_YEAR);
  const staying = reading.accounts.filter(isRetainedEarnings).find(({ externalId }) => {
    const [nets = []] = seriesOf(reading, [externalId]);
    const changes = nets.filter((net, at) => at > 0 && net !== nets[at - 1]).length;
    const isHeld = nets.some((net, at) => at > 0 && net !== 0n && net === nets[at - 1]);
    return isHeld && changes <= turnsMost;
  });
  return (
    staying && { amountsAre: "balances", reason: `${staying.name} holds an amount that stays.` }
  );
}

const COMPARED_MIN = 12;
const FALLING_MIN = 0.3;

/**
 * Revenue and expenses of a year so far fall when a year turns and hardly ever else. Where equity
 * changes all the time, books may be closed every month, and then this tells nothing.
 */
function resultsFall(reading: SheetReading): Evidence | undefined {
  const equity = seriesOf(reading, idsOf(reading, "EQUITY"));
  const isClosedMonthly = equity.some(
    (nets) => nets.filter((net, at) => at > 0 && net !== nets[at - 1]).length * 2 >= nets.length,
  );
  if (isClosedMonthly) return undefined;
  const results = seriesOf(reading, idsOf(reading, "REVENUE", "EXPENSE"));
  const steps = reading.months.slice(1).map((_, at) => stepOf(results, at + 1));
  const turns = Math.ceil(reading.months.length / MONTHS_IN_YEAR);
  const counted = [...steps].sort((one, other) => other.falling - one.falling).slice(turns);
  const sum = (of: (step: Step) => number) => counted.reduce((total, step) => total + of(step), 0);
  const [changed, falling] = [sum((step) => step.changed), sum((step) => step.falling)];
  if (changed < COMPARED_MIN || falling < FALLING_MIN * changed) return undefined;
  return {
    amountsAre: "movements",
    reason: `Revenue and expenses fall as often as they rise: ${falling} times of ${changed}.`,
  };
}

type Step = { changed: number; falling: number };

/** From one month to the next, over all accounts that had something before. */
function stepOf(series: readonly Minor[][], at: number): Step {
  const changes = series.flatMap((nets): boolean[] => {
    const [before, net] = [nets[at - 1] ?? 0n, nets[at] ?? 0n];
    if (before === 0n || before === net) return [];
    return [before > 0n ? net < before : net > before];
  });
  return { changed: changes.length, falling: changes.filter(Boolean).length };
}

function seriesOf({ months }: SheetReading, ids: readonly string[]): Minor[][] {
  const nets = months.map(netsOfMonth);
  return ids.map((id) => nets.map((each) => each.get(id) ?? 0n));
}

const CREDITS: readonly AccountClass[] = ["LIABILITY", "EQUITY", "REVENUE"];

/** The part of the accounts that stand on the side of their class; movements count for profit and loss only. */
export function sideFit(reading: SheetReading): number | undefined {
  const last = reading.months.at(-1);
  if (!last) return undefined;
  const isMovement = last.closings === undefined;
  const nets = netsOfMonth(last);
  const counted = reading.accounts.filter(
    (each) =>
      (nets.get(each.externalId) ?? 0n) !== 0n &&
      (!isMovement || each.class === "REVENUE" || each.class === "EXPENSE"),
  );
  const fitting = counted.filter(
    (each) => CREDITS.includes(each.class) === (nets.get(each.externalId) ?? 0n) < 0n,
  );
  return counted.length === 0 ? undefined : fitting.length / counted.length;
}

/** Revenue and expenses that open with nothing opened a year. */
export function opensYear({ accounts, openings, months }: SheetReading): boolean {
  const [month] = months;
  if (!openings || !month) return false;
  const ids = accounts
    .filter((each) => each.class === "REVENUE" || each.class === "EXPENSE")
    .map((each) => each.externalId);
  const nets = netsOfMonth(month);
  const moved = ids.filter((id) => (nets.get(id) ?? 0n) !== 0n);
  return moved.length > 0 && moved.every((id) => (openings.get(id) ?? 0n) === 0n);
}

/** What moved on revenue and expenses is all they hold, so that it moved since the year began. */
export function movedSinceYearBegan({ accounts, months }: SheetReading): boolean {
  const [month] = months;
  if (!month?.movements || !month.closings) return false;
  const ids = accounts
    .filter((each) => each.class === "REVENUE" || each.class === "EXPENSE")
    .map((each) => each.externalId)
    .filter((id) => (month.closings?.get(id) ?? 0n) !== 0n);
  const moved = (id: string) => {
    const sides = month.movements?.get(id);
    return (sides?.debit ?? 0n) - (sides?.credit ?? 0n);
  };
  return ids.length > 0 && ids.every((id) => moved(id) === month.closings?.get(id));
}

/** Every account opens with what it closed with the month before. */
export function startsWhere({ openings, months }: SheetReading, before: SheetReading): boolean {
  const [now, last] = [months[0], before.months.at(-1)];
  if (!openings || !last?.closings || !now || last.month !== now.month - 1) return false;
  return [...openings].every(([id, net]) => net === (last.closings?.get(id) ?? 0n));
}
