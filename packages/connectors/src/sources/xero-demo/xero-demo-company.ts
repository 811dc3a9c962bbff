/**
 * Kestrel Bay Outdoor, an Australian seller of camping gear whose year ends in June. Tents sell
 * before summer, fuel and food all year. The chart follows the codes Xero gives a new company.
 */
import { type Month, monthOf } from "@app/engine/time/month";
import type { AccountClass } from "#ledger/ledger.ts";
import type { BookAccount, Books } from "#sources/demo-books/books.ts";
import { journalsOf, type TradingCompany } from "#sources/demo-books/trading-company.ts";
import { demoUuid } from "./demo-uuid.ts";

const chart = [
  account("090", "Business bank account", "ASSET", "BANK"),
  account("200", "Tents and shelters", "REVENUE", "REVENUE"),
  account("205", "Packs and clothing", "REVENUE", "REVENUE"),
  account("210", "Fuel, food and small goods", "REVENUE", "REVENUE"),
  account("260", "Workshop repairs", "REVENUE", "SALES"),
  account("270", "Interest income", "REVENUE", "OTHERINCOME"),
  account("310", "Cost of goods sold", "EXPENSE", "DIRECTCOSTS"),
  account("325", "Freight inwards", "EXPENSE", "DIRECTCOSTS"),
  account("400", "Advertising", "EXPENSE", "OVERHEADS"),
  account("404", "Bank fees", "EXPENSE", "EXPENSE"),
  account("408", "Cleaning", "EXPENSE", "OVERHEADS"),
  account("412", "Consulting and accounting", "EXPENSE", "EXPENSE"),
  account("416", "Depreciation", "EXPENSE", "DEPRECIATN"),
  account("429", "General expenses", "EXPENSE", "OVERHEADS"),
  account("433", "Insurance", "EXPENSE", "EXPENSE"),
  account("437", "Interest expense", "EXPENSE", "EXPENSE"),
  account("445", "Light, power and heating", "EXPENSE", "EXPENSE"),
  account("449", "Motor vehicle expenses", "EXPENSE", "EXPENSE"),
  account("461", "Printing and stationery", "EXPENSE", "EXPENSE"),
  account("469", "Rent", "EXPENSE", "OVERHEADS"),
  account("473", "Repairs and maintenance", "EXPENSE", "EXPENSE"),
  account("477", "Wages and salaries", "EXPENSE", "EXPENSE"),
  account("478", "Superannuation", "EXPENSE", "EXPENSE"),
  account("485", "Subscriptions", "EXPENSE", "EXPENSE"),
  account("489", "Telephone and internet", "EXPENSE", "EXPENSE"),
  account("493", "Travel", "EXPENSE", "EXPENSE"),
  account("505", "Income tax expense", "EXPENSE", "EXPENSE"),
  account("610", "Accounts receivable", "ASSET", "CURRENT", "DEBTORS"),
  account("630", "Inventory", "ASSET", "INVENTORY"),
  account("710", "Shop fittings", "ASSET", "FIXED"),
  account("711", "Less accumulated depreciation on shop fittings", "ASSET", "FIXED"),
  account("800", "Accounts payable", "LIABILITY", "CURRLIAB", "CREDITORS"),
  account("820", "GST", "LIABILITY", "CURRLIAB", "GST"),
  account("825", "PAYG withholdings payable", "LIABILITY", "CURRLIAB"),
  account("826", "Superannuation payable", "LIABILITY", "CURRLIAB"),
  account("830", "Income tax payable", "LIABILITY", "CURRLIAB"),
  account("900", "Bank loan", "LIABILITY", "TERMLIAB"),
  account("960", "Retained earnings", "EQUITY", "EQUITY", "RETAINEDEARNINGS"),
  account("970", "Owners' share capital", "EQUITY", "EQUITY"),
  account("980", "Dividends paid", "EQUITY", "EQUITY"),
] satisfies BookAccount[];

