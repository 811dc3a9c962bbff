/**
 * Workbooks to fill in, one for each way of giving balances. They are read without a question: the
 * headings are ours, and so are the accounts, those of a model or, without one, examples that show
 * what belongs where.
 */
import type { Cell, CellLook, Row, Workbook } from "@app/engine/excel/workbook";
import { type Month, monthLabel } from "@app/engine/time/month";
import { monthName } from "#checks/finding.ts";

export type TemplateLayout = "trial-balance" | "monthly-balances";

/** Code, name, class, what stands at the end and what is added each month, debit positive. */
export type TemplateAccount = readonly [
  code: string,
  name: string,
  kind: string,
  balance: number,
  added: number,
];

const EXAMPLE: readonly TemplateAccount[] = [
  ["1000", "Bank account", "Asset", 12_500, 1_500],
  ["1100", "Trade debtors", "Asset", 8_000, 250],
  ["2000", "Trade creditors", "Liability", -4_500, -150],
  ["3000", "Share capital", "Equity", -10_000, 0],
  ["3900", "Retained earnings", "Equity", -2_000, 0],
  ["4000", "Sales", "Revenue", -24_000, -4_000],
  ["5000", "Cost of sales", "Expense", 9_000, 1_500],
  ["6000", "Wages", "Expense", 11_000, 900],
];

const AMOUNT = "#,##0.00";

/** `month` is the month of the trial balance, or the last of the months. */
export function templateWorkbook(
  layout: TemplateLayout,
  month: Month,
  accounts: readonly TemplateAccount[] = EXAMPLE,
): Workbook {
  return layout === "trial-balance"
    ? trialBalance(month, accounts)
    : monthlyBalances(month, accounts);
}

function trialBalance(month: Month, accounts: readonly TemplateAccount[]): Workbook {
  const rows = accounts.map(([code, name, kind, balance]) => [
    ...account(code, name, kind),
    balance > 0 ? amount(balance) : null,
    balance < 0 ? amount(-balance) : null,
  ]);
  const title = `Trial balance at the end of ${monthName(month)}`;
  const note = "Balances at the end of the month; revenue and expenses since the year began.";
  return workbook(title, note, ["Debit", "Credit"], rows);
}

const MONTHS_SHOWN = 12;

function monthlyBalances(lastMonth: Month, accounts: readonly TemplateAccount[]): Workbook {
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => lastMonth - MONTHS_SHOWN + 1 + at);
  const rows = accounts.map(([code, name, kind, balance, added]) => [
    ...account(code, name, kind),
    ...months.map((month) => amount(balance - added * (lastMonth - month))),
  ]);
  const note =
    "Balances at the end of each month, credits negative; revenue and expenses since the year began.";
  return workbook(
    `Monthly balances to ${monthName(lastMonth)}`,
    note,
    months.map(monthLabel),
    rows,
  );
}

function workbook(
  title: string,
  note: string,
  amountHeadings: readonly string[],
  rows: (Cell | null)[][],
): Workbook {
  const headings = ["Code", "Account name", "Class", ...amountHeadings];
  return {
    title,
    names: [],
    sheets: [
      {
        name: "Balances",
        columnWidths: [12, 32, 14, ...amountHeadings.map(() => 14)],
        frozen: { rows: 4, columns: 3 },
        rows: [
          row([text(title, "title")]),
          row([text(note, "note")]),
          row([]),
          row(headings.map((each) => text(each, "heading"))),
          ...rows.map(row),
        ],
      },
    ],
  };
}

function row(cells: (Cell | null)[]): Row {
  return { cells };
}

function account(code: string, name: string, kind: string): Cell[] {
  return [code, name, kind].map((each) => text(each, "input"));
}

function text(value: string, look: CellLook): Cell {
  return { value, look };
}

function amount(value: number): Cell {
  return { value, look: "input", numberFormat: AMOUNT };
}
