/** The profit and loss and the balance sheet of given books, with a column per month. */
import { type Month, monthLabel } from "@app/engine/time/month";
import type { MonthRange } from "#connector/connector.ts";
import { firstDayOf, lastDayOf } from "#ledger/day.ts";
import type { Minor } from "#ledger/ledger.ts";
import type { BookAccount, BookReports, Books } from "#sources/demo-books/books.ts";
import {
  accountParts,
  colData,
  type Part,
  type Row,
  resultRow,
  type Shown,
  sectionPart,
} from "./report-answer.ts";

export type Statement = { columns: unknown[]; rows: Row[] };

type Layout = { title: string; group: string; type?: string; total?: string; parts?: Layout[] };

export function profitAndLoss(books: Books, reports: BookReports, range: MonthRange): Statement {
  const months = monthsOf(range);
  const shown: Shown = (account) => {
    const each = months.map((month) => natural(account, reports.movement(account.id, month)));
    return [...each, each.reduce((sum, amount) => sum + amount, 0n)];
  };
  const none = [...months, 0].map(() => 0n);
  const part = (title: string, group: string, type: string) =>
    layoutPart({ title, group, type }, books, shown, none);
  const income = part("Income", "Income", "Income");
  const cost = part("Cost of Goods Sold", "COGS", "Cost of Goods Sold");
  const expenses = part("Expenses", "Expenses", "Expense");
  const otherIncome = part("Other Income", "OtherIncome", "Other Income");
  const otherExpenses = part("Other Expenses", "OtherExpenses", "Other Expense");
  const gross = minus(income, cost);
  const operating = minus({ amounts: gross }, expenses);
  const other = minus(otherIncome, otherExpenses);
  const net = operating.map((amount, index) => amount + (other[index] ?? 0n));
  const rows = [
    income.row,
    cost.row,
    resultRow("Gross Profit", "GrossProfit", gross),
    expenses.row,
    resultRow("Net Operating Income", "NetOperatingIncome", operating),
    otherIncome.row,
    otherExpenses.row,
    resultRow("Net Other Income", "NetOtherIncome", other),
    resultRow("Net Income", "NetIncome", net),
  ];
  return { columns: [...monthColumns(months), totalColumn], rows };
}

const ASSETS: Layout = {
  title: "ASSETS",
  total: "TOTAL ASSETS",
  group: "TotalAssets",
  parts: [
    {
      title: "Current Assets",
      group: "CurrentAssets",
      parts: [
        { title: "Bank Accounts", group: "BankAccounts", type: "Bank" },
        { title: "Accounts Receivable", group: "AR", type: "Accounts Receivable" },
        { title: "Other Current Assets", group: "OtherCurrentAssets", type: "Other Current Asset" },
      ],
    },
    { title: "Fixed Assets", group: "FixedAssets", type: "Fixed Asset" },
    { title: "Other Assets", group: "OtherAssets", type: "Other Asset" },
  ],
};

const LIABILITIES: Layout = {
  title: "Liabilities",
  group: "Liabilities",
  parts: [
    {
      title: "Current Liabilities",
      group: "CurrentLiabilities",
      parts: [
        { title: "Accounts Payable", group: "AP", type: "Accounts Payable" },
        { title: "Credit Cards", group: "CreditCards", type: "Credit Card" },
        {
          title: "Other Current Liabilities",
          group: "OtherCurrentLiabilities",
          type: "Other Current Liability",
        },
      ],
    },
    { title: "Long-Term Liabilities", group: "LongTermLiabilities", type: "Long Term Liability" },
  ],
};

export function balanceSheet(books: Books, reports: BookReports, range: MonthRange): Statement {
  const months = monthsOf(range);
  const none = months.map(() => 0n);
  const shown: Shown = (account) =>
    months.map((month) => natural(account, reports.balance(account.id, month)));
  const profit = months.map((month) => -reports.yearResult(month));
  const netIncome = {
    row: { ...colData("Net Income", profit), type: "Data", group: "NetIncome" },
    amounts: profit,
  };
  const equity = sectionPart({
    title: "Equity",
    group: "Equity",
    own: none,
    parts: [...accountParts(topAccounts(books, "Equity"), books.accounts, shown), netIncome],
  });
  const liabilitiesAndEquity = sectionPart({
    title: "LIABILITIES AND EQUITY",
    total: "TOTAL LIABILITIES AND EQUITY",
    group: "TotalLiabilitiesAndEquity",
    own: none,
    parts: [layoutPart(LIABILITIES, books, shown, none), equity],
  });
  const rows = [layoutPart(ASSETS, books, shown, none).row, liabilitiesAndEquity.row];
  return { columns: monthColumns(months), rows };
}

function layoutPart(layout: Layout, books: Books, shown: Shown, none: Minor[]): Part {
  const { title, total, group, type, parts = [] } = layout;
  const accounts = type ? accountParts(topAccounts(books, type), books.accounts, shown) : [];
  const below = parts.map((part) => layoutPart(part, books, shown, none));
  return sectionPart({
    title,
    ...(total && { total }),
    group,
    own: none,
    parts: [...accounts, ...below],
  });
}

function topAccounts({ accounts }: Books, type: string) {
  return accounts.filter((account) => account.type === type && account.parentId === undefined);
}

function natural(account: BookAccount, net: Minor) {
  return account.class === "ASSET" || account.class === "EXPENSE" ? net : -net;
}

function minus(one: { amounts: Minor[] }, other: Part) {
  return one.amounts.map((amount, index) => amount - (other.amounts[index] ?? 0n));
}

function monthsOf({ from, to }: MonthRange): Month[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function monthColumns(months: Month[]) {
  return months.map((month) => ({
    ColTitle: monthLabel(month),
    ColType: "Money",
    MetaData: [
      { Name: "StartDate", Value: firstDayOf(month) },
      { Name: "EndDate", Value: lastDayOf(month) },
      { Name: "ColKey", Value: monthLabel(month) },
    ],
  }));
}

const totalColumn = {
  ColTitle: "Total",
  ColType: "Money",
  MetaData: [{ Name: "ColKey", Value: "total" }],
};
