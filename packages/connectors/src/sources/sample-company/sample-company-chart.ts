/**
 * Harrow Lane Coffee, an Australian roaster with a café, a shop and subscriptions by post; its
 * year ends in June. Its chart is one an accountant would have set up for it.
 */
import { monthOf } from "@app/engine/time/month";
import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount } from "#sources/demo-books/books.ts";
import type { TradingCompany } from "#sources/demo-books/trading-company.ts";

const chart: BookAccount[] = [
  account("1010", "Operating account", "ASSET", "Bank"),
  account("1100", "Trade debtors", "ASSET", "Receivable"),
  account("1200", "Green coffee and packaging", "ASSET", "Stock"),
  account("1510", "Roasting plant and fit-out", "ASSET", "Fixed asset"),
  account("1515", "Accumulated depreciation", "ASSET", "Fixed asset"),
  account("2010", "Trade creditors", "LIABILITY", "Payable"),
  account("2110", "GST", "LIABILITY", "Current liability"),
  account("2120", "PAYG withholding", "LIABILITY", "Current liability"),
  account("2130", "Superannuation payable", "LIABILITY", "Current liability"),
  account("2140", "Provision for income tax", "LIABILITY", "Current liability"),
  account("2510", "Equipment loan", "LIABILITY", "Non-current liability"),
  account("3010", "Issued capital", "EQUITY", "Equity"),
  account("3100", "Dividends paid", "EQUITY", "Equity"),
  { ...account("3900", "Retained earnings", "EQUITY", "Equity"), isRetainedEarnings: true },
  account("4010", "Wholesale beans", "REVENUE", "Sales"),
  account("4020", "Café sales", "REVENUE", "Sales"),
  account("4030", "Coffee subscriptions", "REVENUE", "Sales"),
  account("4040", "Machine servicing", "REVENUE", "Sales"),
  account("5010", "Coffee and consumables used", "EXPENSE", "Cost of sales"),
  account("5020", "Freight and couriers", "EXPENSE", "Cost of sales"),
  account("6010", "Wages and salaries", "EXPENSE", "Expense"),
  account("6020", "Superannuation", "EXPENSE", "Expense"),
  account("6100", "Rent", "EXPENSE", "Expense"),
  account("6110", "Gas and electricity", "EXPENSE", "Expense"),
  account("6120", "Insurance", "EXPENSE", "Expense"),
  account("6200", "Advertising", "EXPENSE", "Expense"),
  account("6210", "Website and software", "EXPENSE", "Expense"),
  account("6220", "Telephone and internet", "EXPENSE", "Expense"),
  account("6300", "Accounting and legal fees", "EXPENSE", "Expense"),
  account("6310", "Bank and card fees", "EXPENSE", "Expense"),
  account("6400", "Delivery van", "EXPENSE", "Expense"),
  account("6410", "Repairs and maintenance", "EXPENSE", "Expense"),
  account("6420", "Travel and tastings", "EXPENSE", "Expense"),
  account("6430", "Cleaning and laundry", "EXPENSE", "Expense"),
  account("6500", "Depreciation", "EXPENSE", "Depreciation"),
  account("7010", "Interest on loans", "EXPENSE", "Finance cost"),
  account("8010", "Income tax expense", "EXPENSE", "Income tax"),
];

function account(code: string, name: string, kind: AccountClass, type: string): BookAccount {
  return { id: code, code, name, class: kind, type };
}

const WARM_DRINKS = [92, 90, 95, 98, 106, 112, 114, 110, 102, 97, 94, 90];
const HOLIDAYS = [94, 96, 97, 99, 100, 98, 97, 98, 99, 101, 106, 115];
const STEADY = [99, 99, 100, 100, 100, 100, 100, 100, 101, 101, 101, 99];

export const sampleCompany: TradingCompany = {
  firstMonth: monthOf(2020, 7),
  yearEndMonth: 6,
  accounts: chart,
  revenues: [
    { accountId: "4010", perMonth: 7_850_000, seasonPercent: WARM_DRINKS },
    { accountId: "4020", perMonth: 5_420_000, seasonPercent: HOLIDAYS },
    { accountId: "4030", perMonth: 2_640_000, seasonPercent: STEADY },
    { accountId: "4040", perMonth: 780_000, seasonPercent: STEADY },
  ],
  stockCosts: [
    { accountId: "5010", percentOfSales: 41 },
    { accountId: "5020", percentOfSales: 5 },
  ],
  overheads: [
    { accountId: "6100", perMonth: 1_120_000 },
    { accountId: "6110", perMonth: 214_000 },
    { accountId: "6120", perMonth: 118_000 },
    { accountId: "6200", perMonth: 262_000 },
    { accountId: "6210", perMonth: 94_000 },
    { accountId: "6220", perMonth: 38_500 },
    { accountId: "6300", perMonth: 145_000 },
    { accountId: "6310", perMonth: 87_000 },
    { accountId: "6400", perMonth: 112_000 },
    { accountId: "6410", perMonth: 76_000 },
    { accountId: "6420", perMonth: 54_000 },
    { accountId: "6430", perMonth: 68_000 },
  ],
  wagesPerMonth: 4_310_000,
  withheldPercent: 18,
  pensionPercent: 11,
  salesTaxPercent: 10,
  incomeTaxPercent: 25,
  loanRatePermille: 74,
  loanRepayment: 180_000,
  depreciation: 240_000,
  openings: [
    { accountId: "1010", net: 16_800_000 },
    { accountId: "1200", net: 14_400_000 },
    { accountId: "1510", net: 28_600_000 },
    { accountId: "1515", net: -7_200_000 },
    { accountId: "2510", net: -19_800_000 },
    { accountId: "3010", net: -20_000_000 },
    { accountId: "3900", net: -12_800_000 },
  ],
  parts: {
    bank: "1010",
    receivables: "1100",
    stock: "1200",
    payables: "2010",
    salesTax: "2110",
    wages: "6010",
    withheld: "2120",
    pension: "6020",
    pensionOwed: "2130",
    loan: "2510",
    interest: "7010",
    depreciation: "6500",
    depreciated: "1515",
    incomeTax: "8010",
    incomeTaxOwed: "2140",
    dividends: "3100",
  },
};

/** What each place takes of an account, in percent; the last place takes the rest. */
export const PLACES = ["Roastery", "Café", "Online"] as const;

export const shareByPlace: Readonly<Record<string, readonly [number, number]>> = {
  "4010": [88, 0],
  "4020": [0, 100],
  "4030": [0, 0],
  "4040": [100, 0],
  "5010": [58, 26],
  "6010": [45, 43],
  "6100": [40, 55],
  "6200": [20, 30],
};
