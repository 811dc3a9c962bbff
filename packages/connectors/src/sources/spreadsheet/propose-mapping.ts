/**
 * Proposes what a file nobody has seen yet is: the sheet, the headings, what each column is taken
 * for, how amounts are signed and of which month it is. Everything is a proposal: the person sees
 * it beside the first rows and changes what is wrong.
 */
import type { Month } from "@app/engine/time/month";
import { findDecimalMark } from "@app/spreadsheet/decimal-mark";
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { readSheet } from "./read-sheet.ts";
import { findHeadings, type Headings, proposeColumns, roleOf, textOf } from "./sheet-headings.ts";
import type { SheetColumn, SheetLayout, SheetMapping } from "./sheet-mapping.ts";
import { dateOrderOf, monthIn } from "./sheet-month.ts";
import { splitAccount } from "./sheet-rows.ts";

export type Proposal = { mapping: SheetMapping; month?: Month };

/** Undefined when no visible sheet has a row that names accounts and amounts. */
export function proposeMapping(table: Table, decimals: number): Proposal | undefined {
  const found = table.sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap((sheet) => {
      const headings = findHeadings(sheet);
      return headings ? [{ sheet, headings }] : [];
    })
    .sort((one, other) => other.sheet.rows.length - one.sheet.rows.length)[0];
  if (!found) return undefined;
  const { sheet, headings } = found;
  const month = monthOfTitle(sheet, headings);
  const mapping = withSigns(table, firstMapping(table, sheet, headings), decimals, month);
  const reading = readSheet(table, { mapping, decimals, month });
  const retained = reading.accounts.filter(
    (account) => account.class === "EQUITY" && RETAINED.test(account.name),
  );
  const only = retained.length === 1 ? retained[0]?.externalId : undefined;
  return {
    mapping: { ...mapping, ...(only !== undefined && { retainedEarnings: only }) },
    ...(month !== undefined && { month }),
  };
}

const RETAINED =
  /retained (?:earnings|profits?|surplus)|accumulated (?:profits?|losses|surplus|funds)|profit and loss account|brought forward|gewinnvortrag|report à nouveau|resultados acumulados|overige reserves/i;

function firstMapping(table: Table, sheet: PlainSheet, headings: Headings): SheetMapping {
  const columns = accountColumns(sheet, headings, proposeColumns(headings));
  const layout = layoutOf(sheet, headings, columns);
  const dateOrder = dateOrderOf(headings.texts);
  const decimalMark = table.decimalMark ?? findDecimalMark(sheet.rows.map(bareAmounts));
  const has = (role: SheetColumn["role"]) => columns.some((column) => column.role === role);
  const isMovement = has("closing") || has("closing-debit") || isAboutMovements(sheet, headings);
  return {
    ...(table.sheets.length > 1 && { sheetName: sheet.name }),
    layout,
    columns: columns.flatMap(({ heading, role }) =>
      role === "month" || role === "unread" ? [] : [{ heading, role }],
    ),
    ignored: columns.filter(({ role }) => role === "unread").map(({ heading }) => heading),
    amountsAre: isMovement ? "movements" : "balances",
    signs: "debit-positive",
    ...(decimalMark && { decimalMark }),
    ...(dateOrder && { dateOrder }),
    classes: {},
  };
}

/** Without the letters that say debit or credit. */
function bareAmounts(row: readonly CellValue[]): string[] {
  return row.flatMap((cell) =>
    typeof cell === "string" ? [cell.replace(/(?<=\d)\s*\p{L}{1,6}\.?$/u, "")] : [],
  );
}

function layoutOf(
  sheet: PlainSheet,
  headings: Headings,
  columns: readonly SheetColumn[],
): SheetLayout {
  const isMonth = (text: string) => monthIn(text, "day-first") !== undefined;
  if (!headings.texts.some(isMonth)) return "trial-balance";
  const isMovement =
    columns.some(({ role }) => role === "opening") || isAboutMovements(sheet, headings);
  return isMovement ? "monthly-movements" : "monthly-balances";
}

function isAboutMovements(sheet: PlainSheet, headings: Headings) {
  return /\b(?:movements?|activity|net change|mutaties|mouvements|movimientos)\b|bewegung/i.test(
    titleOf(sheet, headings),
  );
}

function titleOf({ name, rows }: PlainSheet, { row }: Headings) {
  const above = rows.slice(0, row).map((cells) => cells.map(textOf).filter(Boolean).join(" "));
  return [name, ...above].join("\n");
}

/** The last month a title names: a period is written from its first day to its last. */
function monthOfTitle(sheet: PlainSheet, headings: Headings): Month | undefined {
  const pieces = titleOf(sheet, headings).split(/\n|\bto\b|\bbis\b|\bau\b|\bt\/m\b|\s[-–]\s/);
  return pieces.map((piece) => monthIn(piece)).findLast((month) => month !== undefined);
}

const SAMPLE_ROWS = 200;
const MOSTLY = 0.8;

/** "Account" may head codes, names or both: its cells tell. */
function accountColumns(sheet: PlainSheet, headings: Headings, proposed: SheetColumn[]) {
  const cells = (index: number) =>
    sheet.rows
      .slice(headings.row + 1, headings.row + 1 + SAMPLE_ROWS)
      .map((row) => textOf(row[index]))
      .filter(Boolean);
  const isMostly = (index: number, holds: (text: string) => boolean) => {
    const texts = cells(index);
    return texts.length > 0 && texts.filter(holds).length >= MOSTLY * texts.length;
  };
  const isCode = (text: string) => /^[\p{L}]{0,3}[\d./-]*\d$/u.test(text);
  const isBoth = (text: string) => splitAccount(text).code !== "";
  const hasName = proposed.some(
    ({ index, heading }) => roleOf(heading) === "name" && !isMostly(index, isCode),
  );
  const hasCode = proposed.some(({ role }) => role === "code");
  let isNameTaken = false;
  return proposed.map((column): SheetColumn => {
    const { index, heading } = column;
    const role = roleOf(heading);
    if (role !== "code" && role !== "name") return column;
    if (!(hasName && hasCode) && isMostly(index, isBoth))
      return { index, heading, role: "account" };
    if (role === "name" && isMostly(index, isCode)) {
      return { index, heading, role: hasCode ? "unread" : "code" };
    }
    if (role === "code") return column;
    const isFirst = !isNameTaken;
    isNameTaken = true;
    return { index, heading, role: isFirst ? "name" : "unread" };
  });
}

/** Signed amounts that add up to nothing only when credits are turned are written naturally. */
function withSigns(
  table: Table,
  mapping: SheetMapping,
  decimals: number,
  month: Month | undefined,
): SheetMapping {
  const natural = { ...mapping, signs: "natural" } as const;
  const isUnbalanced = (each: SheetMapping) =>
    readSheet(table, { mapping: each, decimals, month: month ?? 0 }).problems.some(
      ({ kind }) => kind === "unbalanced",
    );
  return isUnbalanced(mapping) && !isUnbalanced(natural) ? natural : mapping;
}
