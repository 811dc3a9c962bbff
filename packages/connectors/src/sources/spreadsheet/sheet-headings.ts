/**
 * Finds the row of headings and says what each column is taken for. Above it may stand titles;
 * a row directly above may hold merged headings that stand over several columns, such as a year
 * over its months or "Year to date" over Debit and Credit.
 */
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { ColumnRole, SheetColumn } from "./sheet-mapping.ts";
import { type DateOrder, dateOrderOf, isMonthWithoutYear, monthIn } from "./sheet-month.ts";

/** Headings of the table; `row` counts from 0. */
export type Headings = { row: number; texts: string[] };

/** A table starts further up than this. */
export const ROWS_SEARCHED_MAX = 40;

const ROLE_WORDS: readonly (readonly [ColumnRole, RegExp])[] = [
  ["closing-debit", /^(?:ytd|year to date|closing|balance) (?:debit|dr)s?$|^ytddebit$|^debit ytd$/],
  [
    "closing-credit",
    /^(?:ytd|year to date|closing|balance) (?:credit|cr)s?$|^ytdcredit$|^credit ytd$/,
  ],
  ["code", /^(?:(?:account|gl|ledger|nominal|a\/c) )?(?:code|no|nr|number|num|#)$|^accountcode$/],
  ["code", /^(?:konto|kontonummer|konto nr|compte|n° de compte|numéro de compte|rekeningnummer)$/],
  [
    "code",
    /^(?:rekening|rekening nr|grootboek(?:nummer)?|cuenta|código|codigo|código de cuenta|n\/c)$/,
  ],
  [
    "name",
    /^(?:(?:account|ledger) )?(?:name|description|title)$|^(?:account|accounts|accountname)$/,
  ],
  [
    "name",
    /^(?:kontobezeichnung|bezeichnung|kontoname|beschriftung|name|libellé|intitulé(?: du compte)?)$/,
  ],
  ["name", /^(?:naam|omschrijving|nombre|descripción|descripcion|nombre de (?:la )?cuenta)$/],
  [
    "class",
    /^(?:account )?(?:class|type|category|section|group)$|^(?:accounttype|kontoart|art|typ)$/,
  ],
  ["class", /^(?:classe|catégorie|soort|categorie|tipo|clase|categoría)$/],
  [
    "debit",
    /^(?:(?:(?:movements?|period|month|month to date|mtd) )?(?:debit|debits|dr)|soll|débit|debet|debe|debit (?:amount|balance))(?: \(.*\))?$/,
  ],
  [
    "credit",
    /^(?:(?:(?:movements?|period|month|month to date|mtd) )?(?:credit|credits|cr)|haben|crédit|haber|credit (?:amount|balance))(?: \(.*\))?$/,
  ],
  ["opening", /^(?:opening(?: balance)?|brought forward|b\/f|eröffnungssaldo|anfangsbestand)$/],
  ["opening", /^(?:solde initial|à nouveau|beginsaldo|saldo inicial)$/],
  [
    "closing",
    /^(?:closing|closing balance|balance c\/f|endsaldo|solde final|eindsaldo|saldo final)$/,
  ],
  [
    "amount",
    /^(?:amount|balance|net|net amount|net balance|total|ytd|year to date|value)(?: \(.*\))?$/,
  ],
  ["amount", /^(?:saldo|betrag|solde|montant|bedrag|importe|monto)(?: \(.*\))?$/],
];

export function textOf(cell: CellValue | undefined): string {
  return cell === null || cell === undefined ? "" : String(cell).replace(/\s+/g, " ").trim();
}

export function roleOf(heading: string): ColumnRole | undefined {
  const words = heading
    .toLowerCase()
    .replace(/[_.:]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return ROLE_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** The row that names the most columns; undefined when none names an account and an amount. */
export function findHeadings(sheet: PlainSheet): Headings | undefined {
  let best: { row: number; count: number } | undefined;
  for (const [row, cells] of sheet.rows.slice(0, ROWS_SEARCHED_MAX).entries()) {
    const texts = headingTexts(sheet, row);
    const roles = texts.map(roleOf);
    const isAccount = roles.some((role) => role === "code" || role === "name");
    const known = roles.filter(Boolean).length + texts.filter((text) => isMonth(text)).length;
    const isTable = isAccount && known >= 2 && cells.filter((cell) => textOf(cell)).length >= 2;
    if (isTable && known > (best?.count ?? 0)) best = { row, count: known };
  }
  return best && { row: best.row, texts: headingTexts(sheet, best.row) };
}

function isMonth(text: string) {
  return monthIn(text, "day-first") !== undefined;
}

/** A heading that comes twice, or a month without a year, takes the merged one above with it. */
export function headingTexts({ rows }: PlainSheet, row: number): string[] {
  const own = (rows[row] ?? []).map(textOf);
  const above = merged((rows[row - 1] ?? []).map(textOf));
  return own.map((text, column) => {
    const isUnclear = own.indexOf(text) !== own.lastIndexOf(text) || isMonthWithoutYear(text);
    const over = above[column] ?? above.at(-1) ?? "";
    return text !== "" && isUnclear && over !== "" ? joined(over, text) : text;
  });
}

/** A month goes before its year, anything else after what stands over it. */
function joined(over: string, text: string) {
  return isMonthWithoutYear(text)
    ? `${text} ${over.replace(/^\D*(?=\d{4}$)/, "")}`
    : `${over} ${text}`;
}

/** A merged cell has its text in its first column only. */
function merged(texts: readonly string[]): string[] {
  let last = "";
  return texts.map((text) => {
    last = text || last;
    return last;
  });
}

/** Columns by what their headings say; of two for one role the first is taken. */
export function proposeColumns({ texts }: Headings, order?: DateOrder): SheetColumn[] {
  const taken = new Set<ColumnRole>();
  const dates = order ?? dateOrderOf(texts);
  const columns = texts.map((heading, index): SheetColumn => {
    const month = monthIn(heading, dates);
    if (month !== undefined) return { index, heading, role: "month", month };
    const role = roleOf(heading);
    if (!role || taken.has(role)) return { index, heading, role: "unread" };
    taken.add(role);
    return { index, heading, role };
  });
  return columns.filter(({ heading }) => heading !== "");
}
