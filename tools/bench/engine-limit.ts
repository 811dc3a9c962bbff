/**
 * The hand-written limit: the same model as loops over one typed array, as somebody would write
 * them who knew the model by heart and wanted nothing but speed.
 */
import type { Program } from "@app/engine/calculate/program";
import { departmentCountOf, TOTALS } from "./engine-model.ts";

export function limitOf(program: Program): (values: Float64Array) => void {
  const { stride, historyCount: start, rowOf } = program;
  const base = (id: string) => {
    const row = rowOf.get(id);
    if (row === undefined) throw new RangeError(`there is no line "${id}"`);
    return row * stride;
  };
  const departmentCount = departmentCountOf(program.lines.length);
  const departments = Array.from({ length: departmentCount }, (_, index) =>
    departmentBases((line) => base(`${line}.${index}`)),
  );
  const shared = {
    priceIndex: base("priceIndex"),
    wage: base("wage"),
    onCostRate: base("onCostRate"),
    marketingShare: base("marketingShare"),
    salesTaxRate: base("salesTaxRate"),
  };
  const sums = Object.entries(TOTALS).map(([total, part]) => ({
    to: base(total),
    parts: Array.from({ length: departmentCount }, (_, index) => base(`${part}.${index}`)),
  }));
  const company = companyBases(base);
  return (values) => {
    for (const department of departments) runDepartment(values, department, shared, start, stride);
    for (const { to, parts } of sums) runSum(values, to, parts, start, stride);
    runCompany(values, company, start, stride);
  };
}

type Bases<Name extends string> = Record<Name, number>;
type Department = ReturnType<typeof departmentBases>;
type Company = ReturnType<typeof companyBases>;

function basesOf<Name extends string>(names: readonly Name[], base: (name: string) => number) {
  return Object.fromEntries(names.map((name) => [name, base(name)])) as Bases<Name>;
}

function departmentBases(base: (line: string) => number) {
  return basesOf(
    [
      ...(["price", "volume", "unitCost", "headcount", "capex", "revenue", "costOfSales"] as const),
      ...(["grossMargin", "marginShare", "salesTax", "billed", "receivables", "receipts"] as const),
      ...(["salaries", "onCosts", "marketing", "payables", "payments", "assetCost"] as const),
      ...(["depreciation", "bookValue", "overheads", "operatingProfit", "operatingCash"] as const),
      "yearlyRevenue",
    ],
    base,
  );
}

function companyBases(base: (line: string) => number) {
  return basesOf(
    [
      ...(["interestRate", "depositRate", "taxRate", "loanDraw", "loanRepayment"] as const),
      ...(["dividendShare", "minimumCash", "totalSalesTax", "totalProfit", "totalCapex"] as const),
      ...(["totalOperatingCash", "totalReceivables", "totalPayables", "totalBookValue"] as const),
      ...(["salesTaxPaid", "salesTaxDue", "loanRepaid", "loan", "loanInterest"] as const),
      ...(["revolverInterest", "depositInterest", "netInterest", "profitBeforeTax"] as const),
      ...(["lossesUsed", "losses", "taxable", "tax", "taxPaid", "taxDue", "netProfit"] as const),
      ...(["dividend", "cashBefore", "revolverDraw", "revolver", "cash", "retained"] as const),
      ...(["assets", "liabilities", "check", "yearlyProfit", "debtShare"] as const),
    ],
    base,
  );
}

function runDepartment(
  values: Float64Array,
  d: Department,
  s: Bases<"priceIndex" | "wage" | "onCostRate" | "marketingShare" | "salesTaxRate">,
  start: number,
  end: number,
) {
  const read = (cell: number) => values[cell] as number;
  let billedBefore = read(d.billed + start - 1);
  let receivablesBefore = read(d.receivables + start - 1);
  let costBefore = read(d.costOfSales + start - 1);
  let payablesBefore = read(d.payables + start - 1);
  let assetCost = read(d.assetCost + start - 1);
  let bookValue = read(d.bookValue + start - 1);
  for (let t = start; t < end; t++) {
    const volume = values[d.volume + t] as number;
    const revenue = (values[d.price + t] as number) * volume * (values[s.priceIndex + t] as number);
    const costOfSales = volume * (values[d.unitCost + t] as number);
    const grossMargin = revenue - costOfSales;
    const salesTax = revenue * (values[s.salesTaxRate + t] as number);
    const billed = revenue + salesTax;
    const receivables = billed + billedBefore * 0.5;
    const receipts = receivablesBefore + billed - receivables;
    const salaries = (values[d.headcount + t] as number) * (values[s.wage + t] as number);
    const onCosts = salaries * (values[s.onCostRate + t] as number);
    const marketing = revenue * (values[s.marketingShare + t] as number);
    const payables = (costOfSales + costBefore) * 0.6;
    const payments = payablesBefore + costOfSales - payables;
    const capex = values[d.capex + t] as number;
    assetCost = assetCost + capex;
    const depreciation = Math.min(bookValue + capex, assetCost / 60);
    bookValue = bookValue + capex - depreciation;
    const overheads = salaries + onCosts + marketing;
    values[d.revenue + t] = revenue;
    values[d.costOfSales + t] = costOfSales;
    values[d.grossMargin + t] = grossMargin;
    values[d.marginShare + t] = revenue === 0 ? 0 : grossMargin / revenue;
    values[d.salesTax + t] = salesTax;
    values[d.billed + t] = billed;
    values[d.receivables + t] = receivables;
    values[d.receipts + t] = receipts;
    values[d.salaries + t] = salaries;
    values[d.onCosts + t] = onCosts;
    values[d.marketing + t] = marketing;
    values[d.payables + t] = payables;
    values[d.payments + t] = payments;
    values[d.assetCost + t] = assetCost;
    values[d.depreciation + t] = depreciation;
    values[d.bookValue + t] = bookValue;
    values[d.overheads + t] = overheads;
    values[d.operatingProfit + t] = grossMargin - overheads - depreciation;
    values[d.operatingCash + t] = receipts - payments - overheads;
    billedBefore = billed;
    receivablesBefore = receivables;
    costBefore = costOfSales;
    payablesBefore = payables;
  }
  runYear(values, d.yearlyRevenue, d.revenue, start, end);
}

