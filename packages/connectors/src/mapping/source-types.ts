/**
 * What a source's own type says. Some types are a line by themselves (a bank is cash), others
 * only a part of the statements, within which the name decides.
 */
import type { Section } from "@app/engine/model/standard-lines";

/** `line` is where an account of the type goes when nothing else is known. */
export type TypeMeaning = { line: string; isExact: boolean; section?: Section };

const exact = (line: string): TypeMeaning => ({ line, isExact: true });
const within = (section: Section, line: string): TypeMeaning => ({ line, isExact: false, section });

/** Types are compared by their letters only: "Accounts Receivable", ACCOUNTSRECEIVABLE, asset_receivable. */
const MEANINGS = new Map<string, TypeMeaning>(
  Object.entries({
    bank: exact("cash"),
    cash: exact("cash"),
    bankandcash: exact("cash"),
    assetcash: exact("cash"),
    cashonhand: exact("cash"),
    checking: exact("cash"),
    savings: exact("cash"),
    moneymarket: exact("cash"),
    accountsreceivable: exact("receivables"),
    receivable: exact("receivables"),
    receivables: exact("receivables"),
    assetreceivable: exact("receivables"),
    accountreceivable: exact("receivables"),
    acctrec: exact("receivables"),
    debtors: exact("receivables"),
    inventory: exact("inventory"),
    stock: exact("inventory"),
    stockadjustment: exact("materials"),
    capitalworkinprogress: exact("fixedAssets"),
    prepayment: exact("prepayments"),
    prepayments: exact("prepayments"),
    assetprepayments: exact("prepayments"),
    prepaidexpenses: exact("prepayments"),
    currassets: within("currentAssets", "otherCurrentAssets"),
    current: within("currentAssets", "otherCurrentAssets"),
    currentasset: within("currentAssets", "otherCurrentAssets"),
    currentassets: within("currentAssets", "otherCurrentAssets"),
    othercurrentasset: within("currentAssets", "otherCurrentAssets"),
    othercurrentassets: within("currentAssets", "otherCurrentAssets"),
    othcurrasset: within("currentAssets", "otherCurrentAssets"),
    assetcurrent: within("currentAssets", "otherCurrentAssets"),
    fixed: within("nonCurrentAssets", "fixedAssets"),
    fixedasset: within("nonCurrentAssets", "fixedAssets"),
    fixedassets: within("nonCurrentAssets", "fixedAssets"),
    assetfixed: within("nonCurrentAssets", "fixedAssets"),
    machineryandequipment: exact("fixedAssets"),
    vehicles: exact("fixedAssets"),
    accumulateddepreciation: exact("accumulatedDepreciation"),
    accumulatedamortization: exact("accumulatedAmortisation"),
    noncurrent: within("nonCurrentAssets", "otherNonCurrentAssets"),
    noncurrentasset: within("nonCurrentAssets", "otherNonCurrentAssets"),
    assetnoncurrent: within("nonCurrentAssets", "otherNonCurrentAssets"),
    accountspayable: exact("payables"),
    payable: exact("payables"),
    accountpayable: exact("payables"),
    acctpay: exact("payables"),
    creditors: exact("payables"),
    liabilitypayable: exact("payables"),
    stockreceivedbutnotbilled: exact("payables"),
    creditcard: exact("overdraft"),
    credcard: exact("overdraft"),
    liabilitycreditcard: exact("overdraft"),
    currliab: within("currentLiabilities", "otherCurrentLiabilities"),
    currentliability: within("currentLiabilities", "otherCurrentLiabilities"),
    currentliabilities: within("currentLiabilities", "otherCurrentLiabilities"),
    othercurrentliability: within("currentLiabilities", "otherCurrentLiabilities"),
    othercurrentliabilities: within("currentLiabilities", "otherCurrentLiabilities"),
    othcurrliab: within("currentLiabilities", "otherCurrentLiabilities"),
    liabilitycurrent: within("currentLiabilities", "otherCurrentLiabilities"),
    termliab: within("nonCurrentLiabilities", "loans"),
    longtermliability: within("nonCurrentLiabilities", "loans"),
    longtermliab: within("nonCurrentLiabilities", "loans"),
    noncurrentliability: within("nonCurrentLiabilities", "loans"),
    liabilitynoncurrent: within("nonCurrentLiabilities", "loans"),
    globaltaxpayable: exact("salesTax"),
    salestaxpayable: exact("salesTax"),
    gst: exact("salesTax"),
    vat: exact("salesTax"),
    superannuationliability: exact("payrollLiabilities"),
    payrolltaxpayable: exact("payrollLiabilities"),
    payrollliability: exact("payrollLiabilities"),
    paygliability: exact("payrollLiabilities"),
    wagespayableliability: exact("payrollLiabilities"),
    retainedearnings: exact("retainedEarnings"),
    equityunaffected: exact("retainedEarnings"),
    directcosts: within("costOfSales", "otherCostOfSales"),
    costofsales: within("costOfSales", "otherCostOfSales"),
    costofgoodssold: within("costOfSales", "materials"),
    cogs: within("costOfSales", "materials"),
    expensedirectcost: within("costOfSales", "otherCostOfSales"),
    suppliesmaterialscogs: exact("materials"),
    depreciatn: exact("depreciation"),
    depreciation: exact("depreciation"),
    expensedepreciation: exact("depreciation"),
    overheads: within("operatingExpenses", "otherExpenses"),
    wagesexpense: exact("wages"),
    payrollexpenses: exact("wages"),
    superannuationexpense: exact("pension"),
    insurance: exact("insurance"),
    interestpaid: exact("interestExpense"),
    financecost: within("interest", "interestExpense"),
    incometax: exact("incomeTax"),
    taxespaid: exact("otherExpenses"),
    otherincome: within("otherIncome", "otherIncome"),
    incomeother: within("otherIncome", "otherIncome"),
    interestearned: exact("interestIncome"),
    salesofproductincome: exact("salesGoods"),
    servicefeeincome: exact("salesServices"),
    sales: within("revenue", "salesGoods"),
    revenue: within("revenue", "salesGoods"),
    income: within("revenue", "salesGoods"),
  }),
);

export function typeMeaning(type: string | undefined): TypeMeaning | undefined {
  return MEANINGS.get((type ?? "").toLowerCase().replace(/[^a-z]/g, ""));
}

/** Sources have no section of their own for these, and keep them wherever they like. */
const ANYWHERE: readonly Section[] = ["depreciation", "interest", "incomeTax", "otherIncome"];

export function isNear(section: Section, other: Section | undefined): boolean {
  return other === undefined || other === section || ANYWHERE.includes(other);
}
