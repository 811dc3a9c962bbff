/**
 * Sales tax. A ledger says what is owed at each month's end; which return it is of, when that is paid
 * and at which rate follows from the balances and what was sold and bought.
 */
import type { Account } from "#model/document.ts";
import type { JournalEntry } from "#model/kinds/journal.ts";
import { dayWords, lastDayOf, writeDay } from "#time/day.ts";
import { monthInYear, monthLabel } from "#time/month.ts";
import { type Owed, owedBy } from "./fit-owed.ts";
import { type Fitting, fitted, joined, type Part, say, sayMonths } from "./fitting.ts";
import { balancesTogether, busiest, onLines } from "./history.ts";
import { rangeOf } from "./statistics.ts";
import type { Trade } from "./trade.ts";

/** What it was charged on: sales, less what suppliers billed, less what was bought to stay. */
type Taxed = "sales" | "purchases" | "assets";

export type FittedTax = { part: Part; salesTax?: string; rate: number; on: readonly Taxed[] };

const NONE: FittedTax = { part: {}, rate: 0, on: [] };
/** Balances that the best calendar misses by more are not this tax's. */
const ERROR_MOST = 0.35;
const RATE_MOST = 0.35;

const BASES: Taxed[][] = [["sales", "purchases", "assets"], ["sales", "purchases"], ["sales"]];

export function fitSalesTax(fitting: Fitting, trade: Trade): FittedTax {
  const { history, nameFor } = fitting;
  const accounts = onLines(history, "salesTax", "salesTaxPayable");
  const owed = balancesTogether(history, accounts).map((balance) => 0 - balance);
  if (owed.every((balance) => balance === 0)) return NONE;
  const tried = BASES.map((on) => ({ on, found: owedBy(history, owed, gatheredOn(on, trade)) }));
  const [{ on, found } = { on: [] }] = tried.toSorted(
    (one, other) => errorOf(one.found) - errorOf(other.found),
  );
  if (!found || errorOf(found) > ERROR_MOST) {
    const why = "its balances follow no return that could be read, and no sales tax is forecast";
    return { ...NONE, part: { unexplained: accounts.map(({ id }) => ({ account: id, why })) } };
  }
  const payable = busiest(history, onLines(history, "salesTaxPayable"));
  const running = busiest(history, onLines(history, "salesTax")) ?? payable;
  const ended = running === payable ? undefined : payable;
  const made = madeAccounts(fitting, running, ended);
  const rate = fitted(fitting, "salesTaxRate", {
    name: "Sales tax rate (GST, VAT)",
    unit: "percent",
    level: { value: toTenths(found.rate), months: found.rates.length, ...rangeOf(found.rates) },
    rule: `What was owed, as a share of sales${on.length > 1 ? " less purchases" : ""} in returns of ${sayMonths(found.cycle.months)}`,
    history: found.rates,
    more: `Balances are off by ${say(found.error, "percent")} on average`,
  });
  const id = nameFor("salesTax");
  const last = ended ? undefined : lastReturn(fitting, found, made.running, owed);
  const others = accounts.filter((each) => each.id !== made.running && each.id !== made.ended);
  const entries = [
    ...others.map((account) => gathering(account, made.running)),
    ...(last?.entries ?? []),
  ];
  return {
    salesTax: id,
    rate: toTenths(found.rate),
    on,
    part: joined([
      rate.part,
      last?.part ?? {},
      {
        accounts: made.accounts,
        modules: [
          {
            kind: "salesTax",
            id,
            name: "Sales tax",
            rate: rate.id,
            account: made.running,
            payable: made.ended,
            cycle: found.cycle,
            note: `Returns of ${sayMonths(found.cycle.months)}, paid ${sayMonths(found.lag)} after their end, as in the books.`,
            evidence: "actual",
          },
          ...(entries.length > 0
            ? [
                {
                  kind: "journal" as const,
                  id: nameFor("salesTaxAccounts"),
                  name: "Sales tax, as the ledger keeps it",
                  entries,
                },
              ]
            : []),
        ],
      },
    ]),
  };
}

function gatheredOn(on: readonly Taxed[], { sales, billed, capital }: Trade): number[] {
  return sales.map((sold, index) => {
    const bought = on.includes("purchases") ? (billed[index] ?? 0) : 0;
    return sold - bought - (on.includes("assets") ? (capital[index] ?? 0) : 0);
  });
}

