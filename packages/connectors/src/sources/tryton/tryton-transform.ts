/**
 * Tryton's records as the neutral ledger.
 *
 * A year is closed by a move that a wizard makes: it takes every revenue and expense account to
 * nothing, and its origin is the fiscal year. It counts on that year's last day, wherever in the
 * year its adjustment period starts. Years that nobody has closed are carried by us.
 */
import type { Month } from "@app/engine/time/month";
import { monthInYear } from "@app/engine/time/month";
import { amount, type Fields, idText, integer, optionalText, record, text } from "#http/shape.ts";
import { dayOf, lastDayOf, monthOfDay } from "#ledger/day.ts";
import type { Account, Day, Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { movementsFrom, sidesOfNet } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";
import { yearEndMonthOfDay } from "#ledger/year-end.ts";
import { type AccountType, accountTypesOf, isSet } from "./tryton-account-class.ts";
import type { TrytonSettings } from "./tryton-api.ts";

const SOURCE = "Tryton";

export type FiscalYear = { id: string; name: string; start: Day; end: Day; isLocked: boolean };

/** A line of a year-end move: where it was dated, and the year's last month, where it counts. */
export type YearEndLine = { accountId: string; net: Minor; dated: Month; month: Month };

export type Sums = ReadonlyMap<string, { debit: Minor; credit: Minor }>;

export function fiscalYearsOf(rows: readonly Fields[]): FiscalYear[] {
  return rows
    .map((row) => ({
      id: idText(row.id, `${SOURCE}: fiscal year`),
      name: text(row.name, `${SOURCE}: fiscal year.name`),
      start: dateOf(row.start_date, `${SOURCE}: fiscal year.start_date`),
      end: dateOf(row.end_date, `${SOURCE}: fiscal year.end_date`),
      isLocked: row.state === "locked",
    }))
    .sort((one, other) => one.end.localeCompare(other.end));
}

export function organisationOf(company: Fields, years: readonly FiscalYear[]): Organisation {
  const externalId = idText(company.id, `${SOURCE}: company.id`);
  const name = text(company.rec_name, `${SOURCE}: company ${externalId}.rec_name`);
  const currency = record(company["currency."], `${SOURCE}: currency of ${name}`);
  const timezone = optionalText(company.timezone, `${SOURCE}: timezone of ${name}`);
  const newest = years.at(-1);
  if (!newest) throw new SourceError("refused", `${SOURCE}: ${name} has no fiscal year.`);
  const firstOpen = years.findIndex(({ isLocked }) => !isLocked);
  const locked = years.slice(0, firstOpen === -1 ? undefined : firstOpen).at(-1);
  return {
    externalId,
    name,
    baseCurrency: text(currency.code, `${SOURCE}: currency of ${name}`),
    currencyDecimals: integer(currency.digits, `${SOURCE}: decimals of ${name}`),
    yearEndMonth: yearEndMonthOfDay(name, newest.end),
    ...(timezone !== undefined && { timezone }),
    basis: "ACCRUAL",
    ...(locked && { lockDate: locked.end }),
  };
}

/** One year end is what the ledger can hold; another one among the months asked for is refused. */
export function mustKeepYearEnd(
  years: readonly FiscalYear[],
  { name, yearEndMonth }: Organisation,
  from: Month,
  to: Month,
): void {
  const odd = years.find(({ end }) => {
    const month = monthOfDay(end);
    const isUsual = monthInYear(month) === yearEndMonth && end === lastDayOf(month);
    return month >= from && month <= to && !isUsual;
  });
  if (!odd) return;
  const problem = `the fiscal year ${odd.name} of ${name} ends on ${odd.end}`;
  throw new SourceError("refused", `${SOURCE}: ${problem}, unlike its newest one.`);
}

export function accountsOf(
  rows: readonly Fields[],
  typeRows: readonly Fields[],
  yearEnds: readonly YearEndLine[],
  settings: Pick<TrytonSettings, "retainedEarningsCode" | "classByType">,
): Account[] {
  const types = accountTypesOf(typeRows, settings.classByType);
  const accounts = rows.flatMap((row) => accountOf(row, types));
  const ids = new Set(accounts.map(({ externalId }) => externalId));
  for (const account of accounts) {
    // Headings are left out, and so is the way to them.
    if (account.parentId !== undefined && !ids.has(account.parentId)) delete account.parentId;
  }
  const retained = retainedEarningsAmong(accounts, yearEnds, settings.retainedEarningsCode);
  if (retained) retained.isRetainedEarnings = true;
  return accounts;
}

/** Nothing can be posted to an account without a type, or with one that is on no statement. */
function accountOf(row: Fields, types: ReadonlyMap<string, AccountType>): Account[] {
  const externalId = idText(row.id, `${SOURCE}: account.id`);
  const type = row.type == null ? undefined : types.get(String(row.type));
  if (type?.statement === undefined || type.statement === "off-balance") return [];
  const code = optionalText(row.code, `${SOURCE}: account ${externalId}.code`);
  const name = text(row.name, `${SOURCE}: account ${externalId}.name`);
  if (!type.class) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: account ${code ?? externalId} ${name} has the type "${type.name}", and nothing tells its class.`,
    );
  }
  const isEnded = isSet(row.closed) || !isSet(row.active);
  return [
    {
      externalId,
      ...(code !== undefined && { code }),
      name,
      class: type.class,
      sourceType: type.name,
      ...(row.parent != null && { parentId: idText(row.parent, `${SOURCE}: account.parent`) }),
      isPosting: true,
      isRetainedEarnings: false,
      status: isEnded ? "ARCHIVED" : "ACTIVE",
    },
  ];
}

const RETAINED =
  /retained (earnings|profit)|profit brought forward|gewinnvortrag|report à nouveau|resultados? de ejercicios anteriores|resultados transitados/i;

/** What a person said; else where the newest close went; else the one that bears the name. */
function retainedEarningsAmong(
  accounts: readonly Account[],
  yearEnds: readonly YearEndLine[],
  code: string | undefined,
): Account | undefined {
  const equity = accounts.filter((account) => account.class === "EQUITY");
  if (code !== undefined) return accounts.find((account) => account.code === code);
  const newest = Math.max(...yearEnds.map(({ month }) => month));
  const taken = new Set(yearEnds.filter(({ month }) => month === newest).map((e) => e.accountId));
  const byClose = equity.filter(({ externalId }) => taken.has(externalId));
  const found = byClose.length > 0 ? byClose : equity.filter(({ name }) => RETAINED.test(name));
  return found.length === 1 ? found[0] : undefined;
}

export function sumsOf(rows: readonly Fields[], decimals: number): Sums {
  return new Map(
    rows.map((row) => {
      const id = idText(row.id, `${SOURCE}: account.id`);
      const [debit, credit] = sidesOf(row, `account ${id}`, decimals);
      return [id, { debit, credit }];
    }),
  );
}

export function yearEndLinesOf(
  lines: readonly Fields[],
  years: readonly FiscalYear[],
  decimals: number,
): YearEndLine[] {
  return lines.map((line) => {
    const move = record(line["move."], `${SOURCE}: move of a year end`);
    const origin = text(move.origin, `${SOURCE}: origin of a year end`);
    const year = years.find(({ id }) => origin === `account.fiscalyear,${id}`);
    if (!year) throw new SourceError("unreadable", `${SOURCE}: ${origin} is no fiscal year.`);
    const accountId = idText(line.account, `${SOURCE}: account of a year end`);
    const [debit, credit] = sidesOf(line, `year end of account ${accountId}`, decimals);
    const dated = monthOfDay(dateOf(move.date, `${SOURCE}: date of a year end`));
    return { accountId, net: debit - credit, dated, month: monthOfDay(year.end) };
  });
}

/** What was posted in a month, year ends apart, with the year end that counts in it. */
export function movementsOf(
  month: Month,
  sums: Sums,
  yearEnds: readonly YearEndLine[],
): Movement[] {
  const posted = new Map([...sums].map(([id, sides]) => [id, { ...sides }]));
  for (const { accountId, net } of yearEnds.filter(({ dated }) => dated === month)) {
    const sides = posted.get(accountId);
    if (sides && net > 0n) sides.debit -= net;
    else if (sides) sides.credit += net;
  }
  const closing = new Map<string, Minor>();
  for (const line of yearEnds.filter((each) => each.month === month)) {
    closing.set(line.accountId, (closing.get(line.accountId) ?? 0n) + line.net);
  }
  const closes = [...closing].map(([id, net]) => [id, sidesOfNet(net)] as const);
  return [
    ...movementsFrom(posted, month),
    ...movementsFrom(closes, month).map((close) => ({ ...close, isYearEndClose: true })),
  ];
}

/** Balances at a month's end, from all that was posted by then and the year ends moved to theirs. */
export function balancesAt(
  month: Month,
  ever: Sums,
  yearEnds: readonly YearEndLine[],
): Map<string, Minor> {
  const balances = new Map([...ever].map(([id, { debit, credit }]) => [id, debit - credit]));
  const add = (id: string, net: Minor) => balances.set(id, (balances.get(id) ?? 0n) + net);
  for (const { accountId, net, dated, month: counted } of yearEnds) {
    if (dated <= month) add(accountId, -net);
    if (counted <= month) add(accountId, net);
  }
  return balances;
}

function sidesOf(row: Fields, whose: string, decimals: number): [Minor, Minor] {
  const read = (side: "debit" | "credit") => {
    const path = `${SOURCE}: ${side} of ${whose}`;
    return amount(record(row[side], path).decimal, path, decimals);
  };
  return [read("debit"), read("credit")];
}

function dateOf(value: unknown, path: string): Day {
  const date = record(value, path);
  const [year, month, day] = [date.year, date.month, date.day].map((each) => integer(each, path));
  return dayOf((year ?? 0) * 12 + (month ?? 1) - 1, day ?? 1);
}
