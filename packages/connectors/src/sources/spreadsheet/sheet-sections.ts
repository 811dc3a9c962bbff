/**
 * Holds a heading that names a class against the accounts below it. An account that holds nothing
 * and is called "Other income" looks like a heading; what stands below it then says so, by names
 * and sides of other classes, and takes no class from it.
 */
import type { AccountClass } from "#ledger/ledger.ts";
import { classByName } from "./class-names.ts";
import { lastNet } from "./row-net.ts";
import type { SheetColumn } from "./sheet-mapping.ts";
import type { SheetRow } from "./sheet-rows.ts";

/** Parts of the accounts under a heading: called something else outright, or on the other side. */
const NAMED_OTHERWISE_MIN = 0.2;
const OTHER_SIDE_MIN = 0.5;

export function withoutContradicted(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): SheetRow[] {
  const sections = new Map<number, SheetRow[]>();
  for (const row of rows) {
    if (row.section === undefined) continue;
    const members = sections.get(row.section) ?? [];
    members.push(row);
    sections.set(row.section, members);
  }
  // A single column may be written with its signs turned, or each class on its own side.
  const isSided = columns.some(({ role }) => role.endsWith("credit") || role === "side");
  const contradicted = new Set(
    [...sections]
      .filter(([, members]) => isContradicted(members, columns, isSided))
      .map(([section]) => section),
  );
  return rows.map((row) => {
    if (row.section === undefined || !contradicted.has(row.section)) return row;
    const { sectionClass: _class, section: _section, ...rest } = row;
    return rest;
  });
}

function isContradicted(
  members: readonly SheetRow[],
  columns: readonly SheetColumn[],
  isSided: boolean,
): boolean {
  const own = members[0]?.sectionClass;
  if (!own) return false;
  const fits = (row: SheetRow, accountClass: AccountClass) =>
    !isSided || isOnSideOf(accountClass, lastNet(row, columns));
  const otherwise = members.filter((row) => {
    const named = classByName(row.name);
    return named !== undefined && named !== own && fits(row, named);
  });
  const across = members.filter((row) => !fits(row, own));
  return (
    otherwise.length >= NAMED_OTHERWISE_MIN * members.length ||
    across.length > OTHER_SIDE_MIN * members.length
  );
}

function isOnSideOf(accountClass: AccountClass, net: bigint): boolean {
  const isDebit = accountClass === "ASSET" || accountClass === "EXPENSE";
  return net === 0n || isDebit === net > 0n;
}