function account(
  code: string,
  name: string,
  kind: AccountClass,
  type: string,
  subType?: string,
): BookAccount {
  const isRetainedEarnings = subType === "RETAINEDEARNINGS";
  const id = idOf(code);
  return { id, code, name, class: kind, type, ...(subType && { subType }), isRetainedEarnings };
}

function idOf(code: string) {
  return demoUuid("account", Number(code));
}

const SUMMER_PEAK = [112, 96, 92, 100, 82, 74, 76, 84, 98, 108, 126, 152];
const STEADY = [102, 98, 98, 104, 96, 94, 96, 98, 100, 102, 104, 108];

const company: TradingCompany = {
  firstMonth: monthOf(2022, 7),
  yearEndMonth: 6,
  accounts: chart,
  revenues: [
    { accountId: idOf("200"), perMonth: 8_640_000, seasonPercent: SUMMER_PEAK },
    { accountId: idOf("205"), perMonth: 6_120_000, seasonPercent: SUMMER_PEAK },
    { accountId: idOf("210"), perMonth: 2_980_000, seasonPercent: STEADY },
    { accountId: idOf("260"), perMonth: 640_000, seasonPercent: STEADY },
  ],
  stockCosts: [
    { accountId: idOf("310"), percentOfSales: 51 },
    { accountId: idOf("325"), percentOfSales: 3 },
  ],
  overheads: [
    { accountId: idOf("400"), perMonth: 415_000 },
    { accountId: idOf("404"), perMonth: 18_500 },
    { accountId: idOf("408"), perMonth: 62_000 },
    { accountId: idOf("412"), perMonth: 120_000 },
    { accountId: idOf("429"), perMonth: 74_000 },
    { accountId: idOf("433"), perMonth: 138_000 },
    { accountId: idOf("445"), perMonth: 96_000 },
    { accountId: idOf("449"), perMonth: 81_000 },
    { accountId: idOf("461"), perMonth: 27_500 },
    { accountId: idOf("469"), perMonth: 890_000 },
    { accountId: idOf("473"), perMonth: 58_000 },
    { accountId: idOf("485"), perMonth: 64_000 },
    { accountId: idOf("489"), perMonth: 49_000 },
    { accountId: idOf("493"), perMonth: 70_000 },
  ],
  wagesPerMonth: 3_480_000,
  withheldPercent: 19,
  pensionPercent: 11,
  salesTaxPercent: 10,
  incomeTaxPercent: 25,
  loanRatePermille: 68,
  loanRepayment: 250_000,
  depreciation: 165_000,
  openings: [
    { accountId: idOf("090"), net: 21_450_000 },
    { accountId: idOf("630"), net: 26_800_000 },
    { accountId: idOf("710"), net: 14_200_000 },
    { accountId: idOf("711"), net: -3_100_000 },
    { accountId: idOf("900"), net: -24_000_000 },
    { accountId: idOf("960"), net: -10_350_000 },
    { accountId: idOf("970"), net: -25_000_000 },
  ],
  parts: {
    bank: idOf("090"),
    receivables: idOf("610"),
    stock: idOf("630"),
    payables: idOf("800"),
    salesTax: idOf("820"),
    wages: idOf("477"),
    withheld: idOf("825"),
    pension: idOf("478"),
    pensionOwed: idOf("826"),
    loan: idOf("900"),
    interest: idOf("437"),
    depreciation: idOf("416"),
    depreciated: idOf("711"),
    equipment: idOf("710"),
    incomeTax: idOf("505"),
    incomeTaxOwed: idOf("830"),
    dividends: idOf("980"),
  },
};

export function xeroDemoBooks(lastMonth: Month): Books {
  return {
    name: "Kestrel Bay Outdoor Pty Ltd",
    currency: "AUD",
    yearEndMonth: company.yearEndMonth,
    accounts: chart,
    journals: journalsOf(company, lastMonth),
  };
}
