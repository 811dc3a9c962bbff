/**
 * What a way of reading a file's amounts comes to, in money that a person knows by heart: cash and
 * net assets at the end, the profit of the last month and of the year so far.
 */
import { financialYearOf, type Month, monthInYear } from "@app/engine/time/month";
import { monthName } from "#checks/finding.ts";
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Account, Minor } from "#ledger/ledger.ts";
import type { SheetReading } from "./read-sheet.ts";
import { netsOfMonth } from "./sheet-evidence.ts";
import type { MonthFigures } from "./sheet-figures.ts";
import type { SheetFigure } from "./sheet-mapping.ts";
import { cashAccounts } from "./sheet-results.ts";

export type FiguresIn = { decimals: number; yearEndMonth?: number | undefined };
export type ReadingFigures = { figures: SheetFigure[]; note: string };

type Nets = ReadonlyMap<string, Minor>;

const MONTHS_TOLD = 6;

export function readingFigures(reading: SheetReading, given: FiguresIn): ReadingFigures {
  const months = [...reading.months].sort((one, other) => one.month - other.month);
  const last = months.at(-1);
  if (!last) return { figures: [], note: "" };
  const { accounts } = reading;
  const money = (amount: Minor) => formatAmount(amount, given.decimals);
  const stood = standing(reading, months);
  const moved = months.map((_, at) => movedIn(months, at, given));
  const results = accounts.filter(isProfitAndLoss);
  const profits = moved.map((nets) => nets && -sumOf(nets, results));
  const held = accounts.filter(({ class: kind }) => kind === "ASSET" || kind === "LIABILITY");
  const cash = cashAccounts(accounts);
  // A file of one month may not say of which.
  const lastMonth = months.length > 1 ? monthName(last.month) : "the month";
  const isOnlyMoved = months.length === 1 && !last.closings && !reading.openings;
  const [cashEnd, netEnd] = isOnlyMoved
    ? ["moves by", "move by"]
    : [`at the end of ${lastMonth}`, `at the end of ${lastMonth}`];
  const [month, year] = [profits.at(-1), yearSoFar(months, profits, results, given)];
  return {
    figures: [
      ...(cash.length > 0 ? [{ label: `Cash ${cashEnd}`, amount: money(sumOf(stood, cash)) }] : []),
      { label: `Net assets ${netEnd}`, amount: money(sumOf(stood, held)) },
      ...(month === undefined ? [] : [{ label: `Profit of ${lastMonth}`, amount: money(month) }]),
      ...(year.label ? [{ label: year.label, amount: money(year.profit) }] : []),
    ],
    note: [salesWords(accounts, moved, money), startWords(reading, months)].join(" ").trim(),
  };
}

/** At the end of the last month; movements are counted from what the file opens with. */
function standing({ openings }: SheetReading, months: readonly MonthFigures[]): Nets {
  const closings = months.at(-1)?.closings;
  if (closings) return closings;
  const sum = new Map(openings);
  for (const nets of months.map(netsOfMonth)) {
    for (const [id, net] of nets) sum.set(id, (sum.get(id) ?? 0n) + net);
  }
  return sum;
}

/** Of revenue and expenses; undefined where balances of the month before are not there. */
function movedIn(months: readonly MonthFigures[], at: number, given: FiguresIn): Nets | undefined {
  const [now, before] = [months[at], months[at - 1]];
  if (!now) return undefined;
  const nets = netsOfMonth(now);
  if (!now.closings || isYearStart(now.month, given)) return nets;
  if (!before?.closings || before.month !== now.month - 1) return undefined;
  const stood = before.closings;
  return new Map([...nets].map(([id, net]) => [id, net - (stood.get(id) ?? 0n)]));
}

/** A file that does not say its month is read as of month 0, which starts no year. */
function isYearStart(month: Month, { yearEndMonth }: FiguresIn): boolean {
  return month > 0 && monthInYear(month - 1) === yearEndMonth;
}

function yearSoFar(
  months: readonly MonthFigures[],
  profits: readonly (Minor | undefined)[],
  results: readonly Account[],
  given: FiguresIn,
) {
  const last = months.at(-1);
  const label = "Profit of the year so far";
  if (last?.closings) return { label, profit: -sumOf(last.closings, results) };
  const yearIn = ({ month }: MonthFigures) =>
    given.yearEndMonth === undefined ? 0 : financialYearOf(month, given.yearEndMonth);
  const start = months.findIndex((each) => last && yearIn(each) === yearIn(last));
  const first = months[start]?.month ?? 0;
  const isWhole = isYearStart(first, given);
  const profit = profits.slice(start).reduce<Minor>((sum, each) => sum + (each ?? 0n), 0n);
  const since = months.length > 1 ? `Profit since the start of ${monthName(first)}` : "";
  return { label: isWhole ? label : since, profit };
}

/** "Sales month by month: 12,100.00, 13,310.00." */
function salesWords(
  accounts: readonly Account[],
  moved: readonly (Nets | undefined)[],
  money: (amount: Minor) => string,
): string {
  const latest = moved.at(-1);
  const [sales] = accounts
    .filter((each) => each.class === "REVENUE")
    .sort((one, other) => Number(sumOf(latest, [one]) - sumOf(latest, [other])));
  const amounts = moved.flatMap((nets) => (nets && sales ? [-sumOf(nets, [sales])] : []));
  if (!sales || amounts.length < 2) return "";
  return `${sales.name} month by month: ${amounts.slice(-MONTHS_TOLD).map(money).join("; ")}.`;
}

function startWords({ openings }: SheetReading, months: readonly MonthFigures[]): string {
  const [first] = months;
  const isFromNothing = months.length > 1 && first && !first.closings && !openings;
  return isFromNothing ? "Counted from nothing before the first month." : "";
}

function sumOf(nets: Nets | undefined, accounts: readonly Account[]): Minor {
  return accounts.reduce((sum, { externalId }) => sum + (nets?.get(externalId) ?? 0n), 0n);
}
