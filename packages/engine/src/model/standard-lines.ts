/**
 * The standard lines of a three-way model: one list, used to place an account on the statements
 * here and to suggest a place for an imported account in the connectors.
 */
export type Statement = "profitAndLoss" | "balanceSheet";

export type Section =
  | "revenue"
  | "costOfSales"
  | "otherIncome"
  | "operatingExpenses"
  | "depreciation"
  | "interest"
  | "incomeTax"
  | "currentAssets"
  | "nonCurrentAssets"
  | "currentLiabilities"
  | "nonCurrentLiabilities"
  | "equity";

/**
 * Where a movement stands in the cash flow; non-cash is added back within operating, and exchange
 * is what a change of rates did to cash itself.
 */
export type CashFlowClass = "operating" | "investing" | "financing" | "nonCash" | "exchange";

/** Who the money comes from or goes to, for the direct cash flow. */
export type CashGroup =
  | "customers"
  | "suppliers"
  | "employees"
  | "salesTax"
  | "incomeTax"
  | "interest"
  | "other";

export type StandardLine = {
  id: string;
  name: string;
  statement: Statement;
  section: Section;
  /** The side that is shown as a positive figure. */
  side: "debit" | "credit";
  cashFlow: CashFlowClass;
  group: CashGroup;
};

type Rest = Pick<StandardLine, "cashFlow" | "group"> & { side?: "debit" | "credit" };

const operating = (group: CashGroup): Rest => ({ cashFlow: "operating", group });
const investing: Rest = { cashFlow: "investing", group: "other" };
const financing: Rest = { cashFlow: "financing", group: "other" };
const nonCash: Rest = { cashFlow: "nonCash", group: "other" };

const CREDIT_SECTIONS: Section[] = [
  "revenue",
  "otherIncome",
  "currentLiabilities",
  "nonCurrentLiabilities",
  "equity",
];
const PROFIT_SECTIONS: Section[] = [
  "revenue",
  "costOfSales",
  "otherIncome",
  "operatingExpenses",
  "depreciation",
  "interest",
  "incomeTax",
];

