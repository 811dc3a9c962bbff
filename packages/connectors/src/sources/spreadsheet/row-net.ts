/** What a row comes to: the net of a cell, and the row's last amount. */
import type { Minor } from "#ledger/ledger.ts";
import type { WrittenAmount } from "./sheet-amount.ts";
import type { SheetColumn, SheetMapping } from "./sheet-mapping.ts";

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

/**
 * What the row stands at, or where nothing says that, what moved: the side of a loan is told by
 * what is owed, not by what was paid back last.
 */
export function standing(
  { amounts }: RowAmounts,
  columns: readonly SheetColumn[],
  { layout, amountsAre }: Pick<SheetMapping, "layout" | "amountsAre">,
): { net: Minor; isBalance: boolean } {
  const sum = (roles: RegExp) => {
    const read = columns.filter(({ role }) => roles.test(role));
    const nets = read.map(({ index, role }) => netOf(amounts.get(index), role.endsWith("credit")));
    return { isThere: read.length > 0, net: nets.reduce((total, net) => total + net, 0n) };
  };
  const [opening, closing] = [sum(/^opening/), sum(/^closing/)];
  if (closing.isThere && closing.net !== 0n) return { net: closing.net, isBalance: true };
  if (layout === "monthly-balances" || (layout === "trial-balance" && amountsAre === "balances")) {
    return { net: lastNet({ amounts }, columns), isBalance: true };
  }
  const moved = sum(/^(?:debit|credit|amount|month)$/);
  return { net: opening.net + moved.net, isBalance: opening.isThere };
}
