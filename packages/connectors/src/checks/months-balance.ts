/**
 * Check 1. In every month debits are credits: the nets of all accounts add up to nothing, and
 * each net is its debit less its credit. A year-end close balances by itself too.
 */
import { movementsByMonth } from "#ledger/balances.ts";
import type { Ledger, Minor, Movement } from "#ledger/ledger.ts";
import { type Finding, monthName, type Words, wordsOf } from "./finding.ts";

export function checkMonthsBalance(ledger: Ledger): Finding[] {
  const words = wordsOf(ledger);
  const { amount } = words;
  const findings = ledger.movements
    .filter(({ debit, credit, net }) => net !== debit - credit)
    .map((movement) => wrongNet(movement, words));
  for (const [month, movements] of movementsByMonth(ledger)) {
    const close = sumOfNets(movements.filter((movement) => movement.isYearEndClose));
    const usual = sumOfNets(movements) - close;
    const name = monthName(month);
    if (usual !== 0n) {
      const message = `${name}: debits less credits are ${amount(usual)} and not 0.`;
      findings.push({ month, amount: usual, message });
    }
    if (close !== 0n) {
      const message = `${name}: the year-end close is out of balance by ${amount(close)}.`;
      findings.push({ month, amount: close, message });
    }
  }
  return findings;
}

function sumOfNets(movements: readonly Movement[]): Minor {
  return movements.reduce((sum, movement) => sum + movement.net, 0n);
}

function wrongNet(movement: Movement, { account, amount }: Words): Finding {
  const { accountId, month, debit, credit, net } = movement;
  const sums = `debit ${amount(debit)} less credit ${amount(credit)} is not ${amount(net)}`;
  const difference = net - (debit - credit);
  return {
    accountId,
    month,
    amount: difference,
    message: `Account ${account(accountId)}: ${sums} in ${monthName(month)}.`,
  };
}
