/**
 * What the figures themselves say about how they are meant. Share capital and retained earnings
 * stand where they stood and hardly ever move; revenue and expenses of a year to date only grow;
 * assets and expenses are debits, liabilities, equity and revenue credits.
 */
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import type { SheetReading } from "./read-sheet.ts";
import type { MonthFigures } from "./sheet-figures.ts";

export type AmountsAre = "balances" | "movements";

type ByAccount = ReadonlyMap<string, Minor>;

/** What a month says of each account, whichever way it is meant. */
export function netsOfMonth({ movements, closings }: MonthFigures): ByAccount {
  if (closings) return closings;
  return new Map([...(movements ?? [])].map(([id, { debit, credit }]) => [id, debit - credit]));
}

function idsOf({ accounts }: SheetReading, ...classes: AccountClass[]): string[] {
  return accounts.filter((each) => classes.includes(each.class)).map((each) => each.externalId);
}

/** Of one set of amounts: whether equity holds something. Undefined without an equity account. */
export function amountsByEquity(reading: SheetReading): AmountsAre | undefined {
  const [month] = reading.months;
  const equity = idsOf(reading, "EQUITY");
  if (!month || equity.length === 0) return undefined;
  const nets = netsOfMonth(month);
  const held = equity.filter((id) => (nets.get(id) ?? 0n) !== 0n);
  if (held.length === 0) return "movements";
  return held.length >= 2 || equity.length === 1 ? "balances" : undefined;
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

const COMPARED_MIN = 12;
const GROWING_MIN = 0.8;
const GROWING_MAX = 0.65;

/** Of months across: by equity that stays, and by revenue and expenses that only grow. */
export function amountsAcross(reading: SheetReading): AmountsAre | undefined {
  const votes = [equityAcross(reading), growthAcross(reading)].filter((vote) => vote !== undefined);
  return new Set(votes).size === 1 ? votes[0] : undefined;
}

function equityAcross(reading: SheetReading): AmountsAre | undefined {
  const series = seriesOf(reading, idsOf(reading, "EQUITY"));
  if (series.length === 0 || reading.months.length < 2) return undefined;
  const stays = series.some((nets) =>
    nets.some((net, at) => at > 0 && net !== 0n && net === nets[at - 1]),
  );
  const isStill = series.every((nets) => nets.filter((net) => net === 0n).length * 2 > nets.length);
  if (stays === isStill) return undefined;
  return stays ? "balances" : "movements";
}

function growthAcross(reading: SheetReading): AmountsAre | undefined {
  let [compared, growing] = [0, 0];
  for (const nets of seriesOf(reading, idsOf(reading, "REVENUE", "EXPENSE"))) {
    for (const [at, net] of nets.entries()) {
      const before = nets[at - 1] ?? 0n;
      if (before === 0n) continue;
      compared++;
      if (before > 0n ? net > before : net < before) growing++;
    }
  }
  if (compared < COMPARED_MIN) return undefined;
  if (growing >= GROWING_MIN * compared) return "balances";
  return growing <= GROWING_MAX * compared ? "movements" : undefined;
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
