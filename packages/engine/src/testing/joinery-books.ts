/**
 * The ledger of a joinery in months: 10 % GST by quarters paid two months later, rent and fees that never
 * change, pay that rose once by 3 %, a loan at 7.5 %. What it sold and bought is written out; the rest follows.
 */
import type { FittedBooks } from "#fitting/history.ts";
import type { Account } from "#model/document.ts";

/** Of the 23 months from December 2024 to October 2026. */
export const JOINERY_SALES = [
  ...[101_911.03, 92_104.74, 91_873.13, 99_989.37, 101_317.98, 105_270.1, 107_975.6, 114_630.64],
  ...[111_987.96, 100_116.84, 99_917.29, 105_700.9, 108_966.86, 94_586.6, 95_869.55, 103_456.44],
  ...[103_742.73, 110_332.64, 110_398.37, 116_753.49, 115_943.84, 102_403.87, 102_889.6],
];
const GOODS = [
  ...[42_060.46, 39_148.9, 38_643.33, 41_333.99, 43_113.42, 43_671.27, 45_770.41, 47_348.97],
  ...[47_046.14, 41_358.37, 42_045.23, 44_522.89, 45_781.41, 39_616.8, 40_768.67, 43_671.31],
  ...[43_521.82, 45_775.43, 46_613.37, 49_520.83, 49_483.96, 42_543.18, 42_759.75],
];
export const JOINERY_ADVERTISING = [
  ...[1960.64, 2106.07, 1910.67, 1885.76, 2122.66, 1923.94, 2141.86, 2042.34, 1871.12, 2173.84],
  ...[1920.1, 2152.93, 1965.58, 1864.53, 1817.3, 1912.17, 1937.14, 1965.12, 1910.52, 1928.27],
  ...[1840.39, 2106.06, 1932.43],
];
const MONTHS = JOINERY_SALES.length;
const FIRST_MONTH = 12;

const OPENED: Account[] = [
  { id: "sales", name: "Sales", line: "salesGoods", opening: -98_944.19 },
  { id: "goods", name: "Cost of Goods Sold", line: "materials", opening: 40_896.92 },
  { id: "advertising", name: "Advertising", line: "marketing", opening: 1958.42 },
  { id: "fees", name: "Bank Fees", line: "bankFees", opening: 85.4 },
  { id: "wear", name: "Depreciation", line: "depreciation", opening: 1500 },
  { id: "interest", name: "Interest Expense", line: "interestExpense", opening: 450 },
  { id: "rent", name: "Rent", line: "rent", opening: 6600 },
  { id: "wages", name: "Wages and Salaries", line: "wages", opening: 25_000 },
  { id: "bank", name: "Business Bank Account", line: "cash", opening: 138_481.53 },
  { id: "debtors", name: "Accounts Receivable", line: "receivables", opening: 129_521.68 },
  { id: "equipment", name: "Office Equipment", line: "fixedAssets", opening: 90_000 },
  {
    ...{ id: "worn", name: "Less Accumulated Depreciation on Office Equipment" },
    ...{ line: "accumulatedDepreciation", opening: -31_500 },
  },
  { id: "creditors", name: "Accounts Payable", line: "payables", opening: -54_400.87 },
  { id: "gst", name: "GST", line: "salesTax", opening: -4948.89 },
  { id: "withheld", name: "PAYG Withholdings Payable", line: "payrollLiabilities", opening: -5000 },
  { id: "loan", name: "Loan", line: "loans", opening: -71_000 },
  { id: "retained", name: "Retained Earnings", line: "retainedEarnings", opening: -158_700 },
  { id: "capital", name: "Share Capital", line: "shareCapital", opening: -10_000 },
];

type Flows = Record<string, number>;

/** The last so many of the 23 months. What was before stands in the openings. */
export function joineryBooks(months = MONTHS): FittedBooks {
  const balances = new Map(OPENED.map(({ id, opening = 0 }) => [id, opening]));
  const actuals: Record<string, number[]> = {};
  const openings = new Map(balances);
  for (let at = 0; at < MONTHS; at++) {
    const isKept = at >= MONTHS - months;
    if (monthInYear(at) === 7) turnYear(balances);
    if (at === MONTHS - months) for (const [id, balance] of balances) openings.set(id, balance);
    for (const [id, movement] of Object.entries(monthOf(at, balances))) {
      balances.set(id, exact((balances.get(id) ?? 0) + movement));
      if (isKept) actuals[id] = [...(actuals[id] ?? []), movement];
    }
  }
  const year = 2024 + Math.floor((FIRST_MONTH - 1 + MONTHS - months) / 12);
  const start = `${year}-${String(monthInYear(MONTHS - months)).padStart(2, "0")}-01`;
  return {
    currency: "AUD",
    accounts: OPENED.map((account) => ({ ...account, opening: openings.get(account.id) ?? 0 })),
    actuals,
    timeline: { unit: "month", start, yearEndMonth: 6, actualCount: months },
  };
}

const monthInYear = (at: number) => ((FIRST_MONTH - 1 + at) % 12) + 1;
const exact = (amount: number) => Math.round(amount * 100) / 100;

function monthOf(at: number, balances: ReadonlyMap<string, number>): Flows {
  const [sold, goods, advertising] = [JOINERY_SALES, GOODS, JOINERY_ADVERTISING].map(
    (series) => series[at] ?? 0,
  ) as [number, number, number];
  const [before, rent] = [JOINERY_SALES[at - 1] ?? 98_944.19, 6600];
  const stood = (id: string) => balances.get(id) ?? 0;
  const billed = goods + advertising + rent;
  const wages = at < 11 ? 25_000 : 25_750;
  const isGstPaid = [2, 5, 8, 11].includes(monthInYear(at));
  const interest = exact((0 - stood("loan")) * (0.075 / 12));
  const flows: Flows = {
    ...{ sales: -sold, goods, advertising, fees: 85.4, wear: 1500, worn: -1500, rent, wages },
    ...{ interest, loan: 1000, withheld: exact(-0.2 * wages - stood("withheld")) },
    debtors: exact(1.1 * (0.95 * sold + 0.25 * before) - stood("debtors")),
    creditors: exact(-1.1 * billed - stood("creditors")),
    gst: exact(-0.1 * (sold - billed) - (isGstPaid ? stood("gst") : 0)),
  };
  const bank = 0 - Object.values(flows).reduce((total, flow) => total + flow, 0);
  return { ...flows, bank: exact(bank) };
}

const OF_THE_YEAR = ["sales", "goods", "advertising", "fees", "wear", "interest", "rent", "wages"];

function turnYear(balances: Map<string, number>) {
  const profit = OF_THE_YEAR.reduce((total, id) => total + (balances.get(id) ?? 0), 0);
  balances.set("retained", exact((balances.get("retained") ?? 0) + profit));
  for (const id of OF_THE_YEAR) balances.set(id, 0);
}
