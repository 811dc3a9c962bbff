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
  { accounts, earnings }: Chart,
  organisation: Organisation,
): Map<string, Minor> {
  const sheet = provedSheet(balanceSheet, accounts, organisation);
  const balances = new Map<string, Minor>();
  let profit = 0n;
  for (const { externalId, class: kind, isPosting } of accounts) {
    if (!isPosting) continue;
    const isSheet = kind === "ASSET" || kind === "LIABILITY" || kind === "EQUITY";
    const written = (isSheet ? balanceSheet : profitAndLoss).get(externalId) ?? 0n;
    const net = signed(written, kind, sheet);
    balances.set(externalId, net);
    if (!isSheet) profit += net;
  }
  const shown = signed(balanceSheet.get(earnings.current) ?? 0n, "EQUITY", sheet);
  const retained = balances.get(earnings.retained) ?? 0n;
  return balances.set(earnings.retained, retained + shown - profit);
}

/** What was written, as debit positive and credit negative. */
export function signed(written: Minor, kind: Account["class"], sign: Sign): Minor {
  const isCreditSide = kind === "LIABILITY" || kind === "EQUITY" || kind === "REVENUE";
  return sign === "natural" && isCreditSide ? -written : written;
}

function provedSheet(
  balanceSheet: Balances,
  accounts: readonly Account[],
  { name, currencyDecimals }: Organisation,
): Sign {
  const detail = accounts.filter(({ externalId }) => balanceSheet.has(externalId));
  const total = (sign: Sign) =>
    detail
      .filter((account) => !isHeading(account, accounts))
      .reduce(
        (sum, { externalId, class: kind }) =>
          sum + signed(balanceSheet.get(externalId) ?? 0n, kind, sign),
        0n,
      );
  if (total("natural") === 0n) return "natural";
  if (total("debit") === 0n) return "debit";
  const difference = formatAmount(total("natural"), currencyDecimals);
  throw new SourceError(
    "unreadable",
    `${SOURCE}: the balance sheet of ${name} does not balance by ${difference}.`,
  );
}

/** A heading repeats what is below it. */
function isHeading({ externalId, isPosting }: Account, accounts: readonly Account[]) {
  return !isPosting && accounts.some(({ parentId }) => parentId === externalId);
}
