/** Finds the table a mapping was made for in the file in hand, and what its columns are now. */
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import type { Table } from "@app/spreadsheet/read-table";
import { bareHeadings } from "./bare-columns.ts";
import { monthsAcross } from "./propose-columns.ts";
import { headingTexts, isByLetter, ROWS_SEARCHED_MAX, textOf } from "./sheet-headings.ts";
import type { SheetColumn, SheetMapping, SheetProblem } from "./sheet-mapping.ts";
import { dateOrderOf, monthIn } from "./sheet-month.ts";

type Located = { sheet: PlainSheet; headingRow: number; columns: SheetColumn[] };

export function locateTable(
  table: Table,
  mapping: SheetMapping,
): Located | { problems: SheetProblem[]; columns?: SheetColumn[] } {
  const visible = table.sheets.filter(({ isHidden }) => !isHidden);
  const named = visible.filter(({ name }) => name === mapping.sheetName);
  const candidates = (named.length > 0 ? named : visible).flatMap((sheet) =>
    bestRow(sheet, mapping),
  );
  const best = candidates.sort((one, other) => one.missing.length - other.missing.length)[0];
  if (!best) return { problems: [{ kind: "no-table", message: "The file has no sheet to read." }] };
  if (best.missing.length > 0) return { problems: best.missing.map(noColumn) };
  const columns = columnsOf(best.texts, mapping);
  const problems = [...lacking(columns, mapping), ...tooLong(best.sheet)];
  return problems.length > 0
    ? { problems, columns }
    : { sheet: best.sheet, headingRow: best.headingRow, columns };
}

type Candidate = { sheet: PlainSheet; headingRow: number; texts: string[]; missing: string[] };

function bestRow(sheet: PlainSheet, { columns, layout }: SheetMapping): Candidate[] {
  const last = Math.min(sheet.rows.length, ROWS_SEARCHED_MAX);
  const places = Array.from({ length: last }, (_, row) => row);
  // A table without headings starts before the first row, and its columns have their letters.
  const isBare = layout === "trial-balance" && columns.every(({ heading }) => isByLetter(heading));
  const rows = (isBare ? [-1] : places).map((headingRow): Candidate => {
    const texts = headingRow < 0 ? bareHeadings(sheet).texts : headingTexts(sheet, headingRow);
    const present = new Set(texts.map(same));
    const missing = columns
      .map(({ heading }) => heading)
      .filter((each) => !present.has(same(each)));
    return { sheet, headingRow, texts, missing };
  });
  // A row whose cells are empty has every column that is called by its letter, and no month.
  const monthsIn = ({ texts }: Candidate) => monthsAcross(texts, "day-first").size;
  const isAcross = layout !== "trial-balance" && columns.some(({ heading }) => isByLetter(heading));
  return rows
    .sort(
      (one, other) =>
        one.missing.length - other.missing.length ||
        (isAcross ? monthsIn(other) - monthsIn(one) : 0),
    )
    .slice(0, 1);
}

/** Headings are the same whatever their case and spaces. */
export function same(heading: string): string {
  return textOf(heading).toLowerCase();
}

function columnsOf(texts: readonly string[], mapping: SheetMapping): SheetColumn[] {
  const roles = new Map(mapping.columns.map(({ heading, role }) => [same(heading), role]));
  const unread = new Set(mapping.unread?.map(same));
  const order = mapping.dateOrder ?? dateOrderOf(texts);
  const months = mapping.layout === "trial-balance" ? new Map() : monthsAcross(texts, order);
  return texts.flatMap((heading, index): SheetColumn[] => {
    if (heading === "") return [];
    const role = roles.get(same(heading));
    roles.delete(same(heading));
    if (role) return [{ index, heading, role }];
    const month = unread.has(same(heading)) ? undefined : months.get(index);
    return [
      { index, heading, ...(month === undefined ? { role: "unread" } : { role: "month", month }) },
    ];
  });
}

function lacking(columns: readonly SheetColumn[], { layout }: SheetMapping): SheetProblem[] {
  const has = (...roles: SheetColumn["role"][]) => columns.some(({ role }) => roles.includes(role));
  const problems: SheetProblem[] = [];
  if (!has("code", "name", "account")) {
    problems.push({ kind: "no-column", message: "No column is taken for the account." });
  }
  if (layout === "trial-balance" && !has("debit", "credit", "amount", "closing", "closing-debit")) {
    problems.push({ kind: "no-amount", message: "No column is taken for the amounts." });
  }
  if (layout === "trial-balance" && has("debit") !== has("credit")) {
    problems.push({ kind: "no-amount", message: "Debit and credit need a column each." });
  }
  if (layout !== "trial-balance") problems.push(...monthProblems(columns), ...twoWays(columns));
  return problems;
}

function monthProblems(columns: readonly SheetColumn[]): SheetProblem[] {
  const months = columns.filter((column) => column.role === "month");
  if (months.length === 0 && twoWays(columns).length === 0) {
    return [{ kind: "no-month", message: "No heading is a month: Jul-26, 2026-07 or 31/07/2026." }];
  }
  return months.flatMap((column, index): SheetProblem[] => {
    const first = months.findIndex(({ month }) => month === column.month);
    if (first === index) return [];
    const message = `${column.heading} and ${months[first]?.heading} are the same month.`;
    return [{ kind: "no-month", message }];
  });
}

/** Left unread because nothing in the file tells which of two months is meant. */
function twoWays(columns: readonly SheetColumn[]): SheetProblem[] {
  return columns
    .filter(
      ({ role, heading }) =>
        role === "unread" &&
        monthIn(heading) === undefined &&
        monthIn(heading, "day-first") !== undefined,
    )
    .map(({ heading }) => ({
      kind: "no-month",
      message: `${heading} can be two months. Choose whether the day or the month comes first.`,
    }));
}

/** No chart is this long: it is a list of postings, or a sheet filled to its end. */
const ROWS_READ_MAX = 30_000;

function tooLong({ rows }: PlainSheet): SheetProblem[] {
  if (rows.length <= ROWS_READ_MAX) return [];
  const message = `The sheet has ${rows.length.toLocaleString("en-US")} rows. One row for each account is expected.`;
  return [{ kind: "no-table", message }];
}

function noColumn(heading: string): SheetProblem {
  const message = `No column is headed "${heading}" any more. Choose the columns again.`;
  return { kind: "no-column", message };
}
