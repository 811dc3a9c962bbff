/**
 * The ratios most people ask for. Each divides figures of the same period, so that a year is made
 * from the year's figures and not from the average of its months.
 */
import type { Kpi } from "#model/document.ts";

const percent = (id: string, name: string, formula: string, isHigherBetter = true): Kpi => ({
  id,
  name,
  unit: "percent",
  formula,
  isHigherBetter,
});

export const grossMargin = percent("grossMargin", "Gross margin", "pl.grossProfit / pl.revenue");
export const ebitdaMargin = percent("ebitdaMargin", "EBITDA margin", "pl.ebitda / pl.revenue");
export const netMargin = percent("netMargin", "Net margin", "pl.profit / pl.revenue");

/** What the accounts named cost, as a share of revenue. */
export function shareOfRevenue(id: string, name: string, accounts: readonly string[]): Kpi {
  const cost = accounts.map((account) => `pl.account.${account}`).join(" + ");
  return percent(id, name, `(${cost}) / pl.revenue`, false);
}

export const debtorDays: Kpi = {
  id: "debtorDays",
  name: "Debtor days, on revenue with sales tax",
  unit: "days",
  formula: "bs.account.debtors / (pl.revenue * (1 + salesTaxRate)) * days()",
  isHigherBetter: false,
};

export const stockDays: Kpi = {
  id: "stockDays",
  name: "Stock days",
  unit: "days",
  formula: "bs.account.stock / stock.used * days()",
  isHigherBetter: false,
};

export const currentRatio: Kpi = {
  id: "currentRatio",
  name: "Current ratio",
  unit: "rate",
  formula: "bs.currentAssets / bs.currentLiabilities",
  isHigherBetter: true,
};

/** Where a loan is one figure on the balance sheet, what falls due of it within a year is counted. */
export const currentRatioWithLoan: Kpi = {
  ...currentRatio,
  name: "Current ratio, with a year of loan repayments",
  formula: "bs.currentAssets / (bs.currentLiabilities + min(bs.account.loan, loanPerMonth * 12))",
};

/** How long cash would pay the costs if nothing came in. */
export const cashDays: Kpi = {
  id: "cashDays",
  name: "Days of costs held in cash",
  unit: "days",
  formula: "bs.account.cash / (pl.costOfSales + pl.operatingExpenses) * days()",
  isHigherBetter: true,
};

/** How long cash lasts at the pace it is being used; zero while it is not. */
export const runway: Kpi = {
  id: "runway",
  name: "Cash runway in days (0: cash is not falling)",
  unit: "days",
  formula:
    "if(cf.operating + cf.investing < 0, bs.account.cash / -(cf.operating + cf.investing) * days(), 0)",
};

export const interestCover: Kpi = {
  id: "interestCover",
  name: "Interest cover (EBITDA to interest; 0: no interest)",
  unit: "rate",
  formula: "pl.ebitda / pl.account.interestCost",
  isHigherBetter: true,
};

export const debtServiceCover: Kpi = {
  id: "debtServiceCover",
  name: "Debt service cover (EBITDA to interest and repayments; 0: no debt)",
  unit: "rate",
  formula: "pl.ebitda / (pl.account.interestCost + bankLoan.repaid)",
  isHigherBetter: true,
};
