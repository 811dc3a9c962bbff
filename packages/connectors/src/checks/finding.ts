/** What a check found, in words a bookkeeper can act on: account, month and amount. */
import { type Month, monthInYear, yearOf } from "@app/engine/time/month";
import { formatAmount } from "#ledger/amount.ts";
import type { Account, Ledger, Minor } from "#ledger/ledger.ts";

export type Finding = { message: string; accountId?: string; month?: Month; amount?: Minor };

export type Words = {
  /** "1920 Bank" from the account's id, which stands for itself when the chart does not have it. */
  account: (accountId: string) => string;
  /** "1,234.50", in the ledger's currency. */
  amount: (amount: Minor) => string;
};

export function wordsOf({
  accounts,
  organisation,
}: Pick<Ledger, "accounts" | "organisation">): Words {
  const byId = accountsById({ accounts });
  return {
    account(accountId) {
      const account = byId.get(accountId);
      if (!account) return accountId;
      return account.code ? `${account.code} ${account.name}` : account.name;
    },
    amount: (amount) => formatAmount(amount, organisation.currencyDecimals),
  };
}

export function accountsById(ledger: Pick<Ledger, "accounts">): ReadonlyMap<string, Account> {
  return new Map(ledger.accounts.map((account) => [account.externalId, account]));
}

/** "June 2027". */
export function monthName(month: Month): string {
  return MONTH_NAME.format(Date.UTC(yearOf(month), monthInYear(month) - 1, 1));
}

const MONTH_NAME = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
