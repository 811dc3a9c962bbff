/**
 * SAP Business One's answers as the neutral ledger.
 *
 * An account says whether it is revenue, expense or neither; what stands on the balance sheet has
 * the class of its drawer, the topmost title above it. Its balance is of all that was ever posted,
 * so balances of an earlier day are that less what was posted from then on. The utility that ends
 * a period posts the close of the year under a journal of its own.
 */
import type { Month } from "@app/engine/time/month";
import { isEquityNamed, markRetainedEarnings } from "#connector/mark-retained-earnings.ts";
import { amount, type Fields, idText, optionalText, records, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { firstDayOf } from "#ledger/day.ts";
import type { Account, AccountClass, Day, Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { movementOf } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { SapBusinessOneSettings } from "./sap-business-one-api.ts";

const SOURCE = "SAP Business One";
const CLOSING_JOURNAL = "ttClosingBalance";

export type JournalLine = {
  accountId: string;
  day: Day;
  debit: Minor;
  credit: Minor;
  isYearEndClose: boolean;
};

export function organisationOf(company: Fields, settings: SapBusinessOneSettings): Organisation {
  const own = text(company.LocalCurrency, `${SOURCE}: LocalCurrency`);
  const baseCurrency = settings.currency ?? own;
  return {
    externalId: settings.companyDatabase,
    name: text(company.CompanyName, `${SOURCE}: CompanyName`),
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: settings.yearEndMonth,
    ...countryOf(company.Country),
    basis: "ACCRUAL",
  };
}

type Chart = Pick<SapBusinessOneSettings, "retainedEarningsCode" | "classByDrawer">;

/** Titles only order the chart: nothing is posted to them, and they are left out. */
export function accountsOf(rows: readonly Fields[], settings: Chart): Account[] {
  const byCode = new Map(rows.map((row) => [codeOf(row), row]));
  const accounts = rows
    .filter(({ ActiveAccount }) => ActiveAccount === "tYES")
    .map((row) => accountOf(row, drawerOf(row, byCode), settings));
  const couldBe = isEquityNamed(/retained (earnings|profit)/i);
  markRetainedEarnings(accounts, { source: SOURCE, code: settings.retainedEarningsCode, couldBe });
  return accounts;
}

function codeOf(row: Fields) {
  return idText(row.Code, `${SOURCE}: ChartOfAccounts.Code`);
}

function drawerOf(row: Fields, byCode: ReadonlyMap<string, Fields>): string {
  const seen = new Set<Fields>();
  let top = row;
  for (let next: Fields | undefined = row; next && !seen.has(next); ) {
    seen.add(next);
    top = next;
    const father = optionalText(next.FatherAccountKey, `${SOURCE}: FatherAccountKey`);
    next = father === undefined ? undefined : byCode.get(father);
  }
  return text(top.Name, `${SOURCE}: name of account ${codeOf(top)}`);
}

function accountOf(row: Fields, drawer: string, { classByDrawer = {} }: Chart): Account {
  const code = codeOf(row);
  const name = text(row.Name, `${SOURCE}: name of account ${code}`);
  const type = text(row.AccountType, `${SOURCE}: AccountType of account ${code}`);
  const said = Object.hasOwn(classByDrawer, drawer) ? classByDrawer[drawer] : drawerClass(drawer);
  const found = type === "at_Other" ? said : CLASS_BY_TYPE.get(type);
  if (!found) {
    const unknown = `the type "${type}" in the drawer "${drawer}", and nothing tells its class`;
    throw new SourceError("unreadable", `${SOURCE}: account ${code} ${name} has ${unknown}.`);
  }
  return {
    externalId: code,
    code,
    name,
    class: found,
    sourceType: type,
    subType: drawer,
    isPosting: true,
    isRetainedEarnings: false,
    status: "ACTIVE",
  };
}

const CLASS_BY_TYPE: ReadonlyMap<string, AccountClass> = new Map([
  ["at_Revenues", "REVENUE"],
  ["at_Expenses", "EXPENSE"],
]);

const DRAWERS: readonly (readonly [AccountClass, RegExp])[] = [
  ["ASSET", /asset|aktiva|vermögen|\bactif|\bactivo|\bativo|attività/i],
  ["LIABILITY", /liabilit|verbindlichkeit|\bpasivo|\bpassivo|\bdettes|passività/i],
  ["EQUITY", /equity|capital|reserves|eigenkapital|patrimonio/i],
];

/** A drawer that could be two things is neither. */
function drawerClass(name: string): AccountClass | undefined {
  const found = DRAWERS.filter(([, words]) => words.test(name));
  return found.length === 1 ? found[0]?.[0] : undefined;
}

export function journalLinesOf(entries: readonly Fields[], decimals: number): JournalLine[] {
  return entries.flatMap((entry) => {
    const path = `${SOURCE}: journal entry ${String(entry.JdtNum)}`;
    const day = text(entry.ReferenceDate, `${path}.ReferenceDate`).slice(0, 10);
    const isYearEndClose = entry.OriginalJournal === CLOSING_JOURNAL;
    return records(entry.JournalEntryLines, `${path}.JournalEntryLines`).map((line) => ({
      accountId: idText(line.AccountCode, `${path}.AccountCode`),
      day,
      debit: amount(line.Debit, `${path}.Debit`, decimals),
      credit: amount(line.Credit, `${path}.Credit`, decimals),
      isYearEndClose,
    }));
  });
}

export function movementsOf(lines: readonly JournalLine[], month: Month): Movement[] {
  const sums = new Map<string, Movement>();
  for (const { isYearEndClose, ...line } of lines) {
    const key = `${line.accountId} ${isYearEndClose}`;
    const before = sums.get(key);
    const debit = (before?.debit ?? 0n) + line.debit;
    const credit = (before?.credit ?? 0n) + line.credit;
    const sum = movementOf(line.accountId, month, { debit, credit });
    sums.set(key, isYearEndClose ? { ...sum, isYearEndClose } : sum);
  }
  return [...sums.values()];
}

/** Balances of today, less what was posted from the month on. */
export function balancesBefore(
  rows: readonly Fields[],
  lines: readonly JournalLine[],
  month: Month,
  decimals: number,
): Map<string, Minor> {
  const balances = new Map(
    rows
      .filter(({ ActiveAccount }) => ActiveAccount === "tYES")
      .map((row) => [codeOf(row), amount(row.Balance, `${SOURCE}: Balance`, decimals)]),
  );
  mustAddUp(balances);
  for (const { accountId, day, debit, credit } of lines) {
    if (day < firstDayOf(month)) continue;
    balances.set(accountId, (balances.get(accountId) ?? 0n) - debit + credit);
  }
  return balances;
}

/** Were credit balances written without their sign, or one account missing, this would show it. */
function mustAddUp(balances: ReadonlyMap<string, Minor>) {
  const sum = [...balances.values()].reduce((total, net) => total + net, 0n);
  if (sum === 0n) return;
  throw new SourceError(
    "unreadable",
    `${SOURCE}: the balances of its accounts do not add up to nothing.`,
  );
}