/** Left to right, as the model adds: a running sum would round otherwise. */
function runYear(values: Float64Array, to: number, from: number, start: number, end: number) {
  for (let t = start; t < end; t++) {
    let sum = values[from + t - 11] as number;
    for (let each = t - 10; each <= t; each++) sum += values[from + each] as number;
    values[to + t] = sum;
  }
}

/** Part after part, so that each row is read in one go. */
function runSum(values: Float64Array, to: number, parts: number[], start: number, end: number) {
  const first = parts[0] as number;
  for (let t = start; t < end; t++) values[to + t] = values[first + t] as number;
  for (let index = 1; index < parts.length; index++) {
    const part = parts[index] as number;
    for (let t = start; t < end; t++)
      values[to + t] = (values[to + t] as number) + (values[part + t] as number);
  }
}

function runCompany(values: Float64Array, c: Company, start: number, end: number) {
  const read = (cell: number) => values[cell] as number;
  let salesTaxDue = read(c.salesTaxDue + start - 1);
  let loan = read(c.loan + start - 1);
  let losses = read(c.losses + start - 1);
  let taxDue = read(c.taxDue + start - 1);
  let netProfit = read(c.netProfit + start - 1);
  let revolver = read(c.revolver + start - 1);
  let cash = read(c.cash + start - 1);
  let retained = read(c.retained + start - 1);
  for (let t = start; t < end; t++) {
    const interestRate = values[c.interestRate + t] as number;
    const loanDraw = values[c.loanDraw + t] as number;
    const salesTaxPaid = salesTaxDue;
    salesTaxDue = salesTaxDue + (values[c.totalSalesTax + t] as number) - salesTaxPaid;
    const loanRepaid = Math.min(loan + loanDraw, values[c.loanRepayment + t] as number);
    const loanInterest = (loan * interestRate) / 12;
    loan = loan + loanDraw - loanRepaid;
    const revolverInterest = (revolver * interestRate) / 12;
    const depositInterest = (Math.max(cash, 0) * (values[c.depositRate + t] as number)) / 12;
    const netInterest = depositInterest - revolverInterest;
    const profitBeforeTax = (values[c.totalProfit + t] as number) - loanInterest + netInterest;
    const profit = Math.max(profitBeforeTax, 0);
    const lossesUsed = Math.min(losses, profit);
    losses = losses - lossesUsed + Math.max(-profitBeforeTax, 0);
    const taxable = profit - lossesUsed;
    const tax = taxable * (values[c.taxRate + t] as number);
    const taxPaid = taxDue;
    taxDue = taxDue + tax - taxPaid;
    const dividend = netProfit > 0 ? netProfit * (values[c.dividendShare + t] as number) : 0;
    netProfit = profitBeforeTax - tax;
    const cashBefore =
      cash +
      (values[c.totalOperatingCash + t] as number) -
      (values[c.totalCapex + t] as number) -
      salesTaxPaid -
      loanInterest +
      loanDraw -
      loanRepaid +
      netInterest -
      taxPaid -
      dividend;
    const revolverDraw = Math.max((values[c.minimumCash + t] as number) - cashBefore, -revolver);
    revolver = revolver + revolverDraw;
    cash = cashBefore + revolverDraw;
    retained = retained + netProfit - dividend;
    const assets =
      cash + (values[c.totalReceivables + t] as number) + (values[c.totalBookValue + t] as number);
    const liabilities =
      (values[c.totalPayables + t] as number) + salesTaxDue + taxDue + loan + revolver;
    values[c.salesTaxPaid + t] = salesTaxPaid;
    values[c.salesTaxDue + t] = salesTaxDue;
    values[c.loanRepaid + t] = loanRepaid;
    values[c.loanInterest + t] = loanInterest;
    values[c.loan + t] = loan;
    values[c.revolverInterest + t] = revolverInterest;
    values[c.depositInterest + t] = depositInterest;
    values[c.netInterest + t] = netInterest;
    values[c.profitBeforeTax + t] = profitBeforeTax;
    values[c.lossesUsed + t] = lossesUsed;
    values[c.losses + t] = losses;
    values[c.taxable + t] = taxable;
    values[c.tax + t] = tax;
    values[c.taxPaid + t] = taxPaid;
    values[c.taxDue + t] = taxDue;
    values[c.netProfit + t] = netProfit;
    values[c.dividend + t] = dividend;
    values[c.cashBefore + t] = cashBefore;
    values[c.revolverDraw + t] = revolverDraw;
    values[c.revolver + t] = revolver;
    values[c.cash + t] = cash;
    values[c.retained + t] = retained;
    values[c.assets + t] = assets;
    values[c.liabilities + t] = liabilities;
    values[c.check + t] = assets - liabilities - retained;
    values[c.debtShare + t] = assets === 0 ? 0 : (loan + revolver) / assets;
  }
  runYear(values, c.yearlyProfit, c.netProfit, start, end);
}
