/**
 * Northmoor Instruments, a British maker of measuring instruments whose year ends in December.
 * Laboratories order before their budgets end; calibration and contracts come in all year.
 */
import { type Month, monthOf } from "@app/engine/time/month";
import type { Books } from "#sources/demo-books/books.ts";
import { journalsOf, type TradingCompany } from "#sources/demo-books/trading-company.ts";
import { demoAccounts, demoId } from "./business-central-demo-chart.ts";

const BUDGET_YEAR = [84, 92, 128, 88, 90, 112, 86, 70, 104, 98, 114, 134];
const STEADY = [100, 98, 102, 100, 98, 102, 96, 94, 104, 104, 102, 100];

const company: TradingCompany = {
  firstMonth: monthOf(2023, 1),
  yearEndMonth: 12,
  accounts: demoAccounts,
  revenues: [
    { accountId: demoId(4110), perMonth: 14_850_000, seasonPercent: BUDGET_YEAR },
    { accountId: demoId(4120), perMonth: 9_240_000, seasonPercent: BUDGET_YEAR },
    { accountId: demoId(4130), perMonth: 2_310_000, seasonPercent: STEADY },
    { accountId: demoId(4210), perMonth: 3_480_000, seasonPercent: STEADY },
    { accountId: demoId(4220), perMonth: 2_750_000, seasonPercent: STEADY },
  ],
  stockCosts: [
    { accountId: demoId(5110), percentOfSales: 43 },
    { accountId: demoId(5120), percentOfSales: 2 },
  ],
  overheads: [
    { accountId: demoId(6130), perMonth: 92_000 },
    { accountId: demoId(6140), perMonth: 61_000 },
    { accountId: demoId(6210), perMonth: 680_000 },
    { accountId: demoId(6220), perMonth: 214_000 },
    { accountId: demoId(6230), perMonth: 247_000 },
    { accountId: demoId(6240), perMonth: 88_000 },
    { accountId: demoId(6250), perMonth: 73_000 },
    { accountId: demoId(6310), perMonth: 512_000 },
    { accountId: demoId(6320), perMonth: 286_000 },
    { accountId: demoId(6330), perMonth: 194_000 },
    { accountId: demoId(6340), perMonth: 158_000 },
    { accountId: demoId(6350), perMonth: 57_000 },
    { accountId: demoId(6360), perMonth: 231_000 },
    { accountId: demoId(6370), perMonth: 34_000 },
    { accountId: demoId(6380), perMonth: 175_000 },
    { accountId: demoId(6390), perMonth: 26_000 },
  ],
  wagesPerMonth: 9_650_000,
  withheldPercent: 22,
  pensionPercent: 8,
  salesTaxPercent: 20,
  incomeTaxPercent: 25,
  loanRatePermille: 61,
  loanRepayment: 420_000,
  depreciation: 465_000,
  openings: [
    { accountId: demoId(1120), net: 62_000_000 },
    { accountId: demoId(1125), net: -8_400_000 },
    { accountId: demoId(1130), net: 28_500_000 },
    { accountId: demoId(1135), net: -9_750_000 },
    { accountId: demoId(1310), net: 41_200_000 },
    { accountId: demoId(1440), net: 2_040_000 },
    { accountId: demoId(1510), net: 33_600_000 },
    { accountId: demoId(1520), net: 12_000_000 },
    { accountId: demoId(1530), net: 45_000 },
    { accountId: demoId(2610), net: -48_000_000 },
    { accountId: demoId(2620), net: -3_150_000 },
    { accountId: demoId(3110), net: -50_000_000 },
    { accountId: demoId(3120), net: -20_000_000 },
    { accountId: demoId(3210), net: -40_085_000 },
  ],
  parts: {
    bank: demoId(1510),
    receivables: demoId(1410),
    stock: demoId(1310),
    payables: demoId(2110),
    salesTax: demoId(2210),
    wages: demoId(6110),
    withheld: demoId(2310),
    pension: demoId(6120),
    pensionOwed: demoId(2320),
    loan: demoId(2610),
    interest: demoId(7210),
    depreciation: demoId(7110),
    depreciated: demoId(1135),
    equipment: demoId(1130),
    incomeTax: demoId(7310),
    incomeTaxOwed: demoId(2410),
    dividends: demoId(3310),
  },
};

export function businessCentralDemoBooks(lastMonth: Month): Books {
  return {
    name: "Northmoor Instruments Ltd",
    currency: "GBP",
    yearEndMonth: company.yearEndMonth,
    accounts: demoAccounts,
    journals: journalsOf(company, lastMonth),
  };
}
