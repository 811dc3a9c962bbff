/**
 * A company of many departments, as large as asked for: price × volume revenue, costs, payroll,
 * receivables and payables by days, assets and depreciation in each; sales tax, loan, revolver,
 * income tax with losses, dividends, cash and the balance over all of them.
 *
 *   lines = 25 for each department + 50 shared
 */
import {
  add,
  at,
  compare,
  div,
  type Expression,
  iif,
  max,
  min,
  mul,
  neg,
  prev,
  rolling,
  sub,
} from "@app/engine/lines/expression";
import type { Line } from "@app/engine/lines/line";

const DEPARTMENT_GIVEN = ["price", "volume", "unitCost", "headcount", "capex"] as const;
const DEPARTMENT_LINES = 25;
const SHARED_LINES = 50;

export function departmentCountOf(lineCount: number): number {
  const count = (lineCount - SHARED_LINES) / DEPARTMENT_LINES;
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`${lineCount} lines are no whole number of departments`);
  return count;
}

export function modelLines(lineCount: number, periodCount: number): Line[] {
  const departments = Array.from({ length: departmentCountOf(lineCount) }, (_, index) => index);
  const lines = [
    ...sharedInputs(periodCount),
    ...departments.flatMap((index) => departmentLines(index, periodCount)),
    ...totals(departments),
    ...financing(),
    ...results(),
    ...statements(),
  ];
  if (lines.length !== lineCount) throw new Error(`${lines.length} lines instead of ${lineCount}`);
  return lines;
}

/** A wave that needs no randomness and repeats in no period. */
function wave(seed: number, period: number) {
  return ((seed * 7919 + period * 104_729) % 1009) / 1009;
}

function sharedInputs(periodCount: number): Line[] {
  const constant = (id: string, value: number, step = 0) =>
    given(id, periodCount, (period) => value + step * period);
  return [
    constant("priceIndex", 1, 0.002),
    constant("wage", 4200, 8),
    constant("onCostRate", 0.21),
    constant("marketingShare", 0.04),
    constant("salesTaxRate", 0.2),
    constant("interestRate", 0.065),
    constant("depositRate", 0.01),
    constant("taxRate", 0.25),
    given("loanDraw", periodCount, (period) => (period % 24 === 3 ? 90_000 : 0)),
    constant("loanRepayment", 2500),
    constant("dividendShare", 0.3),
    constant("minimumCash", 20_000),
  ];
}

function departmentLines(index: number, periodCount: number): Line[] {
  const id = (line: string) => `${line}.${index}`;
  const now = (line: string) => at(id(line));
  const before = (line: string) => prev(id(line));
  const input = (
    line: (typeof DEPARTMENT_GIVEN)[number],
    low: number,
    high: number,
    seed: number,
  ) => given(id(line), periodCount, (period) => low + (high - low) * wave(index + seed, period));
  const calculate = (line: string, expression: Expression) => calculated(id(line), expression);
  return [
    input("price", 80, 120, 1),
    input("volume", 300, 700, 2),
    input("unitCost", 35, 60, 3),
    input("headcount", 1, 4, 4),
    given(id("capex"), periodCount, (period) => (period % 7 === index % 7 ? 6000 : 0)),
    calculate("revenue", mul(mul(now("price"), now("volume")), at("priceIndex"))),
    calculate("costOfSales", mul(now("volume"), now("unitCost"))),
    calculate("grossMargin", sub(now("revenue"), now("costOfSales"))),
    calculate("marginShare", div(now("grossMargin"), now("revenue"))),
    calculate("salesTax", mul(now("revenue"), at("salesTaxRate"))),
    calculate("billed", add(now("revenue"), now("salesTax"))),
    calculate("receivables", add(now("billed"), mul(before("billed"), 0.5))),
    calculate("receipts", sub(add(before("receivables"), now("billed")), now("receivables"))),
    calculate("salaries", mul(now("headcount"), at("wage"))),
    calculate("onCosts", mul(now("salaries"), at("onCostRate"))),
    calculate("marketing", mul(now("revenue"), at("marketingShare"))),
    calculate("payables", mul(add(now("costOfSales"), before("costOfSales")), 0.6)),
    calculate("payments", sub(add(before("payables"), now("costOfSales")), now("payables"))),
    calculate("assetCost", add(before("assetCost"), now("capex"))),
    calculate(
      "depreciation",
      min(add(before("bookValue"), now("capex")), div(now("assetCost"), 60)),
    ),
    calculate("bookValue", sub(add(before("bookValue"), now("capex")), now("depreciation"))),
    calculate("overheads", add(now("salaries"), now("onCosts"), now("marketing"))),
    calculate(
      "operatingProfit",
      sub(sub(now("grossMargin"), now("overheads")), now("depreciation")),
    ),
    calculate("operatingCash", sub(sub(now("receipts"), now("payments")), now("overheads"))),
    calculate("yearlyRevenue", rolling(id("revenue"), 12)),
  ];
}

