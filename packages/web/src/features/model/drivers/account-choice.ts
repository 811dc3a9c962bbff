/** Which accounts a field of a module is for, by their standard lines: the first is the usual one. */
import type { Account, ModelDocument } from "@app/engine/model/document";
import { type StandardLine, standardLine, standardLines } from "@app/engine/model/standard-lines";

/** Lines by kind and field; those of the field alone where kinds agree. */
const LINES: Record<string, readonly string[]> = {
  "costOfSales.account": inSection("costOfSales"),
  "costOfSales.inventory": ["inventory"],
  "dividends.account": ["retainedEarnings", "drawings", "reserves"],
  "dividends.payable": ["dividendsPayable"],
  "equity.account": ["shareCapital", "reserves"],
  "expense.account": [
    "otherExpenses",
    ...inSection("operatingExpenses"),
    ...inSection("costOfSales"),
  ],
  "fixedAssets.accumulated": ["accumulatedDepreciation", "accumulatedAmortisation"],
  "fixedAssets.cost": ["fixedAssets", "intangibles"],
  "fixedAssets.expense": ["depreciation", "amortisation"],
  "incomeTax.account": ["incomeTax"],
  "incomeTax.payable": ["incomeTaxPayable"],
  "inventory.account": ["inventory"],
  credit: ["cash"],
  debit: ["otherExpenses"],
  "loan.account": ["loans", "ownerLoans", "shortTermLoans", "leaseLiabilities"],
  "payables.account": ["payables", "accruals"],
  "payroll.account": ["wages", "directLabour"],
  "payroll.leave.account": ["leaveExpense", "wages"],
  "payroll.onCosts.account": ["pension", "payrollTax"],
  "receivables.account": ["receivables"],
  "receivables.badDebts.account": ["badDebts"],
  "revenue.account": ["salesGoods", ...inSection("revenue")],
  "salesTax.account": ["salesTax"],
  "salesTax.payable": ["salesTaxPayable"],
  "treasury.cashInterest.interestAccount": ["interestIncome"],
  "treasury.revolver.account": ["overdraft"],
  "expense.prepaid.account": ["prepayments"],
  currentAccount: ["shortTermLoans"],
  deferredIncome: ["deferredIncome"],
  deferredOnPurchases: ["otherCurrentAssets", "salesTax"],
  deferredOnSales: ["salesTax", "otherCurrentLiabilities"],
  gain: ["gainOnDisposal"],
  interestAccount: ["interestExpense"],
  interestPayable: ["interestPayable"],
  inventory: ["inventory"],
  liability: ["payrollLiabilities"],
  loss: ["lossOnDisposal"],
  payable: ["payables", "accruals"],
  provision: ["leaveProvision"],
  receivable: ["receivables"],
};

function inSection(section: StandardLine["section"]): string[] {
  return standardLines.filter((line) => line.section === section).map(({ id }) => id);
}

/** `path` is the kind and the fields down to the account: "payroll.leave.provision". */
export function linesFor(path: string): readonly string[] {
  return LINES[path] ?? LINES[path.slice(path.lastIndexOf(".") + 1)] ?? [];
}

/** Accounts that fit come first; every other one can still be chosen. */
export function accountsFor({ accounts }: ModelDocument, path: string) {
  const lines = linesFor(path);
  const fitting = lines.flatMap((line) => accounts.filter((account) => account.line === line));
  return { fitting, others: accounts.filter((account) => !fitting.includes(account)) };
}

/** A new account on the usual line of a field, with a name that is not taken. */
export function newAccountFor(document: ModelDocument, path: string, name?: string): Account {
  const line = linesFor(path)[0] ?? "otherExpenses";
  const called = name ?? standardLine(line)?.name ?? "New account";
  return { id: freeId(document.accounts, idOf(called)), name: called, line };
}

/** "Bank loan, 2" in formulas: bankLoan2. */
export function idOf(name: string): string {
  const words = name
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .split(" ");
  const [first = "", ...rest] = words;
  const joined =
    first.toLowerCase() + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(joined) ? joined.slice(0, 60) : `item${joined.slice(0, 56)}`;
}

/** The id, or the first of it with a number that nobody has. */
export function freeId(taken: readonly { id: string }[], wanted: string): string {
  const ids = new Set(taken.map(({ id }) => id));
  if (!ids.has(wanted)) return wanted;
  for (let count = 2; ; count++) if (!ids.has(`${wanted}${count}`)) return `${wanted}${count}`;
}
