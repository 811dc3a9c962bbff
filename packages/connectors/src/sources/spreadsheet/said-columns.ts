/** What a person says a column is goes before what its heading says and its figures bear out. */
import type { ProposedColumns } from "./propose-columns.ts";
import type { ColumnRole, SheetColumn } from "./sheet-mapping.ts";

export type SaidRole = ColumnRole | "unread";

/** By the column's heading. */
export type SaidColumns = Readonly<Record<string, SaidRole>>;

/** One column for each; what says the same as another gives way to what was said. */
const INSTEAD_OF: Partial<Record<SaidRole, readonly ColumnRole[]>> = {
  account: ["code", "name"],
  code: ["account"],
  name: ["account"],
  amount: ["debit", "credit"],
  debit: ["amount"],
  credit: ["amount"],
};

const AMOUNTS: readonly SaidRole[] = [
  ...(["debit", "credit", "amount"] satisfies SaidRole[]),
  ...(["closing", "closing-debit", "closing-credit"] satisfies SaidRole[]),
];

export function withSaidColumns(proposed: ProposedColumns, said: SaidColumns): ProposedColumns {
  const roles = Object.values(said);
  if (roles.length === 0) return proposed;
  const taken = new Set<string>(roles.flatMap((role) => [role, ...(INSTEAD_OF[role] ?? [])]));
  // One set of amounts is of one month, whatever the headings beside it are.
  const isOneMonth = roles.some((role) => AMOUNTS.includes(role));
  const columns = proposed.columns.map((column): SheetColumn => {
    const { index, heading } = column;
    if (Object.hasOwn(said, heading)) return { index, heading, role: said[heading] ?? "unread" };
    const isGone = taken.has(column.role) || (isOneMonth && column.role === "month");
    return isGone ? { index, heading, role: "unread" } : column;
  });
  const isMonthly = proposed.isMonthly && !isOneMonth;
  return { ...proposed, columns, isMonthly };
}
