/**
 * FreeAgent's answers as the neutral ledger.
 *
 * Income and cost categories come under their kind. Of all others FreeAgent itself says that codes
 * do not tell the class, so they have that of the heading a balance sheet shows them under.
 *
 * A month's row is what was posted in it and what the trial balance closes with; what it opened
 * with is the difference. How a year turns is therefore read, not assumed.
 */

import { isEquityNamed, markRetainedEarnings } from "#connector/mark-retained-earnings.ts";
import type { TrialBalance } from "#connector/period-trial-balance.ts";
import { amount, type Fields, idText, record, records, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Account, AccountClass, Day, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { yearEndMonthOfDay } from "#ledger/year-end.ts";
import type { FreeAgentSettings } from "./free-agent-api.ts";

const SOURCE = "FreeAgent";

/** The last days of the accounting years, oldest first. */
export function yearEndsOf(company: Fields): Day[] {
  return records(company.annual_accounting_periods, `${SOURCE}: annual_accounting_periods`)
    .map(({ ends_on }) => text(ends_on, `${SOURCE}: ends_on`))
    .sort();
}

export function organisationOf(company: Fields): Organisation {
  const name = text(company.name, `${SOURCE}: company.name`);
  const baseCurrency = text(company.currency, `${SOURCE}: company.currency`);
  const yearEnd = yearEndsOf(company).at(-1);
  if (yearEnd === undefined) {
    throw new SourceError("refused", `${SOURCE}: ${name} has no accounting year.`);
  }
  return {
    externalId: idText(company.id, `${SOURCE}: company.id`),
    name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: yearEndMonthOfDay(name, yearEnd),
    // "UkLimitedCompany", "UsSoleProprietorship"; a universal company may be anywhere.
    ...countryOf(/^U[ks](?=[A-Z])/.exec(String(company.type))?.[0]),
    basis: "ACCRUAL",
  };
}

const CLASS_BY_LIST: Record<string, AccountClass> = {
  income_categories: "REVENUE",
  cost_of_sales_categories: "EXPENSE",
  admin_expenses_categories: "EXPENSE",
};

const CLASS_BY_HEADING: Record<string, AccountClass> = {
  capital_assets: "ASSET",
  current_assets: "ASSET",
  current_liabilities: "LIABILITY",
  long_term_liabilities: "LIABILITY",
  owners_equity: "EQUITY",
};

type Chart = {
  categories: Fields;
  balanceSheets: readonly Fields[];
  /** Rows of the trial balance: whatever has a balance is an account. */
  rows: readonly Fields[];
};

export function accountsOf(
  { categories, balanceSheets, rows }: Chart,
  { classByCode = {}, retainedEarningsCode }: FreeAgentSettings,
): Account[] {
  const shown = shownClasses(balanceSheets);
  const said = new Map(Object.entries(classByCode));
  const classOf = (code: string) => said.get(code) ?? shown.get(code) ?? shown.get(mainCode(code));
  const accounts = new Map<string, Account>();
  for (const [list, kind] of Object.entries(CLASS_BY_LIST)) {
    for (const row of records(categories[list], `${SOURCE}: ${list}`)) {
      const code = codeOf(row);
      accounts.set(code, account(code, row.description, kind, list));
    }
  }
  for (const row of records(categories.general_categories, `${SOURCE}: general_categories`)) {
    const [code, kind] = [codeOf(row), classOf(codeOf(row))];
    if (kind) accounts.set(code, account(code, row.description, kind, "general_categories"));
  }
  for (const row of rows.filter((each) => !accounts.has(codeOf(each)))) {
    const [code, kind] = [
      codeOf(row),
      accounts.get(mainCode(codeOf(row)))?.class ?? classOf(codeOf(row)),
    ];
    if (!kind) throw unknownClass(code, row.name);
    accounts.set(code, account(code, row.name, kind, "trial_balance"));
  }
  const all = [...accounts.values()];
  const couldBe = isEquityNamed(/retained (profit|earnings)|profit (and|&) loss/i);
  markRetainedEarnings(all, { source: SOURCE, code: retainedEarningsCode, couldBe });
  return all;
}

/** "750-2" is the second of the accounts under 750. */
function mainCode(code: string) {
  return code.split("-")[0] ?? code;
}

function codeOf(row: Fields) {
  return idText(row.nominal_code, `${SOURCE}: nominal_code`);
}

function account(code: string, name: unknown, kind: AccountClass, list: string): Account {
  return {
    externalId: code,
    code,
    name: text(name, `${SOURCE}: name of category ${code}`),
    class: kind,
    sourceType: list,
    isPosting: true,
    isRetainedEarnings: false,
    status: "ACTIVE",
  };
}

function unknownClass(code: string, name: unknown) {
  const problem = "has a balance, and no balance sheet shows under which heading it belongs";
  return new SourceError("unreadable", `${SOURCE}: category ${code} ${String(name)} ${problem}.`);
}

function shownClasses(balanceSheets: readonly Fields[]) {
  const shown = new Map<string, AccountClass>();
  for (const sheet of balanceSheets) {
    for (const [heading, kind] of Object.entries(CLASS_BY_HEADING)) {
      const section = sheet[heading] == null ? {} : record(sheet[heading], `${SOURCE}: ${heading}`);
      for (const row of records(section.accounts ?? [], `${SOURCE}: ${heading}.accounts`)) {
        shown.set(codeOf(row), kind);
      }
    }
  }
  return shown;
}

export function trialBalanceOf(
  closings: readonly Fields[],
  transactions: readonly Fields[],
  decimals: number,
): TrialBalance {
  const closing = new Map<string, Minor>();
  for (const row of closings) {
    const code = codeOf(row);
    const total = amount(row.total, `${SOURCE}: total of category ${code}`, decimals);
    if (closing.has(code)) throw new SourceError("unreadable", `${SOURCE}: ${code} came twice.`);
    closing.set(code, total);
  }
  if ([...closing.values()].reduce((sum, net) => sum + net, 0n) !== 0n) {
    throw new SourceError("unreadable", `${SOURCE}: its trial balance does not add up to nothing.`);
  }
  const posted = new Map<string, { debit: Minor; credit: Minor }>();
  for (const row of transactions) {
    const code = codeOf(row);
    const net = amount(row.debit_value, `${SOURCE}: debit_value of category ${code}`, decimals);
    const { debit, credit } = posted.get(code) ?? { debit: 0n, credit: 0n };
    posted.set(code, net > 0n ? { debit: debit + net, credit } : { debit, credit: credit - net });
  }
  return new Map(
    [...new Set([...closing.keys(), ...posted.keys()])].map((code) => {
      const { debit, credit } = posted.get(code) ?? { debit: 0n, credit: 0n };
      const end = closing.get(code) ?? 0n;
      return [code, { opening: end - debit + credit, debit, credit, closing: end }];
    }),
  );
}
