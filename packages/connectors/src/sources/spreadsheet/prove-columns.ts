/**
 * Holds the columns of a table against each other, row by row:
 *
 *   closing = opening + moved                    the period's own columns
 *   closing = opening + year to date             the opening is the year's
 *   closing = opening + earlier periods + moved  the same, written otherwise
 *   closing = debit − credit                     the sides add up to the balance and say no more
 *
 * What holds is read and says why. Columns that lead to no closing are left alone, since closing
 * balances by themselves are never wrong.
 */
import type { Minor } from "#ledger/ledger.ts";
import type { AmountSet, SheetAmounts } from "./column-sums.ts";
import type { Measure } from "./heading-meaning.ts";
import type { DescribedColumn } from "./propose-columns.ts";
import type { ColumnRole, SheetColumn } from "./sheet-mapping.ts";
import { sideColumns } from "./sheet-rows.ts";

export type ColumnProof = {
  /** Roles that the figures do not bear out. */
  dropped: ReadonlySet<ColumnRole>;
  reasons: string[];
  /** Opening, movement and closing agree. */
  isRolling: boolean;
};

const OPENING = ["opening", "opening-debit", "opening-credit"] as const;
const OWN = ["debit", "credit", "amount"] as const;
const CLOSING = ["closing", "closing-debit", "closing-credit"] as const;

function setOf(
  columns: readonly SheetColumn[],
  [net, debit, credit]: readonly ColumnRole[],
): AmountSet | undefined {
  const at = (role: ColumnRole | undefined) => columns.find((each) => each.role === role)?.index;
  const [one, left, right] = [at(net), at(debit), at(credit)];
  if (left !== undefined && right !== undefined) return { debit: left, credit: right };
  return one === undefined ? undefined : netSet(columns, one);
}

export function ownSet(columns: readonly SheetColumn[]) {
  return setOf(columns, ["amount", "debit", "credit"]);
}

export function closingSet(columns: readonly SheetColumn[]) {
  return setOf(columns, CLOSING);
}

export function openingSet(columns: readonly SheetColumn[]) {
  return setOf(columns, OPENING);
}

function netSet(columns: readonly SheetColumn[], net: number): AmountSet {
  const side = sideColumns(columns).get(net);
  return { net, ...(side !== undefined && { side }) };
}

export function proveColumns(
  columns: readonly SheetColumn[],
  described: readonly DescribedColumn[],
  amounts: SheetAmounts,
  isOfManyMonths: boolean,
): ColumnProof {
  const [opening, own, closing] = [openingSet(columns), ownSet(columns), closingSet(columns)];
  const holds = holdsIn(amounts);
  const kept = (reason: string, isRolling = false, dropped: readonly ColumnRole[] = []) => ({
    dropped: new Set(dropped),
    reasons: [reason],
    isRolling,
  });
  if (closing && isGross(described, closing, amounts)) {
    return kept(
      "The year to date has both sides in one row: it is what moved, and not a balance.",
      false,
      [...OPENING, ...CLOSING],
    );
  }
  if (!own || !closing) return { dropped: new Set(), reasons: [], isRolling: false };
  if (isOfManyMonths) {
    return kept(
      "The columns of what moved are of several months, so that only the closing balances are read.",
      false,
      [...OPENING, ...OWN],
    );
  }
  if (!opening) {
    if (!holds([own], closing)) return { dropped: new Set(), reasons: [], isRolling: false };
    return kept("Debit less credit is the balance in every row.", false, OWN);
  }
  if (holds([opening, own], closing)) {
    return kept("In every row the opening balance and what moved are the closing balance.", true);
  }
  const other = (measure: Measure) => unreadSet(columns, described, measure);
  const [yearToDate, earlier] = [other("year-to-date"), other("earlier")];
  if (yearToDate && holds([opening, yearToDate], closing)) {
    return kept(
      "In every row the year's opening and the year to date are the closing balance.",
      false,
      OPENING,
    );
  }
  if (earlier && holds([opening, earlier, own], closing)) {
    return kept(
      "In every row the year's opening, earlier periods and this one are the closing balance.",
      false,
      OPENING,
    );
  }
  return kept(
    "Opening balance and what moved do not lead to the closing balance, so that only the closing balances are read.",
    false,
    [...OPENING, ...OWN],
  );
}

const BOTH_SIDES_MIN = 3;

/** A year to date can be what moved since the year began; a balance has one side. */
function isGross(
  described: readonly DescribedColumn[],
  closing: AmountSet,
  { rowCount, netAt }: SheetAmounts,
): boolean {
  if ("net" in closing) return false;
  const meaning = described.find(({ index }) => index === closing.debit)?.meaning;
  if (meaning?.kind !== "amount" || meaning.measure !== "year-to-date") return false;
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  const isBoth = (row: number) =>
    netAt(row, { net: closing.debit }) !== 0n && netAt(row, { net: closing.credit }) !== 0n;
  return rows.filter(isBoth).length >= BOTH_SIDES_MIN;
}

function holdsIn({ rowCount, netAt }: SheetAmounts) {
  return (parts: readonly AmountSet[], sum: AmountSet): boolean => {
    for (let row = 0; row < rowCount; row++) {
      const left = parts.reduce((total: Minor, part) => total + netAt(row, part), 0n);
      if (left !== netAt(row, sum)) return false;
    }
    return true;
  };
}

/** A set that is known by its headings and not read. */
function unreadSet(
  columns: readonly SheetColumn[],
  described: readonly DescribedColumn[],
  measure: Measure,
): AmountSet | undefined {
  const unread = new Set(columns.filter(({ role }) => role === "unread").map(({ index }) => index));
  const of = (side: "debit" | "credit" | undefined) =>
    described.find(
      ({ index, meaning }) =>
        unread.has(index) &&
        meaning?.kind === "amount" &&
        meaning.measure === measure &&
        meaning.side === side,
    )?.index;
  const [debit, credit, net] = [of("debit"), of("credit"), of(undefined)];
  if (debit !== undefined && credit !== undefined) return { debit, credit };
  return net === undefined ? undefined : netSet(columns, net);
}
