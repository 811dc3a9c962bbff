/**
 * Cash flow from operations by the direct method: who paid and who was paid. In forecast periods
 * it is the cash side of the postings; in actual periods each group's accounts tell what must
 * have passed through cash. Its total is the indirect method's, by another way.
 */
import { type Draft, isCash } from "#draft/draft.ts";
import { actualOf, IS_FORECAST } from "#ledger/ledger-lines.ts";
import { add, at, iif, neg } from "#lines/expression.ts";
import type { CashGroup } from "#model/standard-lines.ts";
import { type StatementRow, statementRow } from "./statement.ts";

const GROUPS: { group: CashGroup; label: string }[] = [
  { group: "customers", label: "Receipts from customers" },
  { group: "suppliers", label: "Payments to suppliers" },
  { group: "employees", label: "Payments to employees" },
  { group: "salesTax", label: "Sales tax" },
  { group: "interest", label: "Interest" },
  { group: "incomeTax", label: "Income tax" },
  { group: "other", label: "Other operating cash" },
];

export function addDirectCashFlow(draft: Draft): StatementRow[] {
  const rows = GROUPS.map(({ group, label }) => {
    const row: StatementRow = { line: `cfd.${group}`, label, kind: "account", level: 1 };
    const expression = iif(at(IS_FORECAST), forecastOf(draft, group), actualCashOf(draft, group));
    return statementRow(draft, "cashFlowDirect", "flow", row, expression);
  });
  const total: StatementRow = {
    line: "cfd.operating",
    label: "Operating cash flow",
    kind: "total",
    level: 0,
  };
  const sum = add(...rows.map(({ line }) => at(line)));
  return [...rows, statementRow(draft, "cashFlowDirect", "flow", total, sum)];
}

function forecastOf(draft: Draft, group: CashGroup) {
  const cash = new Set([...draft.accounts.values()].filter(isCash).map(({ id }) => id));
  const postings = draft.postings.filter(
    ({ debit, credit, cashFlow, group: own }) =>
      own === group && isOperating(cashFlow) && cash.has(debit) !== cash.has(credit),
  );
  return add(
    ...postings.map(({ debit, amount }) => (cash.has(debit) ? at(amount) : neg(at(amount)))),
  );
}

function actualCashOf(draft: Draft, group: CashGroup) {
  const accounts = [...draft.accounts.values()].filter(
    (account) =>
      !isCash(account) &&
      account.standard.group === group &&
      isOperating(account.cashFlow ?? account.standard.cashFlow),
  );
  return add(...accounts.map(({ id }) => neg(at(actualOf(id)))));
}

function isOperating(cashFlow: string) {
  return cashFlow === "operating" || cashFlow === "nonCash";
}
