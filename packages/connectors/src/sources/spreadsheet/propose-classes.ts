/**
 * Proposes a class for accounts a file gives none for, by what the name would be in each class
 * and by the side it stands on: rent on the debit side is an expense, on the credit side revenue.
 * The person decides; nothing is read with a class that was only proposed.
 */
import type { AccountClass, Minor } from "#ledger/ledger.ts";
import { suggestLines } from "#mapping/suggest-lines.ts";
import type { SheetColumn } from "./sheet-mapping.ts";
import { accountIdOf, netOf, type SheetRow } from "./sheet-rows.ts";

export type UnclassedAccount = {
  accountId: string;
  name: string;
  /** Its last amount, debit positive. */
  net: Minor;
};

const DEBIT_CLASSES: readonly AccountClass[] = ["EXPENSE", "ASSET"];
const CREDIT_CLASSES: readonly AccountClass[] = ["REVENUE", "LIABILITY", "EQUITY"];
const CONFIDENCE_MIN = 0.5;
/** More than any chart has; a file with more is not looked through name by name. */
const ACCOUNTS_MAX = 2_000;

export function unclassedOf(row: SheetRow, columns: readonly SheetColumn[]): UnclassedAccount {
  return { accountId: accountIdOf(row), name: row.name || row.code, net: lastNet(row, columns) };
}

/** By account id, in the form a mapping keeps them. */
export function proposeClasses(
  accounts: readonly UnclassedAccount[],
): Record<string, AccountClass> {
  const isSided = accounts.some(({ net }) => net < 0n);
  return Object.fromEntries(
    accounts.slice(0, ACCOUNTS_MAX).flatMap(({ accountId, name, net }) => {
      const proposed = likeliest(name, isSided ? classesOn(net) : classesOn(0n));
      return proposed ? [[accountId, proposed]] : [];
    }),
  );
}

function classesOn(net: Minor): readonly AccountClass[] {
  if (net === 0n) return [...DEBIT_CLASSES, ...CREDIT_CLASSES];
  return net > 0n ? DEBIT_CLASSES : CREDIT_CLASSES;
}

/** The last amount of the row, debit positive, as the latest month or the closing stands last. */
function lastNet({ amounts }: SheetRow, columns: readonly SheetColumn[]): Minor {
  const written = columns.flatMap(({ index, role }) => {
    const amount = amounts.get(index);
    return amount ? [netOf(amount, role === "credit" || role === "closing-credit")] : [];
  });
  return written.at(-1) ?? 0n;
}

/** Of equals none, since then the name does not tell. */
function likeliest(name: string, classes: readonly AccountClass[]): AccountClass | undefined {
  const [best, next] = classes
    .map((accountClass) => {
      const account = { externalId: "", name, class: accountClass, sourceType: "" };
      const confidence = suggestLines([account], { earlierChoices: [] })[0]?.confidence ?? 0;
      return { accountClass, confidence };
    })
    .sort((one, other) => other.confidence - one.confidence);
  const isClear =
    best && best.confidence >= CONFIDENCE_MIN && best.confidence > (next?.confidence ?? 0);
  return isClear ? best.accountClass : undefined;
}
