/** The accounts starters are made of: one name for one thing in every starter. */
import type { Account } from "#model/document.ts";

const CHART = {
  cash: ["Cash at bank", "cash"],
  debtors: ["Trade debtors", "receivables"],
  retentions: ["Retentions held by clients", "receivables"],
  stock: ["Stock", "inventory"],
  prepaid: ["Prepayments", "prepayments"],
  land: ["Land", "fixedAssets"],
  building: ["Buildings", "fixedAssets"],
  buildingDepreciation: ["Buildings, accumulated depreciation", "accumulatedDepreciation"],
  equipment: ["Plant and equipment", "fixedAssets"],
  equipmentDepreciation: ["Plant and equipment, depreciation", "accumulatedDepreciation"],
  creditors: ["Trade creditors", "payables"],
  deferredIncome: ["Income billed ahead", "deferredIncome"],
  salesTaxAccrued: ["Sales tax, this return", "salesTax"],
  salesTaxPayable: ["Sales tax, returns to pay", "salesTaxPayable"],
  withholdingOwed: ["Tax withheld from wages", "payrollLiabilities"],
  pensionOwed: ["Superannuation and pension owed", "payrollLiabilities"],
  onCostsOwed: ["Payroll tax and insurance owed", "payrollLiabilities"],
  leaveProvision: ["Leave provision", "leaveProvision"],
  taxPayable: ["Income tax payable", "incomeTaxPayable"],
  dividendsOwed: ["Dividends payable", "dividendsPayable"],
  overdraft: ["Overdraft", "overdraft"],
  loanCurrent: ["Bank loan, due within a year", "shortTermLoans"],
  loan: ["Bank loan", "loans"],
  capital: ["Share capital", "shareCapital"],
  retained: ["Retained earnings", "retainedEarnings"],
  accumulatedFunds: ["Accumulated funds", "retainedEarnings"],

  sales: ["Sales", "salesGoods"],
  wholesaleSales: ["Wholesale sales", "salesGoods"],
  fees: ["Professional fees earned", "salesServices"],
  roomSales: ["Rooms", "salesServices"],
  foodSales: ["Food and beverage", "salesGoods"],
  otherSales: ["Functions and other sales", "otherRevenue"],
  subscriptions: ["Subscriptions", "subscriptionRevenue"],
  contractRevenue: ["Contract revenue", "projectRevenue"],
  rentIncome: ["Rent", "rentalRevenue"],
  outgoingsRecovered: ["Outgoings recovered from tenants", "rentalRevenue"],
  grants: ["Grants and funding agreements", "grantsDonations"],
  donations: ["Donations", "grantsDonations"],
  serviceFees: ["Fees for services", "salesServices"],

  costOfGoods: ["Cost of goods sold", "materials"],
  materials: ["Materials", "materials"],
  directWages: ["Direct labour", "directLabour"],
  directOnCosts: ["Direct labour on-costs", "directLabour"],
  subcontractors: ["Subcontractors", "subcontractors"],
  freight: ["Freight", "freight"],
  merchantFees: ["Card and platform fees", "merchantFees"],
  hosting: ["Hosting and third-party services", "otherCostOfSales"],
  foodCost: ["Food and beverage cost", "materials"],
  roomCost: ["Room supplies and laundry", "otherCostOfSales"],
  commissions: ["Booking commissions", "merchantFees"],
  programCosts: ["Programme costs", "otherCostOfSales"],

  otherIncome: ["Other income", "otherIncome"],
  wages: ["Wages and salaries", "wages"],
  pension: ["Superannuation and pension", "pension"],
  onCosts: ["Payroll tax and insurance", "payrollTax"],
  leaveCost: ["Leave earned", "leaveExpense"],
  rent: ["Rent", "rent"],
  utilities: ["Utilities", "utilities"],
  insurance: ["Insurance", "insurance"],
  marketing: ["Marketing", "marketing"],
  professionalFees: ["Accounting and legal", "professionalFees"],
  software: ["Software and technology", "software"],
  travel: ["Travel", "travel"],
  vehicles: ["Vehicles", "motorVehicle"],
  repairs: ["Repairs and maintenance", "repairs"],
  office: ["Office and administration", "office"],
  rates: ["Council rates and land tax", "otherExpenses"],
  managementFees: ["Management fees", "professionalFees"],
  badDebts: ["Bad debts", "badDebts"],
  depreciation: ["Depreciation", "depreciation"],
  interestCost: ["Interest expense", "interestExpense"],
  interestEarned: ["Interest income", "interestIncome"],
  incomeTax: ["Income tax", "incomeTax"],
} as const satisfies Record<string, readonly [name: string, line: string]>;

export type AccountId = keyof typeof CHART;

/** An account with its opening balance as it is read. */
export function account(id: AccountId, opening = 0): Account {
  const [name, line] = CHART[id];
  return { id, name, line, ...(opening === 0 ? {} : { opening }) };
}

export function accounts(...ids: AccountId[]): Account[] {
  return ids.map((id) => account(id));
}
