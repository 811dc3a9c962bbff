/**
 * Balances at a month's end out of MYOB's two reports.
 *
 * The documents do not say whether a report writes a liability of 100 as 100 or as −100. The balance
 * sheet itself tells: its accounts add up to nothing in one of the two readings only.
 *
 * MYOB moves the profit of a year into retained earnings when the year is closed there, which may
 * be never. What the two equity accounts hold together is sure, so
 *
 *   retained earnings = retained + current earnings − profit of the year to date
 */
import { formatAmount } from "#amount.ts";
import type { Account, Minor, Organisation } from "#ledger.ts";
import { SourceError } from "#source-error.ts";
import type { Balances } from "#year-turn.ts";
import { type EarningsAccounts, SOURCE } from "./myob-business-transform.ts";

export type Sign = "natural" | "debit";

type Chart = { accounts: readonly Account[]; earnings: EarningsAccounts };

export function balancesOf(
  balanceSheet: Balances,
  profitAndLoss: Balances,
  chart: Chart,
  organisation: Organisation,
): Map<string, Minor> {
  const { accounts, earnings } = chart;
  const sign = provedSign(balanceSheet, chart, organisation);
  const balances = new Map<string, Minor>();
  let profit = 0n;
  for (const { externalId, class: kind, isPosting } of accounts) {
    if (!isPosting) continue;
    const isSheet = kind === "ASSET" || kind === "LIABILITY" || kind === "EQUITY";
    const written = (isSheet ? balanceSheet : profitAndLoss).get(externalId) ?? 0n;
    const net = signed(written, kind, sign);
    balances.set(externalId, net);
    if (!isSheet) profit += net;
  }
  const shown = signed(balanceSheet.get(earnings.current) ?? 0n, "EQUITY", sign);
  const retained = balances.get(earnings.retained) ?? 0n;
  return balances.set(earnings.retained, retained + shown - profit);
}

/** What was written, as debit positive and credit negative. */
export function signed(written: Minor, kind: Account["class"], sign: Sign): Minor {
  const isCreditSide = kind === "LIABILITY" || kind === "EQUITY" || kind === "REVENUE";
  return sign === "natural" && isCreditSide ? -written : written;
}

function provedSign(
  balanceSheet: Balances,
  { accounts, earnings }: Chart,
  { name, currencyDecimals }: Organisation,
): Sign {
  // A heading repeats what is below it; current earnings are not posted to, but count.
  const counted = accounts.filter(
    ({ externalId, isPosting }) => isPosting || externalId === earnings.current,
  );
  const written = ({ externalId }: Account) => balanceSheet.get(externalId) ?? 0n;
  const total = (sign: Sign) =>
    counted.reduce((sum, each) => sum + signed(written(each), each.class, sign), 0n);
  const [natural, debit] = [total("natural"), total("debit")];
  if (natural !== 0n && debit !== 0n) {
    const difference = formatAmount(natural, currencyDecimals);
    throw refusal(`the balance sheet of ${name} does not balance by ${difference}`);
  }
  if (natural === debit && counted.some((each) => written(each) !== 0n)) {
    throw refusal(`too little stands on the balance sheet of ${name} to tell debit from credit`);
  }
  return natural === 0n ? "natural" : "debit";
}

function refusal(problem: string) {
  return new SourceError("unreadable", `${SOURCE}: ${problem}.`);
}
