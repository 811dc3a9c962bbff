/**
 * QuickBooks' trial balance from the first day of a financial year: each account's balance at the
 * end, on one of two sides, with a total that both must reach.
 */
import { type Month, monthLabel } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import { yearStartOf } from "#ledger/day.ts";
import type { Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { ReportQuestion } from "./quickbooks-api.ts";
import { accountOf, type Chart } from "./quickbooks-months.ts";
import { type Report, type ReportLine, readReport } from "./report-tree.ts";

export function trialBalanceQuestion(month: Month, { yearEndMonth }: Organisation): ReportQuestion {
  const from = yearStartOf(month, yearEndMonth);
  return { name: "TrialBalance", from, to: month, isByMonth: false };
}

export function readTrialBalance(
  answer: unknown,
  month: Month,
  chart: Chart,
  organisation: Organisation,
): Map<string, Minor> {
  const question = trialBalanceQuestion(month, organisation);
  const report = readReport(answer, question, organisation);
  if (report.lines.length === 0) return new Map();
  const sides = [sideOf(report, "debit"), sideOf(report, "credit")] as const;
  refuseWrongTotal(report, sides, month, organisation);
  const balances = new Map<string, Minor>();
  for (const line of report.lines) {
    const net = amountAt(line, sides[0]) - amountAt(line, sides[1]);
    const account = accountOf(line, net, chart, organisation);
    if (!account) continue;
    balances.set(account.externalId, (balances.get(account.externalId) ?? 0n) + net);
  }
  return balances;
}

function sideOf({ columns }: Report, title: string) {
  const index = columns.findIndex((column) => column.title.toLowerCase() === title);
  if (index !== -1) return index;
  throw new SourceError("unreadable", `QuickBooks: the trial balance has no ${title} column.`);
}

function amountAt({ amounts }: ReportLine, index: number): Minor {
  return amounts[index] ?? 0n;
}

function refuseWrongTotal(
  { lines, results }: Report,
  sides: readonly [number, number],
  month: Month,
  { currencyDecimals }: Organisation,
) {
  const [total] = results.values();
  const place = `QuickBooks: the trial balance of ${monthLabel(month)}`;
  if (!total) throw new SourceError("unreadable", `${place} has no total: its end is missing.`);
  for (const side of sides) {
    const sum = lines.reduce((so, line) => so + amountAt(line, side), 0n);
    if (sum === total[side]) continue;
    const [ours, said] = [sum, total[side] ?? 0n].map((each) =>
      formatAmount(each, currencyDecimals),
    );
    throw new SourceError("unreadable", `${place} adds up to ${ours}, its own total says ${said}.`);
  }
}