export const TOTALS = {
  totalRevenue: "revenue",
  totalMargin: "grossMargin",
  totalOverheads: "overheads",
  totalSalesTax: "salesTax",
  totalDepreciation: "depreciation",
  totalProfit: "operatingProfit",
  totalOperatingCash: "operatingCash",
  totalCapex: "capex",
  totalReceivables: "receivables",
  totalPayables: "payables",
  totalBookValue: "bookValue",
} as const;

function totals(departments: number[]): Line[] {
  return Object.entries(TOTALS).map(([id, part]) =>
    calculated(id, add(...departments.map((index) => at(`${part}.${index}`)))),
  );
}

function financing(): Line[] {
  return [
    calculated("salesTaxPaid", prev("salesTaxDue")),
    calculated(
      "salesTaxDue",
      sub(add(prev("salesTaxDue"), at("totalSalesTax")), at("salesTaxPaid")),
    ),
    calculated("loanRepaid", min(add(prev("loan"), at("loanDraw")), at("loanRepayment"))),
    calculated("loan", sub(add(prev("loan"), at("loanDraw")), at("loanRepaid"))),
    calculated("loanInterest", div(mul(prev("loan"), at("interestRate")), 12)),
  ];
}

/** Cash, interest, tax and dividends feed each other from period to period. */
function results(): Line[] {
  const cashMoves = [at("totalOperatingCash"), neg(at("totalCapex")), neg(at("salesTaxPaid"))];
  const debtMoves = [neg(at("loanInterest")), at("loanDraw"), neg(at("loanRepaid"))];
  const ownMoves = [at("netInterest"), neg(at("taxPaid")), neg(at("dividend"))];
  return [
    calculated("revolverInterest", div(mul(prev("revolver"), at("interestRate")), 12)),
    calculated("depositInterest", div(mul(max(prev("cash"), 0), at("depositRate")), 12)),
    calculated("netInterest", sub(at("depositInterest"), at("revolverInterest"))),
    calculated(
      "profitBeforeTax",
      add(sub(at("totalProfit"), at("loanInterest")), at("netInterest")),
    ),
    calculated("lossesUsed", min(prev("losses"), max(at("profitBeforeTax"), 0))),
    calculated(
      "losses",
      add(sub(prev("losses"), at("lossesUsed")), max(neg(at("profitBeforeTax")), 0)),
    ),
    calculated("taxable", sub(max(at("profitBeforeTax"), 0), at("lossesUsed"))),
    calculated("tax", mul(at("taxable"), at("taxRate"))),
    calculated("taxPaid", prev("taxDue")),
    calculated("taxDue", sub(add(prev("taxDue"), at("tax")), at("taxPaid"))),
    calculated("netProfit", sub(at("profitBeforeTax"), at("tax"))),
    calculated(
      "dividend",
      iif(compare(prev("netProfit"), "greater", 0), mul(prev("netProfit"), at("dividendShare")), 0),
    ),
    calculated("cashBefore", add(prev("cash"), ...cashMoves, ...debtMoves, ...ownMoves)),
    calculated(
      "revolverDraw",
      max(sub(at("minimumCash"), at("cashBefore")), neg(prev("revolver"))),
    ),
    calculated("revolver", add(prev("revolver"), at("revolverDraw"))),
    calculated("cash", add(at("cashBefore"), at("revolverDraw")), [50_000]),
    calculated("retained", sub(add(prev("retained"), at("netProfit")), at("dividend")), [50_000]),
  ];
}

function statements(): Line[] {
  return [
    calculated("assets", add(at("cash"), at("totalReceivables"), at("totalBookValue"))),
    calculated(
      "liabilities",
      add(at("totalPayables"), at("salesTaxDue"), at("taxDue"), at("loan"), at("revolver")),
    ),
    calculated("check", sub(sub(at("assets"), at("liabilities")), at("retained"))),
    calculated("yearlyProfit", rolling("netProfit", 12)),
    calculated("debtShare", div(add(at("loan"), at("revolver")), at("assets"))),
  ];
}

function given(id: string, periodCount: number, valueAt: (period: number) => number): Line {
  const values = Array.from({ length: periodCount }, (_, period) => valueAt(period));
  return line(id, { kind: "given", values });
}

function calculated(id: string, expression: Expression, history: number[] = []): Line {
  return line(id, { kind: "calculated", expression, history });
}

function line(id: string, source: Line["source"]): Line {
  return { id, name: id, unit: "currency", measure: "flow", section: "model", source };
}
