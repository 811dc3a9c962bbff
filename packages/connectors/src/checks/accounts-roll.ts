/**
 * Check 2. Every account rolls: what it started the month with and its movements are the closing
 * balance the source itself gives. A difference is reported in the month it appears or changes,
 * not in every month that carries it on.
 */
import type { MonthBalances } from "#ledger/balances.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
import { type Finding, monthName, type Words, wordsOf } from "./finding.ts";

export function checkAccountsRoll(ledger: Ledger, balances: readonly MonthBalances[]): Finding[] {
  const closingsByMonth = new Map(
    ledger.controls.map((control) => [control.month, control.closings]),
  );
  const carried = new Map<string, Minor>();
  const findings: Finding[] = [];
  const words = wordsOf(ledger);
  for (const ours of balances) {
    const theirs = closingsByMonth.get(ours.month);
    if (!theirs) continue;
    for (const accountId of new Set([...ours.closing.keys(), ...theirs.keys()])) {
      const said = theirs.get(accountId) ?? 0n;
      const difference = said - (ours.closing.get(accountId) ?? 0n);
      const isNew = difference !== (carried.get(accountId) ?? 0n);
      if (difference !== 0n && isNew) findings.push(doesNotRoll(words, ours, accountId, said));
      if (isNew) carried.set(accountId, difference);
    }
  }
  return findings;
}

function doesNotRoll(words: Words, ours: MonthBalances, accountId: string, said: Minor): Finding {
  const { amount } = words;
  const starting = ours.starting.get(accountId) ?? 0n;
  const closing = ours.closing.get(accountId) ?? 0n;
  const sum = `opening ${amount(starting)} + movements ${amount(closing - starting)} is ${amount(closing)}`;
  const message = `Account ${words.account(accountId)}: ${sum}, the source says ${amount(said)} at ${monthName(ours.month)}.`;
  return { accountId, month: ours.month, amount: said - closing, message };
}
