/**
 * Balances at a month's end out of MYOB's two reports.
 *
 * The documents do not say whether a report writes a liability of 100 as 100 or as −100. A balance
 * sheet tells: its accounts add up to nothing in one of the two readings only, unless liabilities
 * and equity cancel out, and then a later one must tell.
 *
 * MYOB moves the profit of a year into retained earnings when the year is closed there, which may
 * be never. What the two equity accounts hold together is sure, so
 *
 *   retained earnings = retained + current earnings − profit of the year to date
 */
import { formatAmount } from "#ledger/amount.ts";
import { isProfitAndLoss } from "#ledger/balances.ts";
import type { Account, Minor, Organisation } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";
import type { Balances } from "#ledger/year-turn.ts";
import { type EarningsAccounts, SOURCE } from "./myob-business-transform.ts";

export type Sign = "natural" | "debit";

export type Chart = { accounts: readonly Account[]; earnings: EarningsAccounts };

/** The sign by which the first sheet that can tell balances; without any credits both do. */
export async function findSign(
  sheets: AsyncIterable<Balances>,
  chart: Chart,
  organisation: Organisation,
): Promise<Sign> {
  let hasCredits = false;
  for await (const sheet of sheets) {
    const [natural, debit] = [totalOf(sheet, chart, "natural"), totalOf(sheet, chart, "debit")];
    if (natural !== debit) return debit === 0n ? "debit" : "natural";
    hasCredits ||= counted(chart).some(
      ({ externalId, class: kind }) => isCreditSide(kind) && (sheet.get(externalId) ?? 0n) !== 0n,
    );
  }
  if (!hasCredits) return "natural";
  throw refusal(`no balance sheet of ${organisation.name} tells debit from credit`);
}

export function balancesOf(
  balanceSheet: Balances,
  profitAndLoss: Balances,
  chart: Chart,
  organisation: Organisation,
  sign: Sign,
): Map<string, Minor> {
  mustBalance(totalOf(balanceSheet, chart, sign), organisation);
  const balances = new Map<string, Minor>();
  let profit = 0n;
  for (const account of chart.accounts.filter(({ isPosting }) => isPosting)) {
    const { externalId, class: kind } = account;
    const report = isProfitAndLoss(account) ? profitAndLoss : balanceSheet;
    const net = signed(report.get(externalId) ?? 0n, kind, sign);
    balances.set(externalId, net);
    if (isProfitAndLoss(account)) profit += net;
  }
  const { current, retained } = chart.earnings;
  const shown = signed(balanceSheet.get(current) ?? 0n, "EQUITY", sign);
  return balances.set(retained, (balances.get(retained) ?? 0n) + shown - profit);
}

/** What was written, as debit positive and credit negative. */
export function signed(written: Minor, kind: Account["class"], sign: Sign): Minor {
  return sign === "natural" && isCreditSide(kind) ? -written : written;
}

function isCreditSide(kind: Account["class"]) {
  return kind === "LIABILITY" || kind === "EQUITY" || kind === "REVENUE";
}

function totalOf(sheet: Balances, chart: Chart, sign: Sign): Minor {
  return counted(chart).reduce(
    (sum, { externalId, class: kind }) => sum + signed(sheet.get(externalId) ?? 0n, kind, sign),
    0n,
  );
}

/** A heading repeats what is below it; current earnings are not posted to, but count. */
function counted({ accounts, earnings }: Chart) {
  return accounts.filter(
    ({ externalId, isPosting }) => isPosting || externalId === earnings.current,
  );
}

function mustBalance(difference: Minor, { name, currencyDecimals }: Organisation) {
  if (difference === 0n) return;
  const amount = formatAmount(difference, currencyDecimals);
  throw refusal(`the balance sheet of ${name} does not balance by ${amount}`);
}

function refusal(problem: string) {
  return new SourceError("unreadable", `${SOURCE}: ${problem}.`);
}
