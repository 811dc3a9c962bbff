/**
 * Larkspur Gardens, an American garden builder whose year is the calendar year. It works outdoors
 * from spring to autumn and sells lighting all year; its accounts are nested as QuickBooks lets
 * people nest them, with amounts on the parents as well as on what is below them.
 */
import { type Month, monthOf } from "@app/engine/time/month";
import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";
import { journalsOf, type TradingCompany } from "#sources/demo-books/trading-company.ts";

const chart = [
  account("1", "1000", "Operating account", "ASSET", "Bank"),
  account("2", "3900", "Retained earnings", "EQUITY", "Equity", { subType: "RetainedEarnings" }),
  account("3", "1200", "Accounts receivable (A/R)", "ASSET", "Accounts Receivable"),
  account("4", "1300", "Inventory asset", "ASSET", "Other Current Asset"),
  account("5", "1500", "Trucks and machines", "ASSET", "Fixed Asset"),
  account("6", "1510", "Original cost", "ASSET", "Fixed Asset", { parentId: "5" }),
  account("7", "1520", "Accumulated depreciation", "ASSET", "Fixed Asset", { parentId: "5" }),
  account("8", "2000", "Accounts payable (A/P)", "LIABILITY", "Accounts Payable"),
  account("9", "2200", "Sales tax payable", "LIABILITY", "Other Current Liability"),
  account("10", "2300", "Payroll liabilities", "LIABILITY", "Other Current Liability"),
  account("11", "2310", "Federal and state withholding", "LIABILITY", "Other Current Liability", {
    parentId: "10",
  }),
  account("12", "2320", "Retirement plan", "LIABILITY", "Other Current Liability", {
    parentId: "10",
  }),
  account("13", "2400", "Income tax payable", "LIABILITY", "Other Current Liability"),
  account("14", "2700", "Equipment loan", "LIABILITY", "Long Term Liability"),
  account("15", "3000", "Common stock", "EQUITY", "Equity"),
  account("16", "3100", "Distributions", "EQUITY", "Equity"),
  account("20", "4000", "Garden building", "REVENUE", "Income"),
  account("21", "4010", "Planting", "REVENUE", "Income", { parentId: "20" }),
  account("22", "4020", "Stonework", "REVENUE", "Income", { parentId: "20" }),
  account("23", "4030", "Maintenance contracts", "REVENUE", "Income"),
  account("24", "4040", "Garden lighting", "REVENUE", "Income"),
  account("25", "4900", "Interest earned", "REVENUE", "Other Income"),
  account("30", "5000", "Materials", "EXPENSE", "Cost of Goods Sold"),
  account("31", "5010", "Plants and soil", "EXPENSE", "Cost of Goods Sold", { parentId: "30" }),
  account("40", "6000", "Advertising", "EXPENSE", "Expense"),
  account("41", "6100", "Vehicles", "EXPENSE", "Expense"),
  account("42", "6110", "Fuel", "EXPENSE", "Expense", { parentId: "41" }),
  account("43", "6120", "Vehicle insurance", "EXPENSE", "Expense", { parentId: "41" }),
  account("44", "6200", "Insurance", "EXPENSE", "Expense"),
  account("45", "6300", "Legal and accounting", "EXPENSE", "Expense"),
  account("46", "6400", "Office and software", "EXPENSE", "Expense"),
  account("47", "6500", "Rent", "EXPENSE", "Expense"),
  account("48", "6600", "Utilities", "EXPENSE", "Expense"),
  account("49", "6700", "Wages", "EXPENSE", "Expense"),
  account("50", "6710", "Retirement contributions", "EXPENSE", "Expense"),
  account("51", "6800", "Depreciation", "EXPENSE", "Other Expense"),
  account("52", "6900", "Interest paid", "EXPENSE", "Other Expense"),
  account("53", "6950", "Income tax", "EXPENSE", "Other Expense"),
];

type More = { subType?: string; parentId?: string };

function account(
  id: string,
  code: string,
  name: string,
  kind: AccountClass,
  type: string,
  more: More = {},
): BookAccount {
  const isRetainedEarnings = more.subType === "RetainedEarnings";
  return { id, code, name, class: kind, type, ...more, isRetainedEarnings };
}

const OUTDOORS = [38, 42, 86, 138, 152, 140, 122, 116, 124, 112, 84, 46];
const ALL_YEAR = [92, 92, 98, 100, 100, 96, 94, 96, 102, 108, 114, 108];

const company: TradingCompany = {
  firstMonth: monthOf(2022, 1),
  yearEndMonth: 12,
  accounts: chart,
  revenues: [
    { accountId: "20", perMonth: 2_150_000, seasonPercent: OUTDOORS },
    { accountId: "21", perMonth: 3_480_000, seasonPercent: OUTDOORS },
    { accountId: "22", perMonth: 2_720_000, seasonPercent: OUTDOORS },
    { accountId: "23", perMonth: 2_260_000, seasonPercent: ALL_YEAR },
    { accountId: "24", perMonth: 1_340_000, seasonPercent: ALL_YEAR },
  ],
  stockCosts: [
    { accountId: "30", percentOfSales: 17 },
    { accountId: "31", percentOfSales: 14 },
  ],
  overheads: [
    { accountId: "40", perMonth: 165_000 },
    { accountId: "41", perMonth: 52_000 },
    { accountId: "42", perMonth: 214_000 },
    { accountId: "43", perMonth: 88_000 },
    { accountId: "44", perMonth: 126_000 },
    { accountId: "45", perMonth: 94_000 },
    { accountId: "46", perMonth: 71_000 },
    { accountId: "47", perMonth: 420_000 },
    { accountId: "48", perMonth: 63_000 },
  ],
  wagesPerMonth: 4_350_000,
  withheldPercent: 22,
  pensionPercent: 4,
  salesTaxPercent: 6,
  purchaseTaxPercent: 0,
  incomeTaxPercent: 26,
  loanRatePermille: 74,
  loanRepayment: 210_000,
  depreciation: 185_000,
  openings: [
    { accountId: "1", net: 18_600_000 },
    { accountId: "4", net: 6_900_000 },
    { accountId: "6", net: 21_300_000 },
    { accountId: "7", net: -4_400_000 },
    { accountId: "14", net: -16_000_000 },
    { accountId: "2", net: -16_400_000 },
    { accountId: "15", net: -10_000_000 },
  ],
  parts: {
    bank: "1",
    receivables: "3",
    stock: "4",
    payables: "8",
    salesTax: "9",
    wages: "49",
    withheld: "11",
    pension: "50",
    pensionOwed: "12",
    loan: "14",
    interest: "52",
    depreciation: "51",
    depreciated: "7",
    equipment: "6",
    incomeTax: "53",
    incomeTaxOwed: "13",
    dividends: "16",
  },
};

export function quickBooksDemoBooks(lastMonth: Month): Books {
  return {
    name: "Larkspur Gardens Inc.",
    currency: "USD",
    yearEndMonth: company.yearEndMonth,
    accounts: chart,
    journals: journalsOf(company, lastMonth),
  };
}
