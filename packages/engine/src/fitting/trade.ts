/** What a company sells and buys, month by month, before sales tax: what customers, suppliers and tax follow. */
import type { Account } from "#model/document.ts";
import { busiest, type History, inSections, movementsTogether, onLines } from "./history.ts";

export type Trade = {
  sales: number[];
  /** What suppliers bill: costs that are neither pay nor losses, and what stock moved by. */
  billed: number[];
  /** What was bought to stay. */
  capital: number[];
  bought: Account[];
  stock?: Account;
  /** What was taken out of stock. */
  used: number[];
};

const NOT_BOUGHT = [
  ...["wages", "directLabour", "pension", "payrollTax", "leaveExpense"],
  ...["badDebts", "lossOnDisposal"],
];

export function tradeOf(history: History): Trade {
  const bought = inSections(history, "costOfSales", "operatingExpenses").filter(
    ({ line }) => !NOT_BOUGHT.includes(line),
  );
  const used = movementsTogether(history, onLines(history, "materials"));
  const held = busiest(history, onLines(history, "inventory"));
  const stock = used.some((each) => each > 0) ? held : undefined;
  const stocked = stock ? history.movementsOf(stock.id) : [];
  const billed = added(movementsTogether(history, bought), stocked);
  const assets = movementsTogether(history, onLines(history, "fixedAssets", "intangibles"));
  return {
    sales: movementsTogether(history, inSections(history, "revenue")).map((each) => 0 - each),
    billed,
    capital: assets.map((each) => Math.max(0, each)),
    bought,
    ...(stock && { stock }),
    used,
  };
}

function added(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, index) => value + (other[index] ?? 0));
}
