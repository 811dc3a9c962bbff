/** Check 5. The source's own total rows are our sums: a row lost on the way shows here. */
import { movementsByMonth } from "#ledger/balances.ts";
import type { Ledger } from "#ledger/ledger.ts";
import { type Finding, monthName, wordsOf } from "./finding.ts";

export function checkTotalsAgree(ledger: Ledger): Finding[] {
  const { amount } = wordsOf(ledger);
  const movements = movementsByMonth(ledger);
  return ledger.controls.flatMap(({ month, totals }) =>
    (["debit", "credit"] as const).flatMap((side) => {
      const said = totals?.[side];
      const sum = (movements.get(month) ?? []).reduce((total, each) => total + each[side], 0n);
      if (said === undefined || said === sum) return [];
      const message = `${monthName(month)}: our ${side}s are ${amount(sum)}, the source's total is ${amount(said)}.`;
      return [{ month, amount: said - sum, message }];
    }),
  );
}
