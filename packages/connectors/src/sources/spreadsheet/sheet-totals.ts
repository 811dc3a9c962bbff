/**
 * Totals of a sheet, held against the rows above them. In each of its columns a total is the sum
 * of the accounts directly above it, as many as it takes: a section, several, or all. One at the
 * foot that is not says that a row was lost or changed, and the sheet is refused.
 *
 *   sum of the rows from k to here = sum of all rows so far − sum of all rows before k
 */
import { formatAmount } from "#ledger/amount.ts";
import type { Minor } from "#ledger/ledger.ts";
import type { WrittenAmount } from "./sheet-amount.ts";
import { netReader } from "./sheet-groups.ts";
import type { SheetColumn, SheetProblem } from "./sheet-mapping.ts";
import { looksLikeTotal, type SheetRow } from "./sheet-rows.ts";

export type TotalsRead = {
  accounts: SheetRow[];
  problems: SheetProblem[];
  warnings: string[];
  /** The foot of the sheet, by column, when it holds. */
  foot?: ReadonlyMap<number, Minor>;
};

const ACCOUNTS_MIN = 3;

export function separateTotals(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  decimals: number,
): TotalsRead {
  const sums = runningSums(nets);
  // Some programs give a section's net on one side only.
  const netsOf = netReader(columns);
  const netted = runningSums((row) => new Map(netsOf(row).entries()));
  const accounts: SheetRow[] = [];
  const unmatched: SheetRow[] = [];
  let foot: ReadonlyMap<number, Minor> | undefined;
  const lowest = rows.findLast(({ amounts }) => amounts.size > 0);
  // At the foot a row that adds up everything above it is a total in any language.
  const isUnnamedFoot = (row: SheetRow) =>
    row === lowest &&
    accounts.length >= ACCOUNTS_MIN &&
    sums.isSumOfAll(row) &&
    [...nets(row).values()].some((net) => net !== 0n);
  for (const row of rows) {
    const canBeTotal = row.kind === "total" || looksLikeTotal(row.name) || isUnnamedFoot(row);
    const isSum =
      canBeTotal &&
      row.amounts.size > 0 &&
      (sums.isSumOfRowsAbove(row) || (!isFoot(row) && netted.isSumOfRowsAbove(row)));
    if (row.kind === "account" && !isSum) {
      accounts.push(row);
      sums.add(row);
      netted.add(row);
    } else if (!isSum) unmatched.push(row);
    else if (sums.isSumOfAll(row)) foot = nets(row);
  }
  const last = rows.findLast(isFoot);
  const isRefused = (row: SheetRow) => row === last || row.name + row.code === "";
  return {
    accounts,
    problems: unmatched.filter(isRefused).map((row) => differs(row, sums, columns, decimals)),
    warnings: unmatched.filter((row) => !isRefused(row)).map(notRead),
    ...(foot && { foot }),
  };
}

type Sums = ReturnType<typeof runningSums>;

function runningSums(valuesOf: (row: SheetRow) => ReadonlyMap<number, Minor>) {
  const history = new Map<number, Minor[]>();
  const before = new Map<number, Set<Minor>>();
  const now = new Map<number, Minor>();
  const sumOf = (column: number) => now.get(column) ?? 0n;
  // Made findable only when a total asks, since most sheets have one at the foot or none.
  const sumsBefore = (column: number): ReadonlySet<Minor> => {
    const sums = before.get(column) ?? new Set<Minor>();
    for (const sum of history.get(column)?.splice(0) ?? []) sums.add(sum);
    before.set(column, sums);
    return sums;
  };
  const isSumIn = (column: number, said: Minor) =>
    said === sumOf(column) || sumsBefore(column).has(sumOf(column) - said);
  return {
    sumOf,
    add(row: SheetRow) {
      for (const [column, value] of valuesOf(row)) {
        const sums = history.get(column) ?? [];
        sums.push(sumOf(column));
        history.set(column, sums);
        now.set(column, sumOf(column) + value);
      }
    },
    isSumOfRowsAbove: (row: SheetRow) =>
      [...valuesOf(row)].every(([column, said]) => isSumIn(column, said)),
    isSumOfAll: (row: SheetRow) =>
      [...valuesOf(row)].every(([column, said]) => said === sumOf(column)),
  };
}

function nets({ amounts }: SheetRow): Map<number, Minor> {
  return new Map([...amounts].map(([column, written]) => [column, signed(written)]));
}

function signed({ amount, side }: WrittenAmount): Minor {
  return side === "credit" ? -amount : amount;
}

const FOOT_NAME =
  /^(?:grand )?totals?:?$|^(?:summen?|gesamt|gesamtsumme|totaal|totalen|total général|totaux|totales|sumas?):?$/i;

function isFoot({ name, code }: SheetRow) {
  return FOOT_NAME.test(name || code);
}

function differs(
  row: SheetRow,
  sums: Sums,
  columns: readonly SheetColumn[],
  decimals: number,
): SheetProblem {
  const label = row.name || row.code;
  if (label === "") {
    const message = `Row ${row.row} has amounts and no account, and they are no total either.`;
    return { row: row.row, kind: "no-account", message };
  }
  const [column, said] =
    [...nets(row)].find(([index, amount]) => amount !== sums.sumOf(index)) ?? ([0, 0n] as const);
  const heading = columns.find(({ index }) => index === column)?.heading ?? "";
  const [theirs, ours] = [said, sums.sumOf(column)].map((each) => formatAmount(each, decimals));
  const message = `Row ${row.row}: the total of ${heading} is ${theirs}, and the rows above add up to ${ours}.`;
  return { row: row.row, kind: "total-differs", message };
}

function notRead({ row, name, code }: SheetRow) {
  return `Row ${row}, ${name || code}, is worked out from other rows and is not read.`;
}
