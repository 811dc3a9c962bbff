/**
 * The seven checks that stand between a source and a forecast. All are exact: a cent is a
 * difference. A ledger with a finding is not used, and what was read before stays.
 */
import { balancesOf } from "#ledger/balances.ts";
import type { Ledger, Organisation } from "#ledger/ledger.ts";
import { checkAccountsRoll } from "./accounts-roll.ts";
import { checkBalanceSheet } from "./balance-sheet.ts";
import type { Finding } from "./finding.ts";
import { checkMonthsBalance } from "./months-balance.ts";
import { checkNothingMissing } from "./nothing-missing.ts";
import { checkRetainedEarnings } from "./retained-earnings.ts";
import { checkSameBooks } from "./same-books.ts";
import { checkTotalsAgree } from "./totals-agree.ts";

export type CheckName =
  | "months-balance"
  | "accounts-roll"
  | "balance-sheet"
  | "retained-earnings"
  | "totals-agree"
  | "nothing-missing"
  | "same-books";

/** Enough to see what is wrong; a broken source can have a finding for every amount. */
const FINDINGS_SHOWN_MAX = 100;

export type CheckResult = {
  name: CheckName;
  findingCount: number;
  findings: Finding[];
  /** The source gives nothing to hold our figures against: nothing is wrong, and nothing proved. */
  isWithout?: true;
};

/** `previous` is the organisation as it was at the last read that was used. */
export function checkLedger(ledger: Ledger, previous?: Organisation): CheckResult[] {
  const balances = balancesOf(ledger);
  return [
    result("months-balance", checkMonthsBalance(ledger)),
    result("accounts-roll", checkAccountsRoll(ledger, balances)),
    result("balance-sheet", checkBalanceSheet(ledger, balances)),
    result("retained-earnings", checkRetainedEarnings(ledger, balances)),
    {
      ...result("totals-agree", checkTotalsAgree(ledger)),
      ...(!ledger.controls.some(({ totals }) => totals) && { isWithout: true }),
    },
    result("nothing-missing", checkNothingMissing(ledger)),
    result("same-books", checkSameBooks(ledger.organisation, previous)),
  ];
}

export function isReconciled(checks: readonly CheckResult[]): boolean {
  return checks.every((check) => check.findingCount === 0);
}

function result(name: CheckName, findings: Finding[]): CheckResult {
  return { name, findingCount: findings.length, findings: findings.slice(0, FINDINGS_SHOWN_MAX) };
}
