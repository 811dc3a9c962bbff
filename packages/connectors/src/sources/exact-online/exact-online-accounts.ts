/**
 * Exact Online's accounts and divisions. An account's type names most of its kinds; the rest say
 * only on which statement they stand and on which side. That tells assets, revenue and expense,
 * but not a liability from equity: such an account is refused until a person says which it is.
 */

import { markRetainedEarnings } from "#connector/mark-retained-earnings.ts";
import { type Fields, idText, integer, optionalText, text } from "#http/shape.ts";
import { countryOf } from "#ledger/country.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import type { Account, AccountClass, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import { yearEndMonthOfDay } from "#ledger/year-end.ts";
import type { ExactOnlineSettings } from "./exact-online-api.ts";
import type { Period } from "./exact-online-periods.ts";

const SOURCE = "Exact Online";
const RETAINED_EARNINGS = 52;

const CLASS_BY_TYPE: Record<number, AccountClass> = {
  10: "ASSET", // cash
  12: "ASSET", // bank
  16: "ASSET", // payment services
  20: "ASSET", // accounts receivable
  22: "LIABILITY", // accounts payable
  25: "LIABILITY", // employees payable
  26: "ASSET", // prepaid expenses
  27: "LIABILITY", // accrued expenses
  29: "LIABILITY", // income taxes payable
  30: "ASSET", // fixed assets
  32: "ASSET", // other assets
  35: "ASSET", // accumulated depreciation
  40: "ASSET", // inventory
  50: "EQUITY", // capital stock
  [RETAINED_EARNINGS]: "EQUITY",
  55: "LIABILITY", // long term debt
  60: "LIABILITY", // current portion of debt
  100: "LIABILITY", // tax payable
  110: "REVENUE",
  111: "EXPENSE", // cost of goods
  120: "EXPENSE", // other costs
  121: "EXPENSE", // sales, general and administrative
  122: "EXPENSE", // depreciation
  123: "EXPENSE", // research and development
  125: "EXPENSE", // employees
  126: "EXPENSE", // employment
  130: "EXPENSE", // exceptional costs
  140: "REVENUE", // exceptional income
  150: "EXPENSE", // income taxes
  160: "REVENUE", // interest income
};

/** Either side of the balance sheet, by nature: a credit here is owed to somebody. */
const OWED_TYPES = [14, 21, 24];

export function organisationOf(division: Fields, periods: readonly Period[]): Organisation {
  const externalId = idText(division.Code, `${SOURCE}: division`);
  const name = text(division.Description, `${SOURCE}: division ${externalId}`);
  const baseCurrency = text(division.Currency, `${SOURCE}: currency of ${name}`);
  const last = periods.at(-1);
  if (!last) throw new SourceError("refused", `${SOURCE}: ${name} has no financial periods.`);
  return {
    externalId,
    name,
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    yearEndMonth: yearEndMonthOfDay(name, last.end),
    ...countryOf(division.Country),
    basis: "ACCRUAL",
  };
}

export function accountsOf(
  rows: readonly Fields[],
  settings: Pick<ExactOnlineSettings, "retainedEarningsCode" | "classByCode">,
): Account[] {
  const accounts = rows.map((row) => accountOf(row, settings.classByCode ?? {}));
  const couldBe = ({ sourceType, status }: Account) =>
    sourceType === String(RETAINED_EARNINGS) && status === "ACTIVE";
  markRetainedEarnings(accounts, { source: SOURCE, code: settings.retainedEarningsCode, couldBe });
  return accounts;
}

function accountOf(row: Fields, classByCode: Readonly<Record<string, AccountClass>>): Account {
  const externalId = idText(row.ID, `${SOURCE}: GLAccounts.ID`);
  const code = text(row.Code, `${SOURCE}: code of account ${externalId}`).trim();
  const name = text(row.Description, `${SOURCE}: name of account ${code}`);
  const type = integer(row.Type, `${SOURCE}: type of account ${code}`);
  const described = optionalText(row.TypeDescription, `${SOURCE}: type of account ${code}`);
  const said = Object.hasOwn(classByCode, code) ? classByCode[code] : undefined;
  const found = said ?? CLASS_BY_TYPE[type] ?? classBySide(type, row);
  if (!found) {
    const problem = `has the type "${type} ${described ?? ""}", which may be a liability or equity`;
    throw new SourceError("unreadable", `${SOURCE}: account ${code} ${name} ${problem}.`);
  }
  return {
    externalId,
    code,
    name,
    class: found,
    sourceType: String(type),
    ...(described !== undefined && { subType: described }),
    isPosting: true,
    isRetainedEarnings: false,
    status: row.IsBlocked === true ? "ARCHIVED" : "ACTIVE",
  };
}

function classBySide(type: number, { BalanceType, BalanceSide }: Fields): AccountClass | undefined {
  switch (`${String(BalanceType)} ${String(BalanceSide)}`) {
    case "B D":
      return "ASSET";
    case "B C":
      return OWED_TYPES.includes(type) ? "LIABILITY" : undefined;
    case "W D":
      return "EXPENSE";
    case "W C":
      return "REVENUE";
    default:
      return undefined;
  }
}
