/**
 * Class is a wall: which standard lines an account of a class may go to. Only contra lines stand
 * in the other half of the profit and loss, such as discounts that a source books as an expense.
 */
import { type Section, type StandardLine, standardLines } from "@app/engine/model/standard-lines";
import type { AccountClass } from "#ledger/ledger.ts";

const SECTIONS: Readonly<Record<AccountClass, readonly Section[]>> = {
  ASSET: ["currentAssets", "nonCurrentAssets"],
  LIABILITY: ["currentLiabilities", "nonCurrentLiabilities"],
  EQUITY: ["equity"],
  REVENUE: ["revenue", "otherIncome"],
  EXPENSE: ["costOfSales", "operatingExpenses", "depreciation", "interest", "incomeTax"],
};

const ALSO: Readonly<Record<AccountClass, readonly string[]>> = {
  ASSET: [],
  LIABILITY: [],
  EQUITY: [],
  REVENUE: ["interestIncome"],
  EXPENSE: ["discountsReturns", "foreignExchange"],
};

const NEVER: Readonly<Partial<Record<AccountClass, readonly string[]>>> = {
  EXPENSE: ["interestIncome"],
};

const LINES = new Map(
  (Object.keys(SECTIONS) as AccountClass[]).map((accountClass) => [
    accountClass,
    new Map(
      standardLines
        .filter(
          ({ id, section }) =>
            (SECTIONS[accountClass].includes(section) || ALSO[accountClass].includes(id)) &&
            !NEVER[accountClass]?.includes(id),
        )
        .map((line) => [line.id, line]),
    ),
  ]),
);

export function linesOfClass(accountClass: AccountClass): ReadonlyMap<string, StandardLine> {
  return LINES.get(accountClass) ?? new Map();
}

/** The class of the accounts a line is for; undefined when two classes may go there. */
export function classOfLine(line: string): AccountClass | undefined {
  const [only, ...others] = [...LINES].filter(([, lines]) => lines.has(line));
  return others.length === 0 ? only?.[0] : undefined;
}
