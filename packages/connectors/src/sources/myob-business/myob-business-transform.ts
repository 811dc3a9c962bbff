/**
 * MYOB's answers as the neutral ledger.
 *
 * An account's OpeningBalance stands at the file's conversion date and its CurrentBalance counts
 * what is dated in the future, so neither is read; balances come from the two reports. The account
 * of current earnings only shows the year's profit and is never posted to.
 */

import { amount, type Fields, flag, integer, record, records, text } from "#http/shape.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { dayOf, lastDayOf, monthOfDay } from "#ledger/day.ts";
import type { Account, AccountClass, Day, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { RegisterRow } from "./register-row.ts";

export const SOURCE = "MYOB Business";

const CURRENCY_BY_COUNTRY = new Map(Object.entries({ AU: "AUD", NZ: "NZD" }));

const CLASS_BY_CLASSIFICATION = new Map(
  Object.entries<AccountClass>({
    Asset: "ASSET",
    Liability: "LIABILITY",
    Equity: "EQUITY",
    Income: "REVENUE",
    CostOfSales: "EXPENSE",
    Expense: "EXPENSE",
    OtherIncome: "REVENUE",
    OtherExpense: "EXPENSE",
  }),
);

export function organisationOf(
  file: Fields,
  properties: Fields,
  preferences: Fields,
): Organisation {
  const name = text(file.Name, `${SOURCE}: company file.Name`);
  const country = text(file.Country, `${SOURCE}: ${name}.Country`);
  const baseCurrency = CURRENCY_BY_COUNTRY.get(country);
  if (!baseCurrency) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: ${name} is kept in "${country}", not AU or NZ.`,
    );
  }
  const yearEnd = integer(
    properties.LastMonthFinancialYear,
    `${SOURCE}: ${name}.LastMonthFinancialYear`,
  );
  const lockDate = record(preferences.System, `${SOURCE}: ${name}.System`).LockPeriodPriorTo;
  return {
    externalId: text(file.Id, `${SOURCE}: ${name}.Id`),
    name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: yearEnd,
    country,
    basis: "ACCRUAL",
    ...(typeof lockDate === "string" && { lockDate: dayBefore(lockDate.slice(0, 10)) }),
  };
}

/** MYOB names the first day that is open again. */
function dayBefore(day: Day): Day {
  const [month, dayInMonth] = [monthOfDay(day), Number(day.slice(8))];
  return dayInMonth === 1 ? lastDayOf(month - 1) : dayOf(month, dayInMonth - 1);
}

/** The two equity accounts that MYOB fills by itself. */
export type EarningsAccounts = { current: string; retained: string };

/** Found by what they are linked for, or else by their names. */
export function earningsAccountsOf(
  links: readonly Fields[],
  accounts: readonly Fields[],
): EarningsAccounts {
  const named = accounts
    .filter(({ Classification, IsHeader }) => Classification === "Equity" && IsHeader !== true)
    .map((account) => ({ uid: account.UID, words: account.Name }));
  const linked = links.map(({ Account: account, Description }) => ({
    uid: account == null ? undefined : record(account, `${SOURCE}: LinkedAccount`).UID,
    words: Description,
  }));
  const find = (pattern: RegExp, what: string) => {
    const found = [...linked, ...named].find(
      ({ uid, words }) => uid != null && pattern.test(String(words)),
    );
    return text(found?.uid, `${SOURCE}: the account of ${what} earnings`);
  };
  return {
    current: find(/current (year )?earnings/i, "current"),
    retained: find(/retained earnings/i, "retained"),
  };
}

export function accountsOf(rows: readonly Fields[], earnings: EarningsAccounts): Account[] {
  return rows.map((row) => accountOf(row, earnings));
}

function accountOf(row: Fields, { current, retained }: EarningsAccounts): Account {
  const externalId = text(row.UID, `${SOURCE}: Account.UID`);
  const code = text(row.DisplayID, `${SOURCE}: account ${externalId}.DisplayID`);
  const path = `${SOURCE}: account ${code}`;
  const name = text(row.Name, `${path}.Name`);
  const classification = text(row.Classification, `${path}.Classification`);
  const found = CLASS_BY_CLASSIFICATION.get(classification);
  if (!found) {
    const type = `${classification} / ${String(row.Type)}`;
    throw new SourceError("unreadable", `${path} ${name} has the unknown type "${type}".`);
  }
  const parent =
    row.ParentAccount == null ? undefined : record(row.ParentAccount, `${path}.Parent`);
  return {
    externalId,
    code,
    name,
    class: found,
    sourceType: classification,
    subType: text(row.Type, `${path}.Type`),
    ...(parent && { parentId: text(parent.UID, `${path}.ParentAccount.UID`) }),
    isPosting: !flag(row.IsHeader, `${path}.IsHeader`) && externalId !== current,
    isRetainedEarnings: externalId === retained,
    status: flag(row.IsActive, `${path}.IsActive`) ? "ACTIVE" : "ARCHIVED",
  };
}

/** Adjustments are a part of the activity; the thirteenth period belongs to the year's last month. */
export function registerOf(rows: readonly Fields[], decimals: number): RegisterRow[] {
  return rows.map((row, index) => {
    const path = `${SOURCE}: AccountRegister[${index}]`;
    const read = (field: string) => amount(row[field], `${path}.${field}`, decimals);
    return {
      accountId: text(record(row.Account, `${path}.Account`).UID, `${path}.Account.UID`),
      year: integer(row.Year, `${path}.Year`),
      monthInYear: integer(row.Month, `${path}.Month`),
      activity: read("Activity") + read("YearEndActivity"),
    };
  });
}

/** The figures of a report as they are written, by account. */
export function reportOf(report: Fields, name: string, decimals: number): Map<string, Minor> {
  const figures = new Map<string, Minor>();
  const rows = records(report.AccountsBreakdown, `${SOURCE}: ${name}.AccountsBreakdown`);
  for (const [index, row] of rows.entries()) {
    const path = `${SOURCE}: ${name}[${index}]`;
    const uid = text(record(row.Account, `${path}.Account`).UID, `${path}.Account.UID`);
    if (figures.has(uid)) throw new SourceError("unreadable", `${path} repeats account ${uid}.`);
    figures.set(uid, amount(row.AccountTotal, `${path}.AccountTotal`, decimals));
  }
  return figures;
}