function errorOf(owed: Owed | undefined): number {
  return owed && owed.rate > 0 && owed.rate < RATE_MOST ? owed.error : Number.POSITIVE_INFINITY;
}

const toTenths = (rate: number) => Math.round(rate * 1000) / 1000;

function madeAccounts(
  { history, nameFor }: Fitting,
  running: Account | undefined,
  ended: Account | undefined,
) {
  const isTaken = (id: string) => history.accounts.some((account) => account.id === id);
  const make = (wish: string, name: string, line: string): Account => ({
    id: isTaken(wish) ? nameFor(`${wish}Made`) : wish,
    name,
    line,
  });
  const accounts = [
    ...(running ? [] : [make("salesTaxRunning", "Sales tax, this return", "salesTax")]),
    ...(ended ? [] : [make("salesTaxToPay", "Sales tax, returns to pay", "salesTaxPayable")]),
  ];
  const idOn = (line: string) => accounts.find((account) => account.line === line)?.id ?? "";
  return {
    accounts,
    running: running?.id ?? idOn("salesTax"),
    ended: ended?.id ?? idOn("salesTaxPayable"),
  };
}

/** Tax on sales and on purchases on accounts of their own: the return takes what stands on each. */
function gathering({ id, name }: Account, running: string): JournalEntry {
  const amount = `if(calendar.isForecast, prev(account.${id}.closing), 0)`;
  return { text: `${name}: joins the return`, debit: running, credit: id, amount };
}

/**
 * A ledger with one account has the return that ended beside the one that runs. What stood there when
 * it ended is paid when it is due; later returns end within the forecast.
 */
function lastReturn(
  fitting: Fitting,
  { cycle, lag }: Owed,
  running: string,
  owed: readonly number[],
): { part?: Part; entries: JournalEntry[] } {
  const { unit, cash } = fitting;
  if (lag === 0 || lag > cycle.months || unit === "year") return { entries: [] };
  const paid = (amount: string): JournalEntry => ({
    text: "Sales tax: the last return of the books is paid",
    ...{ debit: running, credit: cash, amount, group: "salesTax", cashFlow: "operating" },
  });
  if (unit === "week") return lastReturnByDay(fitting, { cycle, lag }, owed, paid);
  const back = unit === "quarter" ? 1 : lag;
  const closing = `lag(account.${running}.closing, ${back})`;
  const isDue =
    unit === "quarter" || cycle.months === 1
      ? "calendar.isForecast"
      : `and(calendar.isForecast, or(${dueMonths(cycle, lag).join(", ")}))`;
  const isFirst = `and(${isDue}, not(lag(calendar.isForecast, ${back})))`;
  return { entries: [paid(`if(${isFirst}, 0 - ${closing}, 0)`)] };
}

/** Weeks have no months among them, so what stood at the return's end is a figure of its own. */
function lastReturnByDay(
  fitting: Fitting,
  { cycle, lag }: Pick<Owed, "cycle" | "lag">,
  owed: readonly number[],
  paid: (amount: string) => JournalEntry,
) {
  const { history, start } = fitting;
  const last = history.firstMonth + history.count - 1;
  const end =
    last - ((((monthInYear(last) - cycle.endMonth) % cycle.months) + cycle.months) % cycle.months);
  const stood = owed[end - history.firstMonth];
  if (end + lag <= last || !stood) return { entries: [] };
  const due = lastDayOf(end) + cycle.dueDays;
  const { id, part } = fitted(fitting, "salesTaxLastReturn", {
    name: "Sales tax: the return that ended",
    unit: "currency",
    level: { value: stood, months: 0, low: stood, high: stood },
    rule: `What was owed at the end of the return, ${monthLabel(end)}; due on ${dayWords(due)}`,
    history: [],
  });
  const day = writeDay(Math.max(start, due)).replaceAll("-", "");
  return { part, entries: [paid(`if(flag(${day}, ${day}), ${id}, 0)`)] };
}

function dueMonths({ months, endMonth }: Owed["cycle"], lag: number): string[] {
  const due = Array.from({ length: 12 }, (_, month) => month + 1).filter(
    (month) => (((month - lag - endMonth) % months) + months) % months === 0,
  );
  // `or` takes two or more.
  const all = due.length === 1 ? [...due, ...due] : due;
  return all.map((month) => `calendar.monthInYear = ${month}`);
}
