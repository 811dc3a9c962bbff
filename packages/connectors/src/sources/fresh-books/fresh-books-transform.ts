/**
 * FreshBooks' answers as the neutral ledger. An account with sub-accounts has its own postings
 * among them, under its own id, and shows the sum of all: so sub-accounts are counted and their
 * sum is held against the account, which is never added to them.
 */

import { isEquityNamed, markRetainedEarnings } from "#connector/mark-retained-earnings.ts";
import { amount, type Fields, idText, optionalText, record, records, text } from "#http/shape.ts";
import { formatAmount } from "#ledger/amount.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Account, AccountClass, Organisation } from "#ledger/ledger.ts";
import type { Sides } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { FreshBooksSettings } from "./fresh-books-api.ts";

const SOURCE = "FreshBooks";

const CLASS_BY_TYPE: ReadonlyMap<string, AccountClass> = new Map([
  ["asset", "ASSET"],
  ["liability", "LIABILITY"],
  ["equity", "EQUITY"],
  ["income", "REVENUE"],
  ["expense", "EXPENSE"],
]);

export function businessIdOf(business: Fields): string {
  return idText(business.business_uuid, `${SOURCE}: business_uuid`);
}

/** No call of its own tells the currency of the books; their chart is written in it. */
export function organisationOf(
  business: Fields,
  chart: readonly Fields[],
  { yearEndMonth }: FreshBooksSettings,
): Organisation {
  const name = text(business.name, `${SOURCE}: business.name`);
  const currencies = new Set(
    chart.map((row) => text(row.currency_code, `${SOURCE}: currency of ${name}`)),
  );
  const [baseCurrency, another] = currencies;
  if (baseCurrency === undefined || another !== undefined) {
    throw new SourceError("refused", `${SOURCE}: the chart of ${name} is not in one currency.`);
  }
  return {
    externalId: businessIdOf(business),
    name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth,
    basis: "ACCRUAL",
  };
}

export function accountsOf(
  chart: readonly Fields[],
  { retainedEarningsNumber }: Pick<FreshBooksSettings, "retainedEarningsNumber">,
): Account[] {
  const accounts = chart.flatMap((row) => [
    accountOf(row),
    ...records(row.sub_accounts ?? [], `${SOURCE}: sub_accounts`).map(accountOf),
  ]);
  const couldBe = isEquityNamed(/retained (earnings|profit)/i);
  markRetainedEarnings(accounts, { source: SOURCE, code: retainedEarningsNumber, couldBe });
  return accounts;
}

function accountOf(row: Fields): Account {
  const externalId = idText(row.account_uuid, `${SOURCE}: account_uuid`);
  const code = optionalText(row.account_number, `${SOURCE}: account_number`);
  const name = text(row.account_name, `${SOURCE}: account_name`);
  const type = text(row.account_type, `${SOURCE}: type of account ${name}`);
  const found = CLASS_BY_TYPE.get(type);
  if (!found) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: account ${code ?? externalId} ${name} has the unknown type "${type}".`,
    );
  }
  const subType = optionalText(row.account_sub_type, `${SOURCE}: account_sub_type`);
  const parentId = optionalText(row.parent_account_uuid, `${SOURCE}: parent_account_uuid`);
  return {
    externalId,
    ...(code !== undefined && { code }),
    name,
    class: found,
    sourceType: type,
    ...(subType !== undefined && { subType }),
    ...(parentId !== undefined && { parentId }),
    isPosting: true,
    isRetainedEarnings: false,
    status: row.state === "active" ? "ACTIVE" : "ARCHIVED",
  };
}

export function sidesByAccount(report: Fields, organisation: Organisation): Map<string, Sides> {
  const { baseCurrency, currencyDecimals: decimals } = organisation;
  if (report.currency_code !== baseCurrency) {
    const problem = `its ledger is written in ${String(report.currency_code)}`;
    throw new SourceError("unreadable", `${SOURCE}: ${problem}, not in ${baseCurrency}.`);
  }
  const sides = new Map<string, Sides>();
  for (const row of records(report.data, `${SOURCE}: general_ledger.data`)) {
    const name = text(row.account_name, `${SOURCE}: account_name`);
    const own = sidesOf(row, name, decimals);
    const subs = records(row.sub_accounts ?? [], `${SOURCE}: sub_accounts of ${name}`);
    const parts = subs.length > 0 ? subs : [{ ...row, sub_accountid: row.accountid }];
    for (const part of parts) {
      const id = idText(part.sub_accountid, `${SOURCE}: sub_accountid of ${name}`);
      if (sides.has(id)) throw new SourceError("unreadable", `${SOURCE}: ${name} came twice.`);
      sides.set(id, sidesOf(part, name, decimals));
    }
    mustBe(own, sumOf(parts.map((part) => sidesOf(part, name, decimals))), name, decimals);
  }
  return sides;
}

function sidesOf(row: Fields, name: string, decimals: number): Sides {
  const read = (side: "debit" | "credit") => {
    const path = `${SOURCE}: ${side} of ${name}`;
    return amount(record(row[side], path).amount, path, decimals);
  };
  return { debit: read("debit"), credit: read("credit") };
}

function sumOf(parts: readonly Sides[]): Sides {
  return {
    debit: parts.reduce((sum, { debit }) => sum + debit, 0n),
    credit: parts.reduce((sum, { credit }) => sum + credit, 0n),
  };
}

function mustBe(own: Sides, parts: Sides, name: string, decimals: number) {
  if (own.debit === parts.debit && own.credit === parts.credit) return;
  const told = [own.debit - own.credit, parts.debit - parts.credit];
  const [whole, sum] = told.map((net) => formatAmount(net, decimals));
  const problem = `moved by ${whole}, and its sub-accounts by ${sum}`;
  throw new SourceError("unreadable", `${SOURCE}: account ${name} ${problem}.`);
}

/** The report's own total of a side, where it gives one; the other is ours. */
export function totalsOf(
  report: Fields,
  sides: ReadonlyMap<string, Sides>,
  decimals: number,
): Sides {
  const ours = sumOf([...sides.values()]);
  const summary = record(report.summary, `${SOURCE}: summary`);
  const read = (side: "debit" | "credit") => {
    const path = `${SOURCE}: total_${side}`;
    const total = summary[`total_${side}`];
    return total == null ? ours[side] : amount(record(total, path).amount, path, decimals);
  };
  return { debit: read("debit"), credit: read("credit") };
}
