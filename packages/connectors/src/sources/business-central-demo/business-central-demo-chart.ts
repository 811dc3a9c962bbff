/**
 * The chart of Northmoor Instruments in Business Central's manner: accounts that are posted to
 * between headings, and pairs of rows that begin and end a total. The numbers and names are ours.
 */

import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount } from "#sources/demo-books/books.ts";

export type ChartRow = {
  id: string;
  number: string;
  name: string;
  kind: "Posting" | "Heading" | "Begin-Total" | "End-Total";
  category: string;
  subCategory: string;
};

/** Number, name and, for accounts that are posted to, the subcategory. */
type Line = [number: number, name: string, subCategory?: string];

const NON_CURRENT_ASSETS: Line[] = [
  [1120, "Workshop buildings", "Equipment"],
  [1125, "Depreciation of buildings", "Accumulated Depreciation"],
  [1130, "Test benches and machinery", "Equipment"],
  [1135, "Depreciation of test benches and machinery", "Accumulated Depreciation"],
  [1140, "Delivery vans", "Equipment"],
  [1150, "Developed software", "Fixed Assets"],
];

const CURRENT_ASSETS: Line[] = [
  [1310, "Components and finished instruments", "Inventory"],
  [1320, "Instruments on loan to customers", "Inventory"],
  [1410, "Customers, domestic", "Accounts Receivable"],
  [1420, "Customers, abroad", "Accounts Receivable"],
  [1430, "Prepaid rent and insurance", "Prepaid Expenses"],
  [1440, "Deposits paid", "Current Assets"],
  [1510, "Operating account", "Cash"],
  [1520, "Reserve account", "Cash"],
  [1530, "Petty cash", "Cash"],
];

const CURRENT_LIABILITIES: Line[] = [
  [2110, "Suppliers, domestic", "Current Liabilities"],
  [2120, "Suppliers, abroad", "Current Liabilities"],
  [2210, "VAT to settle", "Current Liabilities"],
  [2310, "Income tax and insurance withheld", "Payroll Liabilities"],
  [2320, "Pension contributions owed", "Payroll Liabilities"],
  [2330, "Holiday pay owed", "Payroll Liabilities"],
  [2410, "Corporation tax owed", "Current Liabilities"],
  [2420, "Advances from customers", "Current Liabilities"],
];

const LONG_TERM_LIABILITIES: Line[] = [
  [2610, "Bank loan for the workshop", "Long Term Liabilities"],
  [2620, "Warranty provision", "Long Term Liabilities"],
];

const EQUITY: Line[] = [
  [3110, "Share capital", "Common Stock"],
  [3120, "Share premium", "Common Stock"],
  [3210, "Profit brought forward", "Retained Earnings"],
  [3310, "Dividends", "Distributions to Shareholders"],
];

const REVENUE: Line[] = [
  [4110, "Instruments sold, domestic", "Income, Products"],
  [4120, "Instruments sold, abroad", "Income, Products"],
  [4130, "Spare parts", "Income, Products"],
  [4210, "Calibration", "Income, Services"],
  [4220, "Service contracts", "Income, Services"],
  [4310, "Grants received", "Income, Interest"],
  [4320, "Interest received", "Income, Interest"],
];

const COST_OF_SALES: Line[] = [
  [5110, "Cost of instruments sold", "Materials"],
  [5120, "Inward freight and duty", "Materials"],
  [5130, "Stock differences", "Materials"],
];

const STAFF: Line[] = [
  [6110, "Wages and salaries", "Salaries Expense"],
  [6120, "Employer's pension", "Salaries Expense"],
  [6130, "Training", "Salaries Expense"],
  [6140, "Recruitment", "Salaries Expense"],
];

const PREMISES: Line[] = [
  [6210, "Rent of the showroom", "Rent Expense"],
  [6220, "Business rates", "Rent Expense"],
  [6230, "Light, power and heating", "Utilities Expense"],
  [6240, "Cleaning", "Repairs and Maintenance Expense"],
  [6250, "Repairs to buildings", "Repairs and Maintenance Expense"],
];

const RUNNING: Line[] = [
  [6310, "Advertising and fairs", "Advertising Expense"],
  [6320, "Travel", "Travel Expense"],
  [6330, "Vans, fuel and repairs", "Vehicle Expenses"],
  [6340, "Insurance", "Insurance Expense"],
  [6350, "Telephone and internet", "Utilities Expense"],
  [6360, "Software subscriptions", "Other Income & Expenses"],
  [6370, "Stationery and post", "Other Income & Expenses"],
  [6380, "Audit and legal advice", "Fees Expense"],
  [6390, "Bank charges", "Fees Expense"],
  [6395, "Bad debts", "Bad Debt Expense"],
];

const BELOW_THE_LINE: Line[] = [
  [7110, "Depreciation for the year", "Depreciation Expense"],
  [7210, "Loan interest", "Interest Expense"],
  [7310, "Corporation tax", "Tax Expense"],
];

export const demoChart: ChartRow[] = [
  row(1000, "BALANCE SHEET", "Heading", ""),
  ...group([1100, 1199], "Non-current assets", "Assets", NON_CURRENT_ASSETS),
  ...group([1300, 1599], "Current assets", "Assets", CURRENT_ASSETS),
  ...group([2100, 2499], "Current liabilities", "Liabilities", CURRENT_LIABILITIES),
  ...group([2600, 2699], "Long-term liabilities", "Liabilities", LONG_TERM_LIABILITIES),
  ...group([3100, 3399], "Equity", "Equity", EQUITY),
  row(4000, "INCOME STATEMENT", "Heading", ""),
  ...group([4100, 4399], "Revenue", "Income", REVENUE),
  ...group([5100, 5199], "Cost of sales", "Cost of Goods Sold", COST_OF_SALES),
  ...group([6100, 6199], "Staff", "Expense", STAFF),
  ...group([6200, 6299], "Premises", "Expense", PREMISES),
  ...group([6300, 6399], "Running costs", "Expense", RUNNING),
  ...group([7100, 7399], "Depreciation, interest and tax", "Expense", BELOW_THE_LINE),
];

const CLASSES: Record<string, AccountClass> = {
  Assets: "ASSET",
  Liabilities: "LIABILITY",
  Equity: "EQUITY",
  Income: "REVENUE",
  "Cost of Goods Sold": "EXPENSE",
  Expense: "EXPENSE",
};

/** The rows that are posted to, as accounts of the books. */
export const demoAccounts: BookAccount[] = demoChart
  .filter(({ kind }) => kind === "Posting")
  .map(({ id, number, name, category, subCategory }) => ({
    id,
    code: number,
    name,
    class: CLASSES[category] ?? "EXPENSE",
    type: category,
    subType: subCategory,
    isRetainedEarnings: subCategory === "Retained Earnings",
  }));

/** An account's id in the books, by its number. */
export function demoId(number: number): string {
  return `bc300000-0000-4000-8000-${String(number).padStart(12, "0")}`;
}

function group(
  [begin, end]: [number, number],
  name: string,
  category: string,
  lines: Line[],
): ChartRow[] {
  return [
    row(begin, name, "Begin-Total", category),
    ...lines.map(([number, each, subCategory]) =>
      row(number, each, "Posting", category, subCategory),
    ),
    row(end, `${name}, total`, "End-Total", category),
  ];
}

function row(
  number: number,
  name: string,
  kind: ChartRow["kind"],
  category: string,
  subCategory = "",
): ChartRow {
  return { id: demoId(number), number: String(number), name, kind, category, subCategory };
}