export const standardLines: readonly StandardLine[] = [
  ...section("revenue", [
    ["salesGoods", "Sales of goods", operating("customers")],
    ["salesServices", "Sales of services", operating("customers")],
    ["subscriptionRevenue", "Subscription revenue", operating("customers")],
    ["projectRevenue", "Contract and project revenue", operating("customers")],
    ["rentalRevenue", "Rental revenue", operating("customers")],
    ["grantsDonations", "Grants and donations", operating("customers")],
    ["otherRevenue", "Other revenue", operating("customers")],
    ["discountsReturns", "Discounts and returns", { ...operating("customers"), side: "debit" }],
  ]),
  ...section("costOfSales", [
    ["materials", "Materials and goods sold", operating("suppliers")],
    ["directLabour", "Direct labour", operating("employees")],
    ["subcontractors", "Subcontractors", operating("suppliers")],
    ["freight", "Freight and delivery", operating("suppliers")],
    ["merchantFees", "Merchant and platform fees", operating("suppliers")],
    ["otherCostOfSales", "Other cost of sales", operating("suppliers")],
  ]),
  ...section("otherIncome", [
    ["otherIncome", "Other income", operating("other")],
    ["gainOnDisposal", "Gain on disposal of assets", investing],
    ["foreignExchange", "Foreign exchange gains and losses", nonCash],
  ]),
  ...section("operatingExpenses", [
    ["wages", "Wages and salaries", operating("employees")],
    ["pension", "Superannuation and pension", operating("employees")],
    ["payrollTax", "Payroll tax and on-costs", operating("employees")],
    ["leaveExpense", "Leave expense", operating("employees")],
    ["rent", "Rent and outgoings", operating("suppliers")],
    ["utilities", "Utilities", operating("suppliers")],
    ["insurance", "Insurance", operating("suppliers")],
    ["marketing", "Advertising and marketing", operating("suppliers")],
    ["professionalFees", "Professional fees", operating("suppliers")],
    ["software", "Software and technology", operating("suppliers")],
    ["travel", "Travel and entertainment", operating("suppliers")],
    ["motorVehicle", "Motor vehicle", operating("suppliers")],
    ["repairs", "Repairs and maintenance", operating("suppliers")],
    ["office", "Office and administration", operating("suppliers")],
    ["bankFees", "Bank fees", operating("suppliers")],
    ["badDebts", "Bad debts", operating("customers")],
    ["research", "Research and development", operating("suppliers")],
    ["lossOnDisposal", "Loss on disposal of assets", investing],
    ["otherExpenses", "Other expenses", operating("suppliers")],
  ]),
  ...section("depreciation", [
    ["depreciation", "Depreciation", nonCash],
    ["amortisation", "Amortisation", nonCash],
  ]),
  ...section("interest", [
    ["interestExpense", "Interest expense", operating("interest")],
    ["interestIncome", "Interest income", { ...operating("interest"), side: "credit" }],
  ]),
  ...section("incomeTax", [["incomeTax", "Income tax", operating("incomeTax")]]),
  ...section("currentAssets", [
    ["cash", "Cash at bank", operating("other")],
    ["receivables", "Trade receivables", operating("customers")],
    ["inventory", "Inventory", operating("suppliers")],
    ["workInProgress", "Work in progress", operating("customers")],
    ["prepayments", "Prepayments", operating("suppliers")],
    ["otherCurrentAssets", "Other current assets", operating("other")],
  ]),
  ...section("nonCurrentAssets", [
    ["fixedAssets", "Property, plant and equipment", investing],
    ["accumulatedDepreciation", "Accumulated depreciation", nonCash],
    ["intangibles", "Intangible assets", investing],
    ["accumulatedAmortisation", "Accumulated amortisation", nonCash],
    ["investments", "Investments", investing],
    ["deferredTaxAsset", "Deferred tax asset", operating("incomeTax")],
    ["otherNonCurrentAssets", "Other non-current assets", investing],
  ]),
  ...section("currentLiabilities", [
    ["payables", "Trade payables", operating("suppliers")],
    ["accruals", "Accrued expenses", operating("suppliers")],
    ["deferredIncome", "Deferred income", operating("customers")],
    ["salesTax", "Sales tax accrued", operating("salesTax")],
    ["salesTaxPayable", "Sales tax payable", operating("salesTax")],
    ["payrollLiabilities", "Payroll liabilities", operating("employees")],
    ["leaveProvision", "Leave provision", operating("employees")],
    ["incomeTaxPayable", "Income tax payable", operating("incomeTax")],
    ["interestPayable", "Interest payable", operating("interest")],
    ["dividendsPayable", "Dividends payable", financing],
    ["overdraft", "Overdraft and revolver", financing],
    ["shortTermLoans", "Short-term loans", financing],
    ["otherCurrentLiabilities", "Other current liabilities", operating("other")],
  ]),
  ...section("nonCurrentLiabilities", [
    ["loans", "Loans", financing],
    ["leaseLiabilities", "Lease liabilities", financing],
    ["ownerLoans", "Loans from owners", financing],
    ["deferredTaxLiability", "Deferred tax liability", operating("incomeTax")],
    ["otherNonCurrentLiabilities", "Other non-current liabilities", financing],
  ]),
  ...section("equity", [
    ["shareCapital", "Share capital", financing],
    ["reserves", "Reserves", financing],
    ["drawings", "Drawings", { ...financing, side: "debit" }],
    ["retainedEarnings", "Retained earnings", financing],
  ]),
];

const byId = new Map(standardLines.map((line) => [line.id, line]));

export function standardLine(id: string): StandardLine | undefined {
  return byId.get(id);
}

function section(name: Section, rows: [id: string, name: string, rest: Rest][]): StandardLine[] {
  const statement = PROFIT_SECTIONS.includes(name) ? "profitAndLoss" : "balanceSheet";
  const side = CREDIT_SECTIONS.includes(name) ? "credit" : "debit";
  return rows.map(([id, label, rest]) => ({
    id,
    name: label,
    statement,
    section: name,
    side,
    ...rest,
  }));
}
