/**
 * Check 6. Every month is there once and every amount is on a posting account of the chart. An
 * account or a code that comes twice, or an amount that comes twice, is refused: nobody can tell
 * which of the two is meant.
 */
import { movementsByMonth } from "#ledger/balances.ts";
import type { Ledger, Minor } from "#ledger/ledger.ts";
import { accountsById, type Finding, monthName, wordsOf } from "./finding.ts";

export function checkNothingMissing(ledger: Ledger): Finding[] {
  return [
    ...missingMonths(ledger),
    ...repeatedAccounts(ledger),
    ...amountsWithoutAccount(ledger),
    ...repeatedAmounts(ledger),
    ...partsWithoutWhole(ledger),
  ];
}

/** From the first month the source gives a control for, it gives one for each; kept months have none. */
function missingMonths(ledger: Ledger): Finding[] {
  const { firstMonth, lastMonth, controls, movements } = ledger;
  const findings: Finding[] = [];
  const controlled = new Set(controls.map((control) => control.month));
  const start = Math.max(firstMonth, Math.min(...controlled));
  for (let month = start; month <= lastMonth; month++) {
    if (!controlled.has(month))
      findings.push({ month, message: `${monthName(month)} is missing.` });
  }
  const outside = [...movements, ...controls].filter(
    ({ month }) => month < firstMonth || month > lastMonth,
  );
  for (const month of new Set(outside.map((each) => each.month))) {
    findings.push({ month, message: `${monthName(month)} was not asked for, and came.` });
  }
  return findings;
}

function repeatedAccounts(ledger: Ledger): Finding[] {
  const { accounts } = ledger;
  const words = wordsOf(ledger);
  const inUse = accounts.filter(({ isPosting, status }) => isPosting && status === "ACTIVE");
  const byId = repeated(accounts, (account) => account.externalId).map((account) => ({
    accountId: account.externalId,
    message: `Account ${words.account(account.externalId)} comes twice in the chart.`,
  }));
  const byCode = repeated(inUse, (account) => account.code || undefined).map((account) => {
    const other = inUse.find((each) => each.code === account.code) ?? account;
    const message = `Code ${account.code} belongs to two accounts: ${other.name} and ${account.name}.`;
    return { accountId: account.externalId, message };
  });
  return byId.length > 0 ? byId : byCode;
}

function amountsWithoutAccount(ledger: Ledger): Finding[] {
  const byId = accountsById(ledger);
  const words = wordsOf(ledger);
  const isStray = ({ accountId }: { accountId: string }) => !byId.get(accountId)?.isPosting;
  const message = (accountId: string, net: Minor, when: string) => {
    const what = byId.has(accountId)
      ? `Account ${words.account(accountId)} is a heading`
      : `Account ${accountId} is not in the chart`;
    return `${what}, and has ${words.amount(net)} ${when}.`;
  };
  const openings = ledger.openings.filter(isStray).map(({ accountId, net }) => ({
    accountId,
    amount: net,
    message: message(accountId, net, "as its opening"),
  }));
  const movements = ledger.movements.filter(isStray).map(({ accountId, net, month }) => ({
    accountId,
    amount: net,
    month,
    message: message(accountId, net, `in ${monthName(month)}`),
  }));
  return [...openings, ...movements];
}

function repeatedAmounts(ledger: Ledger): Finding[] {
  const words = wordsOf(ledger);
  const openings = repeated(ledger.openings, (opening) => opening.accountId).map(
    ({ accountId, net }) => ({
      accountId,
      amount: net,
      message: `Account ${words.account(accountId)} has two openings.`,
    }),
  );
  const movements = repeated(ledger.movements, (each) =>
    [each.month, each.isYearEndClose === true, each.trackingKey, each.accountId].join("\n"),
  ).map(({ accountId, month, net }) => ({
    accountId,
    month,
    amount: net,
    message: `Account ${words.account(accountId)} has two movements in ${monthName(month)}.`,
  }));
  return [...openings, ...movements];
}

/** Parts by tracking option are read beside the account's own movement, never instead of it. */
function partsWithoutWhole(ledger: Ledger): Finding[] {
  const words = wordsOf(ledger);
  const wholes = new Set(
    [...movementsByMonth(ledger).values()].flat().map((each) => `${each.month} ${each.accountId}`),
  );
  const parts = ledger.movements.filter(
    (each) => each.trackingKey !== "" && !wholes.has(`${each.month} ${each.accountId}`),
  );
  return parts.map(({ accountId, month, net, trackingKey }) => {
    const name = words.account(accountId);
    const message = `Account ${name} has ${trackingKey} in ${monthName(month)} and no movement of its own.`;
    return { accountId, month, amount: net, message };
  });
}

/** All but the first of each that has the same key; no key, no comparison. */
function repeated<T>(items: readonly T[], keyOf: (item: T) => string | undefined): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    if (key === undefined) return false;
    const isAgain = seen.has(key);
    seen.add(key);
    return isAgain;
  });
}
