/**
 * Business Central's answers as the neutral ledger.
 *
 * The chart holds headings and totals between the accounts that are posted to; only the latter
 * count. A trial balance says what was posted in its month and what stood at its end, so what an
 * account opened with is the difference. Entries that close a year carry a date between its last
 * day and the first of the next ("C31-12-27"): no month shows them, the next year's opening does.
 */
import { monthInYear } from "@app/engine/time/month";
import type { TrialBalance, TrialBalanceRow } from "#connector/period-trial-balance.ts";
import { amount, type Fields, flag, optionalText, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { monthOfDay } from "#ledger/day.ts";
import type { Account, AccountClass, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const SOURCE = "Business Central";

const CLASS_BY_CATEGORY = new Map(
  Object.entries<AccountClass>({
    Assets: "ASSET",
    Liabilities: "LIABILITY",
    Equity: "EQUITY",
    Income: "REVENUE",
    "Cost of Goods Sold": "EXPENSE",
    Expense: "EXPENSE",
  }),
);

const ACCOUNT_TYPES = ["Posting", "Heading", "Total", "Begin-Total", "End-Total"];

export function organisationOf(company: Fields, information: Fields | undefined): Organisation {
  const name = text(company.name, `${SOURCE}: company.name`);
  const path = `${SOURCE}: companyInformation of ${name}`;
  const baseCurrency = text(information?.currencyCode, `${path}.currencyCode`);
  const yearStart = text(
    information?.currentFiscalYearStartDate,
    `${path}.currentFiscalYearStartDate`,
  );
  if (yearStart.startsWith("0001")) {
    throw new SourceError("unreadable", `${name} has no financial year in ${SOURCE} yet.`);
  }
  if (!yearStart.endsWith("-01")) {
    throw new SourceError("refused", `${name} starts its year on ${yearStart}, within a month.`);
  }
  return {
    externalId: text(company.id, `${SOURCE}: company.id`),
    name: optionalText(company.displayName, `${SOURCE}: company.displayName`) ?? name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: monthInYear(monthOfDay(yearStart) - 1),
    ...countryOf(information?.country),
    basis: "ACCRUAL",
  };
}

/**
 * A heading that belongs to no category spans several ("Balance sheet") and is left out. What
 * stands between Begin-Total and End-Total hangs below the Begin-Total.
 */
export function accountsOf(rows: readonly Fields[], retainedEarningsNumber?: string): Account[] {
  const open: string[] = [];
  const accounts: Account[] = [];
  for (const row of rows) {
    const { account, kind } = accountOf(row, open.at(-1));
    if (account) accounts.push(account);
    if (kind === "Begin-Total" && account) open.push(account.externalId);
    if (kind === "End-Total") open.pop();
  }
  markRetainedEarnings(accounts, retainedEarningsNumber);
  return accounts;
}

function accountOf(row: Fields, parentId: string | undefined) {
  const number = text(row.number, `${SOURCE}: account.number`);
  const path = `${SOURCE}: account ${number}`;
  const name = text(row.displayName, `${path}.displayName`);
  const kind = decoded(text(row.accountType, `${path}.accountType`));
  const category = decoded(text(row.category, `${path}.category`)).trim();
  const subType = optionalText(row.subCategory, `${path}.subCategory`);
  if (!ACCOUNT_TYPES.includes(kind)) throw unknownType(number, name, kind);
  const isPosting = kind === "Posting";
  const found = CLASS_BY_CATEGORY.get(category);
  if (!found && (isPosting || category !== "")) throw unknownType(number, name, category);
  if (!found) return { kind };
  const account: Account = {
    externalId: text(row.id, `${path}.id`),
    code: number,
    name,
    class: found,
    sourceType: category,
    ...(subType !== undefined && { subType }),
    ...(parentId !== undefined && { parentId }),
    isPosting,
    isRetainedEarnings: false,
    status: flag(row.blocked, `${path}.blocked`) ? "ARCHIVED" : "ACTIVE",
  };
  return { kind, account };
}

/** Names of OData values write what is not a letter as its number: "Begin_x002D_Total". */
function decoded(value: string) {
  return value.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function unknownType(number: string, name: string, type: string) {
  return new SourceError(
    "unreadable",
    `${SOURCE}: account ${number} ${name} has the unknown type "${type}".`,
  );
}

/** By number where a person has said so, otherwise the first account of the subcategory. */
function markRetainedEarnings(accounts: readonly Account[], number: string | undefined) {
  const found = accounts.find(({ isPosting, class: kind, code, subType }) =>
    number === undefined
      ? isPosting && kind === "EQUITY" && /retained earnings/i.test(subType ?? "")
      : code === number,
  );
  if (found) found.isRetainedEarnings = true;
  if (!found && number !== undefined) {
    throw new SourceError("refused", `${SOURCE} has no account ${number} for retained earnings.`);
  }
}

/** What a trial balance writes of an account: three figures whose signs are not all sure. */
export type WrittenRow = { debit: Minor; credit: Minor; closing: Minor };

/** Totals repeat what is below them, so only rows of accounts that are posted to are read. */
export function writtenRowsOf(rows: readonly Fields[], decimals: number): Map<string, WrittenRow> {
  const written = new Map<string, WrittenRow>();
  for (const row of rows) {
    const path = `${SOURCE}: trialBalance ${String(row.number)}`;
    if (decoded(text(row.accountType, `${path}.accountType`)) !== "Posting") continue;
    const id = text(row.accountId, `${path}.accountId`);
    if (written.has(id)) throw new SourceError("unreadable", `${path} stands there twice.`);
    const read = (field: string) => money(row[field], `${path}.${field}`, decimals);
    const closing = read("balanceAtDateDebit") - read("balanceAtDateCredit");
    written.set(id, { debit: read("totalDebit"), credit: read("totalCredit"), closing });
  }
  return written;
}

const GROUPED = /^(\d{1,3}(,\d{3})*|\d+)$/;

/** "1,234.50" and never "1234,50", which would be read as a hundred times as much. */
function money(value: unknown, path: string, decimals: number): Minor {
  const [whole = "", fraction = ""] = text(value, path).trim().split(".");
  if (whole !== "" && !(GROUPED.test(whole) && fraction.length === decimals)) {
    throw new SourceError("unreadable", `${path}: "${String(value)}" is not an amount.`);
  }
  return amount(value, path, decimals);
}

/** The sides as they are written first, since corrections are rare. */
const SIGNS = [
  [1n, 1n],
  [-1n, 1n],
  [1n, -1n],
  [-1n, -1n],
] as const;

/**
 * Business Central writes a month's debits and credits without their signs, though corrections
 * are posted as negative debits and credits. The closing of the month before tells: the signs are
 * those by which the month leads from it to its own closing. On the first day of a year a revenue
 * or expense account may also open with nothing (`mayBeClosed`).
 */
export function trialBalanceOf(
  rows: ReadonlyMap<string, WrittenRow>,
  before: ReadonlyMap<string, WrittenRow>,
  mayBeClosed: (accountId: string) => boolean,
): TrialBalance {
  return new Map(
    [...rows].map(([id, row]) => {
      const readings = SIGNS.map((signs) => rowBy(row, signs));
      const closed = before.get(id)?.closing ?? 0n;
      const isRight = ({ opening }: TrialBalanceRow) =>
        opening === closed || (opening === 0n && mayBeClosed(id));
      return [id, readings.find(isRight) ?? rowBy(row, SIGNS[0])];
    }),
  );
}

function rowBy({ debit, credit, closing }: WrittenRow, [debitSign, creditSign]: readonly bigint[]) {
  const signed = { debit: debit * (debitSign ?? 1n), credit: credit * (creditSign ?? 1n), closing };
  return { ...signed, opening: closing - signed.debit + signed.credit };
}
