/**
 * Proposes a class for accounts a file gives none for, by what the name would be in each class
 * and by the side it stands on: rent on the debit side is an expense, on the credit side revenue.
 * The person decides; nothing is read with a class that was only proposed.
 */
import type { AccountClass } from "#ledger.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import type { SheetColumn } from "./sheet-mapping.ts";
import { accountIdOf, netOf, type SheetRow } from "./sheet-rows.ts";

export type UnclassedAccount = { accountId: string; name: string; proposed?: AccountClass };

const DEBIT_CLASSES: readonly AccountClass[] = ["EXPENSE", "ASSET"];
const CREDIT_CLASSES: readonly AccountClass[] = ["REVENUE", "LIABILITY", "EQUITY"];
const CONFIDENCE_MIN = 0.5;

export function proposeClasses(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): UnclassedAccount[] {
  const nets = rows.map((row) => lastNet(row, columns));
  const isSided = nets.some((net) => net < 0n);
  return rows.map((row, index) => {
    const net = nets[index] ?? 0n;
    const classes =
      !isSided || net === 0n
        ? [...DEBIT_CLASSES, ...CREDIT_CLASSES]
        : net > 0n
          ? DEBIT_CLASSES
          : CREDIT_CLASSES;
    const proposed = likeliest(row, classes);
    return {
      accountId: accountIdOf(row),
      name: row.name || row.code,
      ...(proposed && { proposed }),
    };
  });
}

/** The last amount of the row, debit positive, as the latest month or the closing stands last. */
function lastNet({ amounts }: SheetRow, columns: readonly SheetColumn[]): bigint {
  const written = columns.flatMap(({ index, role }) => {
    const amount = amounts.get(index);
    return amount ? [netOf(amount, role === "credit" || role === "closing-credit")] : [];
  });
  return written.at(-1) ?? 0n;
}

/** Of equals none, since then the name does not tell. */
function likeliest(
  { name, code }: SheetRow,
  classes: readonly AccountClass[],
): AccountClass | undefined {
  const [best, next] = classes
    .map((accountClass) => {
      const account = { externalId: "", name: name || code, class: accountClass, sourceType: "" };
      const confidence = suggestLines([account], { earlierChoices: [] })[0]?.confidence ?? 0;
      return { accountClass, confidence };
    })
    .sort((one, other) => other.confidence - one.confidence);
  const isClear =
    best && best.confidence >= CONFIDENCE_MIN && best.confidence > (next?.confidence ?? 0);
  return isClear ? best.accountClass : undefined;
}
