/**
 * Check 3. Assets are liabilities plus equity, with the earnings of the year so far, before the
 * first month and at the end of each. Only accounts of the chart count, so an amount on an
 * account nobody knows shows up here as well.
 */
import { type BalanceByAccount, isProfitAndLoss, type MonthBalances } from "#ledger/balances.ts";
import type { Account, Ledger, Minor } from "#ledger/ledger.ts";
import { type Finding, monthName, wordsOf } from "./finding.ts";

export function checkBalanceSheet(ledger: Ledger, balances: readonly MonthBalances[]): Finding[] {
  const findings: Finding[] = [];
  const start = balances[0];
  let carried = 0n;
  const dates = [
    ...(start ? [{ month: start.month, balance: start.starting, when: "before" }] : []),
    ...balances.map(({ month, closing }) => ({ month, balance: closing, when: "at the end of" })),
  ];
  for (const { month, balance, when } of dates) {
    const sides = sidesOf(balance, ledger.accounts);
    const difference = sides.assets - sides.liabilities - sides.equity - sides.earnings;
    if (difference !== 0n && difference !== carried) {
      const message = inWords(ledger, sides, `${when} ${monthName(month)}`);
      findings.push({ month, amount: difference, message });
    }
    carried = difference;
  }
  return findings;
}

type Sides = { assets: Minor; liabilities: Minor; equity: Minor; earnings: Minor };

/** Assets as debits, the others as credits, the way a balance sheet shows them. */
function sidesOf(balance: BalanceByAccount, accounts: readonly Account[]): Sides {
  const sides: Sides = { assets: 0n, liabilities: 0n, equity: 0n, earnings: 0n };
  for (const account of accounts) {
    const net = balance.get(account.externalId) ?? 0n;
    if (account.class === "ASSET") sides.assets += net;
    else if (account.class === "LIABILITY") sides.liabilities -= net;
    else if (isProfitAndLoss(account)) sides.earnings -= net;
    else sides.equity -= net;
  }
  return sides;
}

function inWords(ledger: Ledger, sides: Sides, when: string): string {
  const { amount } = wordsOf(ledger);
  const credits = `liabilities ${amount(sides.liabilities)} + equity ${amount(sides.equity)}`;
  const earnings = `earnings of the year ${amount(sides.earnings)}`;
  return `Assets ${amount(sides.assets)} are not ${credits} + ${earnings} ${when}.`;
}
