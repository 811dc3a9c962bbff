/** QuickBooks' chart of accounts. An account with accounts below it may still carry amounts itself. */
import { type Fields, flag, idText, optionalText, record, text } from "#http/shape.ts";
import type { Account, AccountClass } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const CLASS_OF_TYPE = new Map<string, AccountClass>([
  ["Bank", "ASSET"],
  ["Accounts Receivable", "ASSET"],
  ["Other Current Asset", "ASSET"],
  ["Fixed Asset", "ASSET"],
  ["Other Asset", "ASSET"],
  ["Accounts Payable", "LIABILITY"],
  ["Credit Card", "LIABILITY"],
  ["Other Current Liability", "LIABILITY"],
  ["Long Term Liability", "LIABILITY"],
  ["Equity", "EQUITY"],
  ["Income", "REVENUE"],
  ["Other Income", "REVENUE"],
  ["Cost of Goods Sold", "EXPENSE"],
  ["Expense", "EXPENSE"],
  ["Other Expense", "EXPENSE"],
]);

/** Estimates and purchase orders: lists that look like accounts and never reach the ledger. */
const NO_LEDGER_TYPE = "Non-Posting";

export function readAccounts(rows: readonly Fields[]): Account[] {
  const accounts = rows
    .filter(({ AccountType }) => AccountType !== NO_LEDGER_TYPE)
    .map(readAccount);
  const retained = retainedEarningsOf(accounts);
  return accounts.map((account) => ({ ...account, isRetainedEarnings: account === retained }));
}

function readAccount(fields: Fields): Account {
  const externalId = idText(fields.Id, "QuickBooks: Account.Id");
  const path = `QuickBooks: Account ${externalId}`;
  const name = text(fields.Name, `${path}.Name`);
  const code = optionalText(fields.AcctNum, `${path}.AcctNum`);
  const sourceType = text(fields.AccountType, `${path}.AccountType`);
  const found = CLASS_OF_TYPE.get(sourceType);
  if (!found) {
    const complaint = `QuickBooks: account ${code ?? externalId} ${name} has the type "${sourceType}", which is not known.`;
    throw new SourceError("unreadable", complaint);
  }
  const subType = optionalText(fields.AccountSubType, `${path}.AccountSubType`);
  const parentId = referenceOf(fields.ParentRef, `${path}.ParentRef`);
  const currency = referenceOf(fields.CurrencyRef, `${path}.CurrencyRef`);
  return {
    externalId,
    ...(code && { code }),
    name,
    class: found,
    sourceType,
    ...(subType && { subType }),
    ...(parentId && { parentId }),
    isPosting: true,
    isRetainedEarnings: false,
    ...(currency && { currency }),
    status: flag(fields.Active, `${path}.Active`) ? "ACTIVE" : "ARCHIVED",
  };
}

function referenceOf(value: unknown, path: string) {
  return value === undefined || value === null
    ? undefined
    : optionalText(record(value, path).value, `${path}.value`);
}

/**
 * People may add accounts of this kind. The one that takes up the years' profits came with the
 * company, so it has the lowest id; were it another, the trial balance would not agree.
 */
function retainedEarningsOf(accounts: readonly Account[]) {
  return accounts
    .filter(({ subType }) => subType === "RetainedEarnings")
    .sort((one, other) => Number(one.externalId) - Number(other.externalId))[0];
}
