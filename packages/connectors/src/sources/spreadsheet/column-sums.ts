/** The amounts of a table's columns row by row, read for proofs: what cannot be read is nothing. */
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { NotAnAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import { netOf } from "./row-net.ts";
import { type Notation, readAmountCell } from "./sheet-amount.ts";
import { sideOf } from "./sheet-rows.ts";

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
  // Cell by cell, since most proofs end in the first rows.
  const cellAt = (row: number, index: number, isCredit: boolean, side?: number): Minor => {
    const key = index * 2 + (isCredit ? 1 : 0);
    const nets = cache.get(key) ?? [];
    cache.set(key, nets);
    const cells = rows[row] ?? [];
    const net = nets[row] ?? netOfCell(cells, index, isCredit, side);
    nets[row] = net;
    return net;
  };
  const netOfCell = (
    cells: readonly CellValue[],
    index: number,
    isCredit: boolean,
    side?: number,
  ) => {
    const written = tryAmount(cells[index] ?? null, notation);
    const marked = side === undefined ? undefined : sideOf(String(cells[side] ?? ""));
    const sided = written && marked && !written.side ? { ...written, side: marked } : written;
    return netOf(sided, isCredit);
  };
  const netAt = (row: number, set: AmountSet) =>
    "net" in set
      ? cellAt(row, set.net, false, set.side)
      : cellAt(row, set.debit, false) + cellAt(row, set.credit, true);
  return {
    rowCount: rows.length,
    netAt,
  };
}

function tryAmount(cell: CellValue, notation: Notation) {
  try {
    return readAmountCell(cell, notation);
  } catch (error) {
    if (error instanceof NotAnAmount) return undefined;
    throw error;
  }
}
