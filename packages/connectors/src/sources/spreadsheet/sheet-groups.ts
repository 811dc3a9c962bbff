/**
 * Groups that stand over their accounts and hold their sum, as some programs export a chart. Taken
 * for accounts they would count everything twice, and debits would still be credits. A group is
 * told by its sum together with the indent or the code of its members; by the sum alone only
 * where nearly every account stands under one.
 */
import type { Minor } from "#ledger/ledger.ts";
import { classInWords } from "./class-words.ts";
import { netOf } from "./row-net.ts";
import type { SheetColumn } from "./sheet-mapping.ts";
import type { SheetRow } from "./sheet-rows.ts";

type Node = {
  row: SheetRow;
  /** Of this row and everything under it on the stack. */
  sums: Minor[];
  members: Node[];
  isSure: boolean;
};

const COVERED_MIN = 0.9;
/** Members looked at in one group. */
const MEMBERS_MAX = 200;
/** By the sum alone fewer, since every row of a long flat chart is tried. */
const UNMARKED_MAX = 30;

export function withoutGroups(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
): SheetRow[] {
  const netsOf = netReader(columns);
  // From the foot up, so that a group within a group is one by the time it is looked at.
  const stack: Node[] = [];
  for (const row of rows.toReversed()) {
    const nets = netsOf(row);
    const found = row.kind === "total" ? undefined : membersOf(row, nets, stack);
    const members = found ? stack.splice(-found.count).reverse() : [];
    const below = stack.at(-1)?.sums;
    const sums = nets.map((net, set) => net + (below?.[set] ?? 0n));
    stack.push({ row, sums, members, isSure: found?.isSure ?? false });
  }
  const roots = stack.reverse();
  const grouped = roots.filter(({ members }) => members.length > 0);
  const covered = grouped.reduce((count, node) => count + leaves(node).length, 0);
  const accounts = roots
    .filter(({ row }) => row.kind === "account")
    .reduce((count, node) => count + leaves(node).length, 0);
  const isWhole = grouped.length > 1 && covered >= COVERED_MIN * accounts;
  return roots.flatMap((node) => flattened(node, isWhole, undefined));
}

/** What follows and adds up to the row, in every set of its amounts. */
function membersOf(
  row: SheetRow,
  nets: readonly Minor[],
  stack: readonly Node[],
): { count: number; isSure: boolean } | undefined {
  if (nets.every((net) => net === 0n)) return undefined;
  let isBelow = true;
  const at = (index: number) => stack[stack.length - 1 - index];
  const sums = at(0)?.sums;
  const isSumDownTo = (before: Node | undefined) =>
    nets.every((net, set) => net === (sums?.[set] ?? 0n) - (before?.sums[set] ?? 0n));
  for (let index = 0; index < MEMBERS_MAX; index++) {
    const node = at(index);
    if (!node || node.row.kind === "total") return undefined;
    isBelow &&= isMember(row, node.row);
    if (!isBelow && index >= UNMARKED_MAX) return undefined;
    const next = at(index + 1);
    const isSum = isSumDownTo(next);
    const isEnd = !next || next.row.kind === "total" || !isMember(row, next.row);
    if (isSum && isBelow && isEnd) return { count: index + 1, isSure: true };
    if (isSum && index > 0 && !isBelow) return { count: index + 1, isSure: false };
  }
  return undefined;
}

function isMember(group: SheetRow, row: SheetRow): boolean {
  const isDeeper = row.indent > group.indent;
  const isLonger =
    group.code !== "" && row.code.length > group.code.length && row.code.startsWith(group.code);
  return isDeeper || isLonger;
}

function leaves({ row, members }: Node): SheetRow[] {
  return members.length === 0 ? [row] : members.flatMap(leaves);
}

/** Members under a group that names a class are of it. */
function flattened(
  { row, members, isSure }: Node,
  isWhole: boolean,
  above: SheetRow["sectionClass"],
): SheetRow[] {
  const sectionClass = row.sectionClass ?? above;
  const isGroup = members.length > 0 && (isSure || isWhole);
  const name = row.name.replace(/ - [A-Z\d]{1,5}$/, "");
  const under = isGroup ? (classInWords(name) ?? sectionClass) : above;
  const own = sectionClass ? { ...row, sectionClass } : row;
  return [
    ...(isGroup ? [] : [own]),
    ...members.flatMap((member) => flattened(member, isWhole, under)),
  ];
}

/** One net for each pair of sides and each single column. */
export function netReader(columns: readonly SheetColumn[]) {
  const sets = new Map<string, { index: number; isCredit: boolean }[]>();
  for (const { index, role } of columns) {
    const key = role === "month" ? `month ${index}` : role.replace(/-?(?:debit|credit)$/, "");
    const isCredit = role.endsWith("credit");
    sets.set(key, [...(sets.get(key) ?? []), { index, isCredit }]);
  }
  const read = [...sets.values()];
  return ({ amounts }: SheetRow) =>
    read.map((parts) =>
      parts.reduce((sum, { index, isCredit }) => sum + netOf(amounts.get(index), isCredit), 0n),
    );
}
