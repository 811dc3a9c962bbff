/**
 * Months out of QuickBooks' two statements, each with a column per month.
 *
 *   revenue and expense    movement = the month's column of the profit and loss
 *   assets, liabilities,
 *   equity                 movement = the month's column of the balance sheet − the column before
 *   retained earnings      the same, and in the first month of a year + the profit of the year
 *                          before, which the balance sheet moves there without posting it
 *
 * The statements show every account on its natural side; the account's class gives the sign. Both
 * columns mean what their titles say, whereas a trial balance of one month does not say whether
 * revenue is the month's or the year's. Asked from the year's first day it can only mean the year
 * to date, and so it is the control.
 */
import { type Month, monthLabel } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import { firstDayOf, lastDayOf, yearStartOf } from "#ledger/day.ts";
import type { Account, Minor, Movement, Organisation } from "#ledger/ledger.ts";
import { movementOf, sidesOfNet } from "#ledger/movement-of.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { Report, ReportLine } from "./report-tree.ts";

export type Chart = ReadonlyMap<string, Account>;

type Statements = { profitAndLoss: Report; balanceSheet: Report };

export function movementsIn(
  month: Month,
  { profitAndLoss, balanceSheet }: Statements,
  chart: Chart,
  organisation: Organisation,
): Movement[] {
  const nets = amountsAt(profitAndLoss, month, chart, organisation);
  const closing = amountsAt(balanceSheet, month, chart, organisation);
  const before = amountsAt(balanceSheet, month - 1, chart, organisation);
  for (const id of new Set([...closing.keys(), ...before.keys()])) {
    nets.set(id, (closing.get(id) ?? 0n) - (before.get(id) ?? 0n));
  }
  if (month === yearStartOf(month, organisation.yearEndMonth)) {
    const retained = [...chart.values()].find(({ isRetainedEarnings }) => isRetainedEarnings);
    const profit = netIncomeAt(balanceSheet, month - 1);
    if (retained && profit !== 0n) {
      nets.set(retained.externalId, (nets.get(retained.externalId) ?? 0n) + profit);
    }
  }
  return [...nets]
    .filter(([, net]) => net !== 0n)
    .map(([id, net]) => movementOf(id, month, sidesOfNet(net)));
}

/** The profit of the year so far stands among the equity without an account of its own. */
const NET_INCOME = "NetIncome";

function netIncomeAt(balanceSheet: Report, month: Month): Minor {
  const line = balanceSheet.lines.find(({ group }) => group === NET_INCOME);
  return line ? (line.amounts[columnOf(balanceSheet, month)] ?? 0n) : 0n;
}

function amountsAt(report: Report, month: Month, chart: Chart, organisation: Organisation) {
  const amounts = new Map<string, Minor>();
  const lines = report.lines.filter(({ group }) => group !== NET_INCOME);
  if (lines.length === 0) return amounts;
  const column = columnOf(report, month);
  for (const line of lines) {
    const shown = line.amounts[column] ?? 0n;
    const account = accountOf(line, shown, chart, organisation);
    if (!account) continue;
    const isDebit = account.class === "ASSET" || account.class === "EXPENSE";
    const before = amounts.get(account.externalId) ?? 0n;
    amounts.set(account.externalId, before + (isDebit ? shown : -shown));
  }
  return amounts;
}

function columnOf({ columns }: Report, month: Month) {
  const index = columns.findIndex(
    ({ firstDay, lastDay }) => firstDay === firstDayOf(month) && lastDay === lastDayOf(month),
  );
  if (index !== -1) return index;
  throw new SourceError(
    "unreadable",
    `QuickBooks: a report has no column for ${monthLabel(month)}.`,
  );
}

/** A line without an account would vanish from the ledger, so it is refused unless it is nothing. */
export function accountOf(
  line: ReportLine,
  shown: Minor,
  chart: Chart,
  organisation: Organisation,
) {
  const account = line.accountId === undefined ? undefined : chart.get(line.accountId);
  if (account || shown === 0n) return account;
  const amount = formatAmount(shown, organisation.currencyDecimals);
  const problem = line.accountId === undefined ? "names no account" : "is not in the chart";
  throw new SourceError("unreadable", `QuickBooks: "${line.name}" with ${amount} ${problem}.`);
}
