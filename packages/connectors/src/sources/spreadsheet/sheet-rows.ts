/**
 * The rows under the headings, each told apart: an account, a heading that stands over accounts,
 * a total, or nothing. A total is never an account; it is held against the rows above it.
 */

import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { cellName } from "@app/spreadsheet/xlsx/cell-name";
import { NotAnAmount } from "#ledger/amount.ts";
import type { AccountClass } from "#ledger/ledger.ts";
import { classInWords } from "./class-words.ts";
import { meaningOf } from "./heading-meaning.ts";
import { type Notation, readAmountCell, type WrittenAmount } from "./sheet-amount.ts";
import { textOf } from "./sheet-headings.ts";
import type { ColumnRole, SheetColumn, SheetProblem } from "./sheet-mapping.ts";
import { withoutContradicted } from "./sheet-sections.ts";

export type SheetRow = {
  /** As the spreadsheet program counts. */
  row: number;
  kind: "account" | "total";
  code: string;
  name: string;
  classWords: string;
  /** What a second column of classes or types says. */
  otherClassWords: string;
  /** Spaces before the name, which tell members from their group. */
  indent: number;
  /** The name of the row it is indented under. */
  under?: string;
  /** The class of the nearest heading above that names one. */
  sectionClass?: AccountClass;
  /** Which heading that is. */
  section?: number;
  /** By column index; an empty cell has none. */
  amounts: ReadonlyMap<number, WrittenAmount>;
};

export type RowsRead = {
  rows: SheetRow[];
  problems: SheetProblem[];
  /** Cells that were read and held a formula; their stored results were taken. */
  formulaCount: number;
};

const AMOUNT_ROLES: readonly SheetColumn["role"][] = [
  "debit",
  "credit",
  "amount",
  "closing-debit",
  "closing-credit",
  "closing",
  "opening",
  "opening-debit",
  "opening-credit",
  "month",
] satisfies (ColumnRole | "month")[];

const TOTAL_NAME =
  /^(?:(?:grand|sub|net)[ -]?)?totals?\b|,? total$|^(?:summen?|gesamt|gesamtsumme|total général|totaux|totaal|totalen|totales|sumas?|zwischensumme|sous-total|subtotaal|summa|totale)\b|\bi alt$/i;
/** Figures a report works out from its accounts. */
const WORKED_OUT =
  /^(?:current year(?:'s)? earnings|(?:net )?(?:profit|loss|income|surplus)(?: \/? ?\(?loss\)?)?(?: for the (?:year|period|month))?|gross profit|net|net assets|operating profit|ebitda?|difference|check|out of balance|jahresüberschuss|résultat(?: de l'exercice)?)$/i;

export function readRows(
  sheet: PlainSheet,
  headingRow: number,
  columns: readonly SheetColumn[],
  notation: Notation,
): RowsRead {
  const reader = cellReader(sheet, columns, notation);
  const found = withCreditsPositive(entriesOf(sheet, headingRow, reader), columns);
  const accountCodes = new Set(
    found.filter(({ amounts }) => amounts.size > 0).map(({ code }) => shapeOf(code)),
  );
  const section = sectionReader();
  const rows = found.flatMap((entry): SheetRow[] => {
    const { code, name, classWords, amounts } = entry;
    // A code like the others' makes it an account that holds nothing, even "Retained earnings".
    const isOwnCode = classInWords(name) !== undefined && !accountCodes.has(shapeOf(code));
    const isHeading = code === "" || name === "" || isOwnCode;
    if (amounts.size === 0 && classWords === "" && isHeading) {
      section.open(name || code);
      return [];
    }
    const kind = isTotal(code, name) ? "total" : "account";
    return [{ ...entry, kind, ...(kind === "total" ? section.close() : section.take()) }];
  });
  return {
    rows: withoutContradicted(rows, columns),
    problems: reader.problems,
    formulaCount: reader.formulaCount(),
  };
}

type Entry = Omit<SheetRow, "kind">;

/** The rows with anything in them. */
function entriesOf(
  sheet: PlainSheet,
  headingRow: number,
  reader: ReturnType<typeof cellReader>,
): Entry[] {
  const entries: Entry[] = [];
  for (let index = headingRow + 1; index < sheet.rows.length; index++) {
    const account = reader.account(index);
    const amounts = reader.amounts(index);
    if (amounts.size === 0 && account.name + account.code === "") continue;
    entries.push({ row: index + 1, ...account, indent: reader.indent(index), amounts });
  }
  return withParents(entries);
}

