/**
 * Profit and loss: every account on the side that reads as positive, section by section.
 *
 *   gross profit      = revenue − cost of sales
 *   EBITDA            = gross profit + other income − operating expenses
 *   EBIT              = EBITDA − depreciation
 *   profit before tax = EBIT − net interest
 *   profit            = profit before tax − income tax
 */
import type { AccountOnLine, Draft } from "#draft/draft.ts";
import { movementOf } from "#ledger/ledger-lines.ts";
import { add, at, type Expression, neg, sub } from "#lines/expression.ts";
import type { Section } from "#model/standard-lines.ts";
import { type StatementRow, statementRow } from "./statement.ts";

const SECTIONS: { section: Section; label: string; isIncome: boolean }[] = [
  { section: "revenue", label: "Revenue", isIncome: true },
  { section: "costOfSales", label: "Cost of sales", isIncome: false },
  { section: "otherIncome", label: "Other income", isIncome: true },
  { section: "operatingExpenses", label: "Operating expenses", isIncome: false },
  { section: "depreciation", label: "Depreciation and amortisation", isIncome: false },
  { section: "interest", label: "Net interest", isIncome: false },
  { section: "incomeTax", label: "Income tax", isIncome: false },
];

const TOTALS: { after: Section; line: string; label: string; expression: Expression }[] = [
  {
    after: "costOfSales",
    line: "pl.grossProfit",
    label: "Gross profit",
    expression: sub(at("pl.revenue"), at("pl.costOfSales")),
  },
  {
    after: "operatingExpenses",
    line: "pl.ebitda",
    label: "EBITDA",
    expression: sub(add(at("pl.grossProfit"), at("pl.otherIncome")), at("pl.operatingExpenses")),
  },
  {
    after: "depreciation",
    line: "pl.ebit",
    label: "EBIT",
    expression: sub(at("pl.ebitda"), at("pl.depreciation")),
  },
  {
    after: "interest",
    line: "pl.profitBeforeTax",
    label: "Profit before tax",
    expression: sub(at("pl.ebit"), at("pl.interest")),
  },
  {
    after: "incomeTax",
    line: "pl.profit",
    label: "Profit for the period",
    expression: sub(at("pl.profitBeforeTax"), at("pl.incomeTax")),
  },
];

export function addProfitAndLoss(draft: Draft): StatementRow[] {
  return SECTIONS.flatMap(({ section, label, isIncome }) => {
    const accounts = [...draft.accounts.values()].filter(
      ({ standard }) => standard.section === section,
    );
    const rows = accounts.map((account) => accountRow(draft, account, isIncome));
    const total = { line: `pl.${section}`, label, kind: "subtotal", level: 0 } as const;
    const sum = add(...rows.map(({ line }) => at(line)));
    const after = TOTALS.filter((each) => each.after === section).map(
      ({ line, label, expression }) =>
        statementRow(
          draft,
          "profitAndLoss",
          "flow",
          { line, label, kind: "total", level: 0 },
          expression,
        ),
    );
    return [...rows, statementRow(draft, "profitAndLoss", "flow", total, sum), ...after];
  });
}

/** Income reads as positive when credited; a cost when debited. */
function accountRow(draft: Draft, { id, name }: AccountOnLine, isIncome: boolean) {
  const row: StatementRow = { line: `pl.account.${id}`, label: name, kind: "account", level: 1 };
  const movement = at(movementOf(id));
  return statementRow(draft, "profitAndLoss", "flow", row, isIncome ? neg(movement) : movement);
}
