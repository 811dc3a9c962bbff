/**
 * Exact Online's amounts of a year as movements.
 *
 * A year that was closed holds transactions that take every revenue and expense account back to
 * nothing. No document tells their kind by number, so it is proved by arithmetic: a kind is the
 * close of a year when it stands in the last period only and takes every revenue and expense
 * account that holds something to nothing. One that leaves some behind, or two kinds of which
 * either could be it, are refused.
 *
 * Period 0 holds openings, which are no movement; balances start from the openings Exact gives.
 */
import type { Month } from "@app/engine/time/month";
import { amount, type Fields, idText, integer } from "#http/shape.ts";
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Account, Minor, Movement } from "#ledger/ledger.ts";
import { movementOf } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";

const SOURCE = "Exact Online";

type Row = { accountId: string; period: number; type: number; debit: Minor; credit: Minor };

export type YearQuestion = {
  year: number;
  months: ReadonlyMap<number, Month>;
  accounts: readonly Account[];
  decimals: number;
};

export function movementsOfYear(answer: readonly Fields[], question: YearQuestion): Movement[] {
  const { months, year } = question;
  const rows = answer.map((each) => rowOf(each, question)).filter(({ period }) => period !== 0);
  const closing = closingType(rows, question);
  const lastMonth = Math.max(...months.values());
  const sums = new Map<string, Movement>();
  for (const row of rows) {
    const isYearEndClose = row.type === closing;
    const month = isYearEndClose ? lastMonth : months.get(row.period);
    if (month === undefined) throw unknownPeriod(year, row.period);
    const key = `${row.accountId} ${month} ${isYearEndClose}`;
    const before = sums.get(key);
    const debit = (before?.debit ?? 0n) + row.debit;
    const credit = (before?.credit ?? 0n) + row.credit;
    const sum = movementOf(row.accountId, month, { debit, credit });
    sums.set(key, isYearEndClose ? { ...sum, isYearEndClose } : sum);
  }
  return [...sums.values()].filter(({ debit, credit }) => debit !== 0n || credit !== 0n);
}

/** Credits are written with or without their sign; the amount tells which. */
function rowOf(row: Fields, { decimals }: YearQuestion): Row {
  const accountId = idText(row.GLAccount, `${SOURCE}: GLAccount`);
  const read = (field: "Amount" | "AmountDebit" | "AmountCredit") =>
    amount(row[field], `${SOURCE}: ${field} of account ${accountId}`, decimals);
  const [net, debit, written] = [read("Amount"), read("AmountDebit"), read("AmountCredit")];
  const credit = [written, -written].find((each) => debit - each === net);
  if (credit === undefined) {
    const [one, other] = [debit - written, net].map((each) => formatAmount(each, decimals));
    const problem = `debits less credits are ${one}, and its amount is ${other}`;
    throw new SourceError("unreadable", `${SOURCE}: account ${accountId}: ${problem}.`);
  }
  const period = integer(row.ReportingPeriod, `${SOURCE}: ReportingPeriod`);
  return { accountId, period, type: integer(row.Type, `${SOURCE}: Type`), debit, credit };
}

type Sums = Map<string, Minor>;

/** The kind of entry that closed the year, where one did. */
function closingType(rows: readonly Row[], { accounts, months, year }: YearQuestion) {
  const results = new Set(accounts.filter(isProfitAndLoss).map(({ externalId }) => externalId));
  const ofResults = rows.filter(({ accountId }) => results.has(accountId));
  const total = sumsOf(ofResults);
  const lastPeriod = Math.max(...months.keys());
  const alike = [...new Set(ofResults.map(({ type }) => type))]
    .map((type) => ({ type, own: ofResults.filter((row) => row.type === type) }))
    .filter(({ own }) => own.every(({ period }) => period >= lastPeriod))
    .map(({ type, own }) => ({ type, ...closedBy(sumsOf(own), total) }))
    .filter(({ closed, held }) => closed > 0 && closed * 2 >= held)
    .sort((one, other) => other.closed - one.closed);
  const [best, next] = alike;
  if (!best) return undefined;
  if (best.closed === best.held && best.closed !== next?.closed) return best.type;
  const problem = "was closed in a way that its entries do not tell";
  throw new SourceError("refused", `${SOURCE}: the year ${year} ${problem}.`);
}

/** How many accounts held something without this kind, and how many of them it took to nothing. */
function closedBy(own: Sums, total: Sums) {
  const withoutIt = [...total].map(([id, net]) => ({ net, before: net - (own.get(id) ?? 0n) }));
  const held = withoutIt.filter(({ before }) => before !== 0n);
  return { held: held.length, closed: held.filter(({ net }) => net === 0n).length };
}

function sumsOf(rows: readonly Row[]): Sums {
  const sums: Sums = new Map();
  for (const { accountId, debit, credit } of rows) {
    sums.set(accountId, (sums.get(accountId) ?? 0n) + debit - credit);
  }
  return sums;
}

function unknownPeriod(year: number, period: number) {
  const problem = `amounts stand in the period ${year}/${period}, which it does not have`;
  return new SourceError("unreadable", `${SOURCE}: ${problem}.`);
}