/** The nearest row above that is indented less; a total ends what it adds up. */
function withParents(entries: readonly Entry[]): Entry[] {
  const above: Entry[] = [];
  return entries.map((entry) => {
    while ((above.at(-1)?.indent ?? -1) >= entry.indent) above.pop();
    const under = above.at(-1)?.name;
    if (!isTotal(entry.code, entry.name)) above.push(entry);
    return under ? { ...entry, under } : entry;
  });
}

/** Credits written with a minus under a heading that already says credit. */
function withCreditsPositive(entries: readonly Entry[], columns: readonly SheetColumn[]): Entry[] {
  const amountsOf = (index: number | undefined) =>
    entries.flatMap(({ amounts }) => amounts.get(index ?? -1)?.amount ?? []);
  const turned = new Set(
    columns.flatMap(({ index, role }) => {
      if (!role.endsWith("credit")) return [];
      const debit = columns.find((each) => each.role === role.replace("credit", "debit"));
      const own = amountsOf(index);
      const isTurned =
        own.some((amount) => amount < 0n) &&
        own.every((amount) => amount <= 0n) &&
        amountsOf(debit?.index).every((amount) => amount >= 0n);
      return isTurned ? [index] : [];
    }),
  );
  if (turned.size === 0) return [...entries];
  return entries.map((entry) => ({
    ...entry,
    amounts: new Map(
      [...entry.amounts].map(([index, written]) => [
        index,
        turned.has(index) ? { ...written, amount: -written.amount } : written,
      ]),
    ),
  }));
}

/** "4-2000" is written as "1-1100" is, and neither as "10" or "A". */
function shapeOf(code: string): string {
  return code.replace(/\d/g, "9");
}

/**
 * A heading that names a class gives it to the accounts below, through headings directly under
 * it. Any other heading, and any total, ends it: what comes after may be of another class.
 */
function sectionReader() {
  let current: AccountClass | undefined;
  let number = 0;
  let isUnderHeading = false;
  return {
    open(label: string) {
      current = classInWords(label) ?? (isUnderHeading ? current : undefined);
      number++;
      isUnderHeading = true;
    },
    take() {
      isUnderHeading = false;
      return current ? { section: number, sectionClass: current } : {};
    },
    close() {
      isUnderHeading = false;
      current = undefined;
      return {};
    },
  };
}

/** With a code it is an account, whatever it is called; sums told by figures are found later. */
function isTotal(code: string, name: string) {
  const label = name || code;
  if (code !== "" && name !== "") return false;
  return TOTAL_NAME.test(label) || WORKED_OUT.test(label) || label === "";
}

export function looksLikeTotal(name: string): boolean {
  return TOTAL_NAME.test(name);
}

