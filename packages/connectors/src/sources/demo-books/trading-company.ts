/**
 * The books of a company that buys, sells, employs and borrows, month by month from its first
 * month to the one asked for. Nothing is drawn by chance: how far a figure strays is a function
 * of its account and month, so a month that was read once never changes, and each new month adds
 * to the books what a month adds.
 *
 * Each month: invoices, receipts (two thirds a month later, the rest after two), stock sold and
 * bought, overheads on account, suppliers paid a month later, depreciation, wages with what is
 * withheld, the loan's instalment. The sales tax of a quarter is paid in the month after it. At
 * the year's end come the income tax, paid four months later, a dividend of 40 % of the year's
 * profit, and new equipment for what the year wore out, where there is an account for it.
 */
import { type Month, monthInYear, monthLabel } from "@app/engine/time/month";
import { dayOf, lastDayOf } from "#ledger/day.ts";
import type { BookAccount, Journal } from "./books.ts";
import { stray } from "./stray.ts";

/** Amounts are in minor units. */
export type TradingCompany = {
  firstMonth: Month;
  yearEndMonth: number;
  accounts: BookAccount[];
  /** Sales per month, and how each month of the calendar year differs from them, in percent. */
  revenues: { accountId: string; perMonth: number; seasonPercent: number[] }[];
  stockCosts: { accountId: string; percentOfSales: number }[];
  overheads: { accountId: string; perMonth: number }[];
  wagesPerMonth: number;
  withheldPercent: number;
  pensionPercent: number;
  salesTaxPercent: number;
  /** What of the tax on purchases is taken off it; the same rate where nothing is said. */
  purchaseTaxPercent?: number;
  incomeTaxPercent: number;
  loanRatePermille: number;
  loanRepayment: number;
  depreciation: number;
  openings: { accountId: string; net: number }[];
  /** Which account plays which part. */
  parts: Record<Part, string> & { equipment?: string };
};

type Part =
  | "bank"
  | "receivables"
  | "stock"
  | "payables"
  | "salesTax"
  | "wages"
  | "withheld"
  | "pension"
  | "pensionOwed"
  | "loan"
  | "interest"
  | "depreciation"
  | "depreciated"
  | "incomeTax"
  | "incomeTaxOwed"
  | "dividends";

type Line = { accountId: string; net: number };

export function journalsOf(company: TradingCompany, lastMonth: Month): Journal[] {
  const ledger = openLedger(company);
  for (let month = company.firstMonth; month <= lastMonth; month++) {
    payTaxes(company, ledger, month);
    sell(company, ledger, month);
    buyAndPay(company, ledger, month);
    employ(company, ledger, month);
    serveLoan(company, ledger, month);
    if (monthInYear(month) === company.yearEndMonth) endYear(company, ledger, month);
  }
  return ledger.journals;
}

type Ledger = {
  journals: Journal[];
  post: (month: Month, dayInMonth: number, narration: string, lines: Line[]) => void;
  balanceOf: (accountId: string) => number;
  resultOfYear: () => number;
  beginYear: () => void;
};

function openLedger({ accounts, openings, firstMonth }: TradingCompany): Ledger {
  const journals: Journal[] = [];
  const balances = new Map<string, number>();
  const isResult = new Map(
    accounts.map(({ id, class: kind }) => [id, kind === "REVENUE" || kind === "EXPENSE"]),
  );
  let result = 0;
  const ledger: Ledger = {
    journals,
    post: (month, dayInMonth, narration, lines) => {
      const kept = lines.filter(({ net }) => net !== 0);
      if (kept.length === 0) return;
      for (const { accountId, net } of kept) {
        balances.set(accountId, (balances.get(accountId) ?? 0) + net);
        if (isResult.get(accountId)) result += net;
      }
      const exact = kept.map(({ accountId, net }) => ({ accountId, net: BigInt(net) }));
      journals.push({ day: dayOf(month, dayInMonth), narration, lines: exact });
    },
    balanceOf: (accountId) => balances.get(accountId) ?? 0,
    resultOfYear: () => result,
    beginYear: () => {
      result = 0;
    },
  };
  ledger.post(firstMonth, 1, "Opening balances", openings);
  return ledger;
}

const GROWTH_PERMILLE_PER_MONTH = 4;
const INFLATION_PERMILLE_PER_MONTH = 3;

function salesOf(company: TradingCompany, month: Month): Line[] {
  return company.revenues.map(({ accountId, perMonth, seasonPercent }) => {
    const season = seasonPercent[monthInYear(month) - 1] ?? 100;
    const sales = (grown(perMonth, GROWTH_PERMILLE_PER_MONTH, company, month) * season) / 100;
    return { accountId, net: -stray(sales, accountId, month) };
  });
}

/** By the same amount each month, so that a long history does not run away. */
function grown(amount: number, permille: number, { firstMonth }: TradingCompany, month: Month) {
  return (amount * (1000 + permille * (month - firstMonth))) / 1000;
}

/** What customers owe for a month, sales tax included; nothing before the books begin. */
function invoicedIn(company: TradingCompany, month: Month) {
  if (month < company.firstMonth) return 0;
  const net = -sumOf(salesOf(company, month));
  return net + percent(net, company.salesTaxPercent);
}

