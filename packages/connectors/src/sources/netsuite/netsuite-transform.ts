/**
 * NetSuite's rows as the neutral ledger. Retained earnings are computed there, never posted: the
 * account marked RetEarnings shows what was posted to it plus the profit of all earlier years.
 */
import { monthInYear } from "@app/engine/time/month";
import { amount, type Fields, idText, optionalText, text } from "#http/shape.ts";
import { currencyDecimals } from "#ledger/currency-decimals.ts";
import { firstDayOf, lastDayOf, monthOfDay } from "#ledger/day.ts";
import type { Account, AccountClass, Day, Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { movementOf } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";

const SOURCE = "NetSuite";

const CLASS_BY_TYPE = new Map(
  Object.entries<AccountClass>({
    Bank: "ASSET",
    AcctRec: "ASSET",
    UnbilledRec: "ASSET",
    OthCurrAsset: "ASSET",
    FixedAsset: "ASSET",
    OthAsset: "ASSET",
    DeferExpense: "ASSET",
    AcctPay: "LIABILITY",
    CredCard: "LIABILITY",
    OthCurrLiab: "LIABILITY",
    LongTermLiab: "LIABILITY",
    DeferRevenue: "LIABILITY",
    Equity: "EQUITY",
    Income: "REVENUE",
    OthIncome: "REVENUE",
    COGS: "EXPENSE",
    Expense: "EXPENSE",
    OthExpense: "EXPENSE",
  }),
);

/** Accounts that hold no money: orders not yet posted, and counts. */
const WITHOUT_MONEY = ["NonPosting", "Stat"];

type Calendar = { yearEndMonth: number; lockDate?: Day };

/**
 * The year end is that of the newest year; everything up to the first open period is locked. A
 * period must be a calendar month, or lie within one, as periods for adjustments do.
 */
export function calendarOf(periods: readonly Fields[]): Calendar {
  const isYear = (period: Fields) => period.isyear === "T";
  const yearEnd = periods.filter(isYear).at(-1);
  if (!yearEnd) throw new SourceError("unreadable", `${SOURCE} has no financial year.`);
  const months = periods.filter((period) => !isYear(period));
  for (const period of months) mustBeMonth(period);
  const firstOpen = months.findIndex(({ closed }) => closed !== "T");
  const locked = months.slice(0, firstOpen === -1 ? undefined : firstOpen).at(-1);
  return {
    yearEndMonth: monthInYear(monthOfDay(dayOf(yearEnd, "ends"))),
    ...(locked && { lockDate: dayOf(locked, "ends") }),
  };
}

function mustBeMonth(period: Fields) {
  const [starts, ends] = [dayOf(period, "starts"), dayOf(period, "ends")];
  const month = monthOfDay(starts);
  const isWhole = starts === firstDayOf(month) && ends === lastDayOf(month);
  const isWithin = period.isadjust === "T" && monthOfDay(ends) === month;
  if (isWhole || isWithin) return;
  const name = text(period.name, `${SOURCE}: accountingperiod.name`);
  throw new SourceError(
    "refused",
    `${SOURCE}: the period ${name} runs from ${starts} to ${ends}; only calendar months can be read.`,
  );
}

function dayOf(period: Fields, field: "starts" | "ends"): Day {
  return text(period[field], `${SOURCE}: accountingperiod ${String(period.id)}.${field}`);
}

export function organisationOf(subsidiary: Fields, calendar: Calendar): Organisation {
  const externalId = idText(subsidiary.id, `${SOURCE}: subsidiary.id`);
  const path = `${SOURCE}: subsidiary ${externalId}`;
  const baseCurrency = text(subsidiary.currency, `${path}.currency`);
  return {
    externalId,
    name: text(subsidiary.name, `${path}.name`),
    baseCurrency,
    currencyDecimals: currencyDecimals(baseCurrency, SOURCE),
    basis: "ACCRUAL",
    ...calendar,
  };
}

export function accountsOf(rows: readonly Fields[]): Account[] {
  return rows.filter(({ type }) => !WITHOUT_MONEY.includes(String(type))).map(accountOf);
}

function accountOf(row: Fields): Account {
  const externalId = idText(row.id, `${SOURCE}: account.id`);
  const path = `${SOURCE}: account ${externalId}`;
  const name = text(row.name, `${path}.name`);
  const code = optionalText(row.code, `${path}.acctnumber`);
  const sourceType = text(row.type, `${path}.accttype`);
  const found = CLASS_BY_TYPE.get(sourceType);
  if (!found) {
    throw new SourceError(
      "unreadable",
      `${SOURCE}: account ${code ?? externalId} ${name} has the unknown type "${sourceType}".`,
    );
  }
  const parentId = row.parent == null ? undefined : idText(row.parent, `${path}.parent`);
  return {
    externalId,
    ...(code !== undefined && { code }),
    name,
    class: found,
    sourceType,
    ...(parentId !== undefined && { parentId }),
    isPosting: row.issummary !== "T",
    isRetainedEarnings: row.special === "RetEarnings",
    status: row.isinactive === "T" ? "ARCHIVED" : "ACTIVE",
  };
}

type Openings = { ever: Map<string, Minor>; earlier: Map<string, Minor> };

export function balancesOf(rows: readonly Fields[], decimals: number): Openings {
  const [ever, earlier] = [new Map<string, Minor>(), new Map<string, Minor>()];
  for (const row of rows) {
    const id = idOf(row);
    if (ever.has(id)) throw new SourceError("unreadable", `${SOURCE}: account ${id} came twice.`);
    ever.set(id, money(row, "balance", decimals));
    earlier.set(id, money(row, "earlier", decimals));
  }
  return { ever, earlier };
}

export function movementsOf(rows: readonly Fields[], month: number, decimals: number): Movement[] {
  return rows.map((row) => {
    const debit = money(row, "debit", decimals);
    const credit = money(row, "credit", decimals);
    return movementOf(idOf(row), month, { debit, credit });
  });
}

/** A month without lines gives one row of nothing. */
export function totalsOf(rows: readonly Fields[], decimals: number) {
  const [row = {}] = rows;
  const read = (field: "debit" | "credit") =>
    row[field] == null ? 0n : money(row, field, decimals);
  return { debit: read("debit"), credit: read("credit") };
}

function idOf(row: Fields) {
  return idText(row.account, `${SOURCE}: account`);
}

function money(row: Fields, field: string, decimals: number): Minor {
  return amount(row[field], `${SOURCE}: ${field} of account ${String(row.account)}`, decimals);
}
