/**
 * Odoo's answers as the neutral ledger. Odoo posts no close of the year: its balance sheet shows
 * what earlier years earned beside the account of type `equity_unaffected`, which therefore is our
 * retained earnings. Accounts off the balance sheet balance among themselves and are left out.
 */
import { amount, type Fields, flag, idText, integer, list, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import type { Account, AccountClass, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { yearEndMonthOf } from "#ledger/year-end.ts";

const SOURCE = "Odoo";

const CLASS_BY_TYPE = new Map(
  Object.entries<AccountClass>({
    asset_receivable: "ASSET",
    asset_cash: "ASSET",
    asset_current: "ASSET",
    asset_non_current: "ASSET",
    asset_prepayments: "ASSET",
    asset_fixed: "ASSET",
    liability_payable: "LIABILITY",
    liability_credit_card: "LIABILITY",
    liability_current: "LIABILITY",
    liability_non_current: "LIABILITY",
    equity: "EQUITY",
    equity_unaffected: "EQUITY",
    income: "REVENUE",
    income_other: "REVENUE",
    expense: "EXPENSE",
    expense_other: "EXPENSE",
    expense_depreciation: "EXPENSE",
    expense_direct_cost: "EXPENSE",
  }),
);

export function organisationOf(company: Fields, currencies: readonly Fields[]): Organisation {
  const externalId = idText(company.id, `${SOURCE}: res.company.id`);
  const name = text(company.name, `${SOURCE}: res.company ${externalId}.name`);
  const currencyId = linked(company.currency_id, `${SOURCE}: currency of ${name}`);
  const currency = currencies.find(({ id }) => String(id) === currencyId);
  const lockDate = company.hard_lock_date;
  return {
    externalId,
    name,
    baseCurrency: text(currency?.name, `${SOURCE}: currency of ${name}`),
    currencyDecimals: integer(currency?.decimal_places, `${SOURCE}: decimals of ${name}`),
    yearEndMonth: yearEndOf(company, name),
    ...countryOf(company.country_code),
    basis: "ACCRUAL",
    ...(typeof lockDate === "string" && { lockDate }),
  };
}

function yearEndOf(company: Fields, name: string) {
  const month = Number(idText(company.fiscalyear_last_month, `${SOURCE}: year end of ${name}`));
  const day = integer(company.fiscalyear_last_day, `${SOURCE}: year end of ${name}`);
  return yearEndMonthOf(name, month, day);
}

export function accountsOf(rows: readonly Fields[]): Account[] {
  return rows.filter(({ account_type }) => account_type !== "off_balance").map(accountOf);
}

function accountOf(row: Fields): Account {
  const externalId = idText(row.id, `${SOURCE}: account.account.id`);
  const path = `${SOURCE}: account ${externalId}`;
  const code = row.code === false ? undefined : text(row.code, `${path}.code`);
  const name = text(row.name, `${path}.name`);
  const sourceType = text(row.account_type, `${path}.account_type`);
  const found = CLASS_BY_TYPE.get(sourceType);
  if (!found) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: account ${code ?? externalId} ${name} has the unknown type "${sourceType}".`,
    );
  }
  return {
    externalId,
    ...(code !== undefined && { code }),
    name,
    class: found,
    sourceType,
    isPosting: true,
    isRetainedEarnings: sourceType === "equity_unaffected",
    status: flag(row.active, `${path}.active`) ? "ACTIVE" : "ARCHIVED",
  };
}

type Sums = { debit: Minor; credit: Minor };

export function sumsByAccount(groups: readonly Fields[], decimals: number): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const group of groups) {
    const id = linked(group.account_id, `${SOURCE}: account_id`);
    if (sums.has(id)) throw new SourceError("unreadable", `${SOURCE}: account ${id} came twice.`);
    sums.set(id, sumsOf(group, `${SOURCE}: lines of account ${id}`, decimals));
  }
  return sums;
}

/** No lines at all give one group whose sums are false. */
export function totalsOf(groups: readonly Fields[], decimals: number): Sums {
  return groups[0]
    ? sumsOf(groups[0], `${SOURCE}: all lines`, decimals)
    : { debit: 0n, credit: 0n };
}

function sumsOf(group: Fields, path: string, decimals: number): Sums {
  const read = (field: string) =>
    group[field] === false ? 0n : amount(group[field], `${path}.${field}`, decimals);
  return { debit: read("debit:sum"), credit: read("credit:sum") };
}

/** A record that points to another gives its id and its name, as a pair. */
function linked(value: unknown, path: string) {
  return idText(list(value, path)[0], path);
}
