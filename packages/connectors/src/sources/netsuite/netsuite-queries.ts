/**
 * What is asked of NetSuite. Lines count in the month of their posting period, not of their date,
 * as in NetSuite's own reports. Journals that close a period or a year (type PEJrnl) are left out:
 * we carry the year's profit ourselves, as NetSuite's balance sheet does. Statistical accounts hold
 * counts, not money.
 */
import type { Day } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

export type Slice = { subsidiary: string; book: number };

export const SUBSIDIARIES = `SELECT s.id, s.name, c.symbol AS currency
  FROM subsidiary s JOIN currency c ON c.id = s.currency
  WHERE s.isinactive = 'F' AND s.iselimination = 'F' ORDER BY s.id`;

export const PERIODS = `SELECT id, periodname AS name, isyear, isadjust, closed,
  TO_CHAR(startdate, 'YYYY-MM-DD') AS starts, TO_CHAR(enddate, 'YYYY-MM-DD') AS ends
  FROM accountingperiod WHERE isquarter = 'F' ORDER BY startdate, id`;

export const ACCOUNTS = `SELECT id, acctnumber AS code, accountsearchdisplaynamecopy AS name,
  accttype AS type, sspecacct AS special, parent, issummary, isinactive
  FROM account ORDER BY id`;

const LINES = `FROM transactionaccountingline tal
  JOIN transaction t ON t.id = tal.transaction
  JOIN transactionline tl ON tl.transaction = tal.transaction AND tl.id = tal.transactionline
  JOIN account a ON a.id = tal.account
  JOIN accountingperiod ap ON ap.id = t.postingperiod
  WHERE t.posting = 'T' AND tal.posting = 'T' AND t.type <> 'PEJrnl'
  AND a.accttype NOT IN ('NonPosting', 'Stat')`;

const NET = "NVL(tal.debit, 0) - NVL(tal.credit, 0)";

/** Balances before a day, and of these what stems from before the financial year. */
export function balancesQuery(slice: Slice, before: Day, yearStart: Day): string {
  return `SELECT tal.account AS account, SUM(${NET}) AS balance,
  SUM(CASE WHEN ap.enddate < ${date(yearStart)} THEN ${NET} ELSE 0 END) AS earlier
  ${LINES} AND ${sliceOf(slice)} AND ap.enddate < ${date(before)}
  GROUP BY tal.account ORDER BY tal.account`;
}

export function movementsQuery(slice: Slice, from: Day, to: Day): string {
  return `SELECT tal.account AS account, SUM(NVL(tal.debit, 0)) AS debit,
  SUM(NVL(tal.credit, 0)) AS credit
  ${LINES} AND ${sliceOf(slice)} AND ${between(from, to)}
  GROUP BY tal.account ORDER BY tal.account`;
}

/** The same lines without the accounts, to hold the sums against. */
export function totalsQuery(slice: Slice, from: Day, to: Day): string {
  return `SELECT SUM(NVL(tal.debit, 0)) AS debit, SUM(NVL(tal.credit, 0)) AS credit
  ${LINES} AND ${sliceOf(slice)} AND ${between(from, to)}`;
}

function sliceOf({ subsidiary, book }: Slice) {
  if (!/^\d+$/.test(subsidiary)) {
    throw new SourceError("refused", `"${subsidiary}" is not the id of a subsidiary.`);
  }
  return `tl.subsidiary = ${subsidiary} AND tal.accountingbook = ${book}`;
}

function between(from: Day, to: Day) {
  return `ap.enddate >= ${date(from)} AND ap.enddate <= ${date(to)}`;
}

function date(day: Day) {
  return `TO_DATE('${day}', 'YYYY-MM-DD')`;
}
