/**
 * Xero's chart of accounts. The class is Xero's own `Class`; its `Type` is held against the list
 * of types we know, and says the class where an answer leaves `Class` out.
 */
import { optionalText, record, records, text } from "#http/shape.ts";
import type { Account, AccountClass } from "#ledger/ledger.ts";
import { SourceError } from "#ledger/source-error.ts";

const CLASS_OF_TYPE = new Map<string, AccountClass>([
  ["BANK", "ASSET"],
  ["CURRENT", "ASSET"],
  ["FIXED", "ASSET"],
  ["INVENTORY", "ASSET"],
  ["NONCURRENT", "ASSET"],
  ["PREPAYMENT", "ASSET"],
  ["CURRLIAB", "LIABILITY"],
  ["LIABILITY", "LIABILITY"],
  ["TERMLIAB", "LIABILITY"],
  ["PAYG", "LIABILITY"],
  ["PAYGLIABILITY", "LIABILITY"],
  ["SUPERANNUATIONLIABILITY", "LIABILITY"],
  ["EQUITY", "EQUITY"],
  ["REVENUE", "REVENUE"],
  ["SALES", "REVENUE"],
  ["OTHERINCOME", "REVENUE"],
  ["DIRECTCOSTS", "EXPENSE"],
  ["EXPENSE", "EXPENSE"],
  ["OVERHEADS", "EXPENSE"],
  // Depreciation charged, not accumulated: the latter is a fixed asset.
  ["DEPRECIATN", "EXPENSE"],
  ["SUPERANNUATIONEXPENSE", "EXPENSE"],
  ["WAGESEXPENSE", "EXPENSE"],
]);

const CLASSES = new Map<string, AccountClass>(
  [...CLASS_OF_TYPE.values()].map((name) => [name, name]),
);

const STATUSES = new Map<string, Account["status"]>([
  ["ACTIVE", "ACTIVE"],
  ["ARCHIVED", "ARCHIVED"],
  ["DELETED", "GONE"],
]);

export function readAccounts(answer: unknown): Account[] {
  const path = "Xero: Accounts";
  return records(record(answer, "Xero: the chart of accounts").Accounts, path).map((each, index) =>
    readAccount(each, `${path}[${index}]`),
  );
}

function readAccount(fields: Readonly<Record<string, unknown>>, path: string): Account {
  const code = optionalText(fields.Code, `${path}.Code`);
  const name = text(fields.Name, `${path}.Name`);
  const sourceType = text(fields.Type, `${path}.Type`);
  const label = `Xero: account ${code ? `${code} ` : ""}${name}`;
  const classOfType = known(CLASS_OF_TYPE, sourceType, `${label} has the type`);
  const ownClass = optionalText(fields.Class, `${path}.Class`);
  const status = optionalText(fields.Status, `${path}.Status`) ?? "ACTIVE";
  const currency = optionalText(fields.CurrencyCode, `${path}.CurrencyCode`);
  const subType = optionalText(fields.SystemAccount, `${path}.SystemAccount`);
  return {
    externalId: text(fields.AccountID, `${path}.AccountID`),
    ...(code && { code }),
    name,
    class: ownClass ? known(CLASSES, ownClass, `${label} has the class`) : classOfType,
    sourceType,
    ...(subType && { subType }),
    isPosting: true,
    isRetainedEarnings: subType === "RETAINEDEARNINGS",
    ...(currency && { currency }),
    status: known(STATUSES, status, `${label} has the status`),
  };
}

function known<Value>(values: ReadonlyMap<string, Value>, name: string, complaint: string) {
  const found = values.get(name);
  if (found === undefined) {
    throw new SourceError("unreadable", `${complaint} "${name}", which is not known.`);
  }
  return found;
}