function sell(company: TradingCompany, { post }: Ledger, month: Month) {
  const { receivables, salesTax, bank, stock } = company.parts;
  const lines = salesOf(company, month);
  const sales = -sumOf(lines);
  post(month, 20, `Sales invoices ${monthLabel(month)}`, [
    { accountId: receivables, net: invoicedIn(company, month) },
    ...lines,
    { accountId: salesTax, net: -percent(sales, company.salesTaxPercent) },
  ]);
  const soon = percent(invoicedIn(company, month - 1), 67);
  const late = invoicedIn(company, month - 2) - percent(invoicedIn(company, month - 2), 67);
  post(month, 25, "Customer receipts", transfer(receivables, bank, soon + late));
  for (const { accountId, percentOfSales } of company.stockCosts) {
    const cost = stray(percent(sales, percentOfSales), accountId, month);
    post(month, 28, "Cost of goods sold", transfer(stock, accountId, cost));
  }
}

function buyAndPay(company: TradingCompany, ledger: Ledger, month: Month) {
  const { payables, bank, stock, salesTax, depreciation, depreciated } = company.parts;
  const { post } = ledger;
  const owed = -ledger.balanceOf(payables);
  const sales = -sumOf(salesOf(company, month));
  const bought = company.stockCosts.map(({ accountId, percentOfSales }) =>
    stray(percent(sales, percentOfSales), `${accountId} bought`, month),
  );
  const purchases = [
    { accountId: stock, net: bought.reduce((sum, each) => sum + each, 0) },
    ...company.overheads.map(({ accountId, perMonth }) => ({
      accountId,
      net: stray(grown(perMonth, INFLATION_PERMILLE_PER_MONTH, company, month), accountId, month),
    })),
  ];
  for (const [index, purchase] of purchases.entries()) {
    const tax = percent(purchase.net, company.purchaseTaxPercent ?? company.salesTaxPercent);
    post(month, 5 + (index % 20), "Supplier bill", [
      purchase,
      { accountId: salesTax, net: tax },
      { accountId: payables, net: -purchase.net - tax },
    ]);
  }
  post(month, 15, "Supplier payments", transfer(bank, payables, owed));
  post(month, 28, "Depreciation", transfer(depreciated, depreciation, company.depreciation));
}

function employ(company: TradingCompany, ledger: Ledger, month: Month) {
  const { wages, withheld, pension, pensionOwed, bank } = company.parts;
  const { post, balanceOf } = ledger;
  post(month, 14, "Withholding paid", transfer(bank, withheld, -balanceOf(withheld)));
  post(month, 14, "Pension paid", transfer(bank, pensionOwed, -balanceOf(pensionOwed)));
  const pay = grown(company.wagesPerMonth, INFLATION_PERMILLE_PER_MONTH, company, month);
  const gross = stray(pay, wages, month);
  const kept = percent(gross, company.withheldPercent);
  post(month, 26, "Wages", [
    { accountId: wages, net: gross },
    { accountId: withheld, net: -kept },
    { accountId: bank, net: kept - gross },
  ]);
  const contribution = percent(gross, company.pensionPercent);
  post(month, 26, "Pension contributions", transfer(pensionOwed, pension, contribution));
}

function serveLoan(company: TradingCompany, { post, balanceOf }: Ledger, month: Month) {
  const { loan, interest, bank } = company.parts;
  const owed = -balanceOf(loan);
  const charge = Math.round((owed * company.loanRatePermille) / 12_000);
  const repaid = Math.min(owed, company.loanRepayment);
  post(month, 10, "Loan instalment", [
    { accountId: interest, net: charge },
    { accountId: loan, net: repaid },
    { accountId: bank, net: -charge - repaid },
  ]);
}

const MONTHS_UNTIL_TAX_IS_PAID = 4;

function payTaxes(company: TradingCompany, { post, balanceOf }: Ledger, month: Month) {
  const { bank, salesTax, incomeTaxOwed } = company.parts;
  const sinceYearEnd = (monthInYear(month) - company.yearEndMonth + 12) % 12;
  if (sinceYearEnd % 3 === 1) {
    post(month, 21, "Sales tax paid", transfer(bank, salesTax, -balanceOf(salesTax)));
  }
  if (sinceYearEnd === MONTHS_UNTIL_TAX_IS_PAID) {
    post(month, 21, "Income tax paid", transfer(bank, incomeTaxOwed, -balanceOf(incomeTaxOwed)));
  }
}

function endYear(company: TradingCompany, ledger: Ledger, month: Month) {
  const { incomeTax, incomeTaxOwed, dividends, bank, equipment } = company.parts;
  const day = Number(lastDayOf(month).slice(-2));
  const profit = Math.max(0, -ledger.resultOfYear());
  const tax = percent(profit, company.incomeTaxPercent);
  ledger.post(month, day, "Income tax for the year", transfer(incomeTaxOwed, incomeTax, tax));
  ledger.post(month, day, "Dividend", transfer(bank, dividends, percent(profit - tax, 40)));
  const worn = company.depreciation * 12;
  if (equipment) ledger.post(month, day, "New equipment", transfer(bank, equipment, worn));
  ledger.beginYear();
}

function transfer(from: string, to: string, amount: number): Line[] {
  return [
    { accountId: to, net: amount },
    { accountId: from, net: -amount },
  ];
}

function sumOf(lines: Line[]) {
  return lines.reduce((sum, { net }) => sum + net, 0);
}

function percent(amount: number, rate: number) {
  return Math.round((amount * rate) / 100);
}
