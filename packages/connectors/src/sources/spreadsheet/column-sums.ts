/** The amounts of a table's columns row by row, read for proofs: what cannot be read is nothing. */
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { NotAnAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import { type Notation, readAmountCell } from "./sheet-amount.ts";
import { netOf, sideOf } from "./sheet-rows.ts";

/** Debit and credit apart, or one signed column with, where there is one, its column of sides. */
export type AmountSet = { debit: number; credit: number } | { net: number; side?: number };

export type SheetAmounts = {
  rowCount: number;
  netAt: (row: number, set: AmountSet) => Minor;
};

export function sheetAmounts(
  sheet: PlainSheet,
  headingRow: number,
  notation: Notation,
): SheetAmounts {
  const rows = sheet.rows.slice(headingRow + 1);
  const cache = new Map<number, Minor[]>();
  const columnOf = (index: number, isCredit: boolean, side?: number): Minor[] => {
    const key = index * 2 + (isCredit ? 1 : 0);
    const found = cache.get(key);
    if (found) return found;
    const nets = rows.map((cells) => {
      const written = tryAmount(cells[index] ?? null, notation);
      const marked = side === undefined ? undefined : sideOf(String(cells[side] ?? ""));
      return netOf(
        written && marked && !written.side ? { ...written, side: marked } : written,
        isCredit,
      );
    });
    cache.set(key, nets);
    return nets;
  };
  const netAt = (row: number, set: AmountSet) =>
    "net" in set
      ? (columnOf(set.net, false, set.side)[row] ?? 0n)
      : (columnOf(set.debit, false)[row] ?? 0n) + (columnOf(set.credit, true)[row] ?? 0n);
  return {
    rowCount: rows.length,
    netAt,
  };
}

function tryAmount(cell: string | number | boolean | null, notation: Notation) {
  try {
    return readAmountCell(cell, notation);
  } catch (error) {
    if (error instanceof NotAnAmount) return undefined;
    throw error;
  }
}
