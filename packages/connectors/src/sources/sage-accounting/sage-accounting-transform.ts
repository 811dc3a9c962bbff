/**
 * Sage Accounting's answers as the neutral ledger. Its trial balance gives opening, debit, credit
 * and closing per account, each balance in two columns of which one is nought.
 */

import { isEquityNamed, markRetainedEarnings } from "#connector/mark-retained-earnings.ts";
import type { TrialBalance, TrialBalanceRow } from "#connector/period-trial-balance.ts";
import { amount, type Fields, idText, optionalText, record, records, text } from "#http/shape.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Account, AccountClass, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { yearEndMonthOfDay } from "#ledger/year-end.ts";

const SOURCE = "Sage Accounting";

const CLASS_BY_TYPE = new Map(
  Object.entries<AccountClass>({
    BANK: "ASSET",
    CURRENT_ASSETS: "ASSET",
    FIXED_ASSETS: "ASSET",
    FUTURE_ASSETS: "ASSET",
    CURRENT_LIABILITY: "LIABILITY",
    FUTURE_LIABILITY: "LIABILITY",
    LINE_OF_CREDIT: "LIABILITY",
    EQUITY: "EQUITY",
    SALES: "REVENUE",
    OTHER_INCOME: "REVENUE",
    DIRECT_EXPENSES: "EXPENSE",
    OVERHEADS: "EXPENSE",
    DEPRECIATION: "EXPENSE",
    TAXES: "EXPENSE",
  }),
);

export function organisationOf(business: Fields, settings: Fields): Organisation {
  const currency = record(settings.base_currency, `${SOURCE}: base_currency`);
  const baseCurrency = text(currency.id, `${SOURCE}: base_currency.id`);
  const yearEnd = text(settings.year_end_date, `${SOURCE}: year_end_date`);
  const lockDate = optionalText(settings.year_end_lockdown_date, `${SOURCE}: lockdown date`);
  const name = text(business.name ?? business.displayed_as, `${SOURCE}: business.name`);
  return {
    externalId: idText(business.id, `${SOURCE}: business.id`),
    name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: yearEndMonthOfDay(name, yearEnd),
    basis: /cash/i.test(String(settings.accounting_type)) ? "CASH" : "ACCRUAL",
    ...(lockDate !== undefined && { lockDate: lockDate.slice(0, 10) }),
  };
}

export function accountsOf(rows: readonly Fields[], retainedEarningsCode?: string): Account[] {
  const accounts = rows.map(accountOf);
  const couldBe = isEquityNamed(RETAINED);
  markRetainedEarnings(accounts, { source: SOURCE, code: retainedEarningsCode, couldBe });
  return accounts;
}

function accountOf(row: Fields): Account {
  const externalId = idText(row.id, `${SOURCE}: ledger_account.id`);
  const path = `${SOURCE}: ledger account ${externalId}`;
  const name = text(row.name ?? row.displayed_as, `${path}.name`);
  const code = row.nominal_code == null ? undefined : idText(row.nominal_code, `${path}.code`);
  const type = text(
    record(row.ledger_account_type, `${path}.ledger_account_type`).id,
    `${path}.type`,
  );
  const found = CLASS_BY_TYPE.get(type);
  if (!found) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: account ${code ?? externalId} ${name} has the unknown type "${type}".`,
    );
  }
  return {
    externalId,
    ...(code !== undefined && { code }),
    name,
    class: found,
    sourceType: type,
    isPosting: true,
    isRetainedEarnings: false,
    status: row.included_in_chart === false ? "ARCHIVED" : "ACTIVE",
  };
}

const RETAINED =
  /retained (earnings|profit)|profit (and|&) loss|profit\/loss|accumulated (profit|loss)/i;

export function trialBalanceOf(answer: Fields, decimals: number): TrialBalance {
  const balance = new Map<string, TrialBalanceRow>();
  for (const row of records(answer.ledger_accounts, `${SOURCE}: trial_balance`)) {
    const path = `${SOURCE}: trial balance of ${String(row.displayed_as)}`;
    const id = idText(row.id, `${path}.id`);
    if (balance.has(id)) throw new SourceError("unreadable", `${path} stands there twice.`);
    balance.set(id, rowOf(row, path, decimals));
  }
  return balance;
}

function rowOf(row: Fields, path: string, decimals: number): TrialBalanceRow {
  const read = (of: Fields, field: string, place: string) =>
    amount(of[field], `${place}.${field}`, decimals);
  const net = (field: string) => {
    const sides = record(row[field], `${path}.${field}`);
    return read(sides, "debit", `${path}.${field}`) - read(sides, "credit", `${path}.${field}`);
  };
  return {
    opening: net("opening_balance"),
    debit: read(row, "debit", path),
    credit: read(row, "credit", path),
    closing: net("closing_balance"),
  };
}
