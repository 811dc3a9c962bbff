/** What a row comes to: the net of a cell, and the row's last amount. */
import type { Minor } from "#ledger/ledger.ts";
import type { WrittenAmount } from "./sheet-amount.ts";
import type { SheetColumn } from "./sheet-mapping.ts";

/** Debit − credit, or its one signed amount. */
export function netOf(written: WrittenAmount | undefined, isCreditPositive: boolean): Minor {
  if (!written) return 0n;
  const { amount, side } = written;
  if (side) return side === "credit" ? -amount : amount;
  return isCreditPositive ? -amount : amount;
}

type RowAmounts = { amounts: ReadonlyMap<number, WrittenAmount> };

/** The last amount of the row, debit positive, as the latest month or the closing stands last. */
export function lastNet({ amounts }: RowAmounts, columns: readonly SheetColumn[]): Minor {
  const last = columns.findLast(({ index }) => (amounts.get(index)?.amount ?? 0n) !== 0n);
  return last ? netOf(amounts.get(last.index), last.role.endsWith("credit")) : 0n;
}
