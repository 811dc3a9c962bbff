/** The chart of accounts by section, and whether its opening balances are those of books. */
import type { Account, ModelDocument } from "@app/engine/model/document";
import { type Section, standardLine, standardLines } from "@app/engine/model/standard-lines";

export type ChartSection = { section: Section | "none"; name: string; accounts: Account[] };

export const SECTION_WORDS: Record<Section, string> = {
  revenue: "Revenue",
  costOfSales: "Cost of sales",
  otherIncome: "Other income",
  operatingExpenses: "Operating expenses",
  depreciation: "Depreciation",
  interest: "Interest",
  incomeTax: "Income tax",
  currentAssets: "Current assets",
  nonCurrentAssets: "Non-current assets",
  currentLiabilities: "Current liabilities",
  nonCurrentLiabilities: "Non-current liabilities",
  equity: "Equity",
};

export const SECTIONS = Object.keys(SECTION_WORDS) as Section[];

/** In the order of the statements; accounts on no line that is known come first, to be placed. */
export function chartSections({ accounts }: ModelDocument): ChartSection[] {
  const lost = accounts.filter(({ line }) => !standardLine(line));
  return [
    { section: "none" as const, name: "Without a line", accounts: lost },
    ...SECTIONS.map((section) => ({
      section,
      name: SECTION_WORDS[section],
      accounts: accounts.filter(({ line }) => standardLine(line)?.section === section),
    })),
  ].filter((each) => each.accounts.length > 0);
}

export function linesIn(section: Section) {
  return standardLines.filter((line) => line.section === section);
}

export type Balance = { debit: number; credit: number; difference: number };

/** Debits less credits in cents, as books are added: a float would be out by itself. */
export function openingBalance({ accounts }: ModelDocument): Balance {
  const cents = accounts.map(({ opening = 0 }) => Math.round(opening * 100));
  const sum = (each: readonly number[]) => each.reduce((total, value) => total + value, 0) / 100;
  const debit = sum(cents.filter((value) => value > 0));
  const credit = -sum(cents.filter((value) => value < 0));
  return { debit, credit, difference: sum(cents) };
}