function cellReader(sheet: PlainSheet, columns: readonly SheetColumn[], notation: Notation) {
  const problems: SheetProblem[] = [];
  let formulaCount = 0;
  // Most sheets have none of these, and every cell would be named to look for it.
  const isMarked = sheet.formulas.size + sheet.errors.size + sheet.dateNumbers.size > 0;
  const amountColumns = columns.filter(({ role }) => AMOUNT_ROLES.includes(role));
  const columnOf = (role: ColumnRole) => columns.find((column) => column.role === role)?.index;
  const sides = sideColumns(columns);
  const otherClass = columns.find(
    ({ role, heading }) => role === "unread" && meaningOf(heading)?.kind === "class",
  )?.index;

  function text(index: number, role: ColumnRole): string {
    const column = columnOf(role);
    if (column === undefined) return "";
    const name = cellName(index + 1, column + 1);
    if (role === "code" && sheet.dateNumbers.has(name)) {
      const message = `${name} is a date where an account code belongs. Format the column as text.`;
      problems.push({ row: index + 1, kind: "cell-error", message });
    }
    return textOf(sheet.rows[index]?.[column]);
  }

  function account(index: number) {
    const classWords = text(index, "class");
    const otherClassWords = textOf(sheet.rows[index]?.[otherClass ?? -1]);
    const both = text(index, "account");
    if (both !== "") return { ...splitAccount(both), classWords, otherClassWords };
    return { code: text(index, "code"), name: text(index, "name"), classWords, otherClassWords };
  }

  function indent(index: number): number {
    const column = columnOf("name") ?? columnOf("account") ?? -1;
    return /^\s*/.exec(String(sheet.rows[index]?.[column] ?? ""))?.[0].length ?? 0;
  }

  function amounts(index: number): Map<number, WrittenAmount> {
    const found = new Map<number, WrittenAmount>();
    for (const { index: column } of amountColumns) {
      const cell = sheet.rows[index]?.[column] ?? null;
      const name = isMarked ? cellName(index + 1, column + 1) : "";
      if (sheet.formulas.has(name)) formulaCount++;
      const reason = unreadable(sheet, name, cell);
      try {
        const written = reason ? undefined : readAmountCell(cell, notation);
        const amount = withSide(written, sheet.rows[index]?.[sides.get(column) ?? -1]);
        if (reason) problems.push({ row: index + 1, kind: "cell-error", message: reason });
        if (amount) found.set(column, amount);
      } catch (error) {
        if (!(error instanceof NotAnAmount)) throw error;
        problems.push({
          row: index + 1,
          kind: "not-a-number",
          message: `${cellName(index + 1, column + 1)}: ${error.message}.`,
        });
      }
    }
    return found;
  }

  return { problems, formulaCount: () => formulaCount, account, amounts, indent };
}

function withSide(
  written: WrittenAmount | undefined,
  cell: CellValue | undefined,
): WrittenAmount | undefined {
  const side = cell === undefined ? undefined : sideOf(String(cell ?? ""));
  return written && side && !written.side ? { ...written, side } : written;
}

/** By the amounts' columns: a column of sides stands behind its amounts, or else before them. */
export function sideColumns(columns: readonly SheetColumn[]): ReadonlyMap<number, number> {
  const isAmount = (index: number) =>
    columns.some(
      (each) =>
        each.index === index &&
        (AMOUNT_ROLES.includes(each.role) || meaningOf(each.heading)?.kind === "amount"),
    );
  return new Map(
    columns
      .filter(({ role }) => role === "side")
      .map(({ index }) => [isAmount(index - 1) ? index - 1 : index + 1, index]),
  );
}

const DEBIT_SIDE = /^(?:d|dr|debit|s|soll|debet|debe)\.?$/i;
const CREDIT_SIDE = /^(?:c|cr|credit|h|haben|k|haber)\.?$/i;

export function sideOf(text: string): "debit" | "credit" | undefined {
  const word = text.trim();
  if (DEBIT_SIDE.test(word)) return "debit";
  return CREDIT_SIDE.test(word) ? "credit" : undefined;
}

function unreadable(sheet: PlainSheet, name: string, cell: unknown): string | undefined {
  if (sheet.errors.has(name)) return `${name} shows the error ${cell}.`;
  if (sheet.dateNumbers.has(name)) return `${name} is a date where an amount belongs.`;
  if (cell === null && sheet.formulas.has(name)) {
    return `${name} holds a formula without its result. Open the file, calculate and save it.`;
  }
  return undefined;
}

/** Codes are short, and what is not must not cost a hostile cell's worth of time. */
const CODE_FIRST =
  /^(?=[\p{L}./-]{0,19}\d)(?<code>[\p{L}\d./-]{1,20})\s*(?:[-–:·|]\s*|\s)(?<name>\D.*)$/u;
const CODE_LAST = /^(?<name>[^()]+?)\s*\((?=[^()]{0,19}\d)(?<code>[^()]{1,20})\)$/;

/** "4000 - Sales" and "Sales (4000)"; a name alone stays a name. */
export function splitAccount(text: string): { code: string; name: string } {
  const groups = (CODE_LAST.exec(text) ?? CODE_FIRST.exec(text))?.groups;
  return { code: groups?.code?.trim() ?? "", name: (groups?.name ?? text).trim() };
}

/**
 * The code, or the name where there is none. A spreadsheet keeps 0030 as text in one month and as
 * the number 30 in the next.
 */
export function accountIdOf({ code, name }: Pick<SheetRow, "code" | "name">): string {
  return code.replace(/^0+(?=\d+$)/, "") || name.toLowerCase();
}
