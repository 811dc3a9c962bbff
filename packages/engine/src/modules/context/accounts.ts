/** The accounts a module names, and their balances in the ledger. */
import { isCash } from "#draft/draft.ts";
import { actualOf, closingOf } from "#ledger/ledger-lines.ts";
import { at, neg, prev } from "#lines/expression.ts";
import type { Scope } from "./scope.ts";

export function accountsOf({ draft, issue }: Scope) {
  /** An account of the chart; one that is missing is told and left out of the postings. */
  function account(field: string, id: string | undefined) {
    const found = id === undefined ? undefined : draft.accounts.get(id);
    // Without a cash account the chart says so itself, once.
    if (!found && id !== "") {
      const message = id === undefined ? "Choose an account." : `There is no account "${id}".`;
      issue(field, "missing-account", message);
    }
    return found;
  }

  return {
    account,
    /** An account as people know it. */
    nameOf: (accountId: string) => draft.accounts.get(accountId)?.name ?? accountId,
    /** The account's balance before this period, debit positive. */
    opening: (accountId: string) => prev(closingOf(accountId)),
    closing: (accountId: string) => at(closingOf(accountId)),
    /** The ledger's movement on an account in actual periods, on the account's own side. */
    actual: (accountId: string) => {
      const isCredit = draft.accounts.get(accountId)?.standard.side === "credit";
      return isCredit ? neg(at(actualOf(accountId))) : at(actualOf(accountId));
    },
    /** The account that pays and is paid: the first on the line for cash. */
    cash: [...draft.accounts.values()].find(isCash)?.id ?? "",
  };
}
