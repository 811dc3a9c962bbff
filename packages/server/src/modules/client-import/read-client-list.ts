/** A stranger's list of clients, read away from requests: its columns, and a draft or a complaint for each row. */

import { clientDraft } from "@app/contract/client-draft";
import { IMPORT_ROWS_MAX, type ImportField, type importAnswers } from "@app/contract/client-import";
import { FileRefused } from "@app/spreadsheet/file-refused";
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { readTable } from "@app/spreadsheet/read-table";
import type * as z from "zod/mini";
import { defineTask } from "#core/task.ts";
import {
  type ColumnFields,
  closingRows,
  headingRow,
  looksLikeClient,
  recogniseColumns,
} from "./client-columns.ts";
import { currencyOf, isActiveOf, withoutGuard, yearEndMonthOf } from "./client-values.ts";

export type Draft = z.output<typeof clientDraft>;
type Given = {
  file: Uint8Array;
  fileName: string;
} & Pick<z.output<typeof importAnswers>, "columns" | "isFirstRowClient">;

type Problem = { row: number; heading: string; message: string };
/** What a row says; fields it says nothing of, or nothing right, are not there. `name` is how the row is shown. */
export type ListedRow = { row: number; name: string; said: Partial<Draft>; problems: Problem[] };
type Column = { index: number; heading: string; field: ImportField | null; samples: string[] };
type ClosingLine = { row: number; text: string };
export type ClientList = {
  columns: Column[];
  rows: ListedRow[];
  closingLines: ClosingLine[];
  isFirstRowClient: boolean;
};

const SAMPLES = 3;
const COLUMNS_MAX = 100;
const NAME_SHOWN = 120;
const SAMPLE_SHOWN = 60;

export const readClientList = defineTask({
  name: "read_client_list",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ file, fileName, ...said }: Given): Promise<{ refusal: string } | ClientList> {
    try {
      const { sheets } = await readTable({ name: fileName, bytes: file });
      return listOf(sheets, said);
    } catch (error) {
      if (error instanceof FileRefused) return { refusal: error.message };
      throw error;
    }
  },
});

/** Of a workbook, the first sheet in view that holds something. */
function listOf(sheets: readonly PlainSheet[], chosen: Omit<Given, "file" | "fileName">) {
  const sheet = sheets.find(({ isHidden, rows }) => !isHidden && rows.some(hasText));
  const cells = (sheet?.rows ?? []).map((row) => row.slice(0, COLUMNS_MAX).map(textOf));
  if (cells.length === 0) return { refusal: "The file has no rows." };
  const head = headingRow(cells);
  const isFirstRowClient = chosen.isFirstRowClient ?? looksLikeClient(cells[head] ?? []);
  const headings = isFirstRowClient ? [] : (cells[head] ?? []);
  const fields = chosenFields(recogniseColumns(headings), chosen.columns);
  const closing = closingRows(cells);
  const filled = cells
    .map((row, at) => ({ row: at + 1, cells: row, isClosing: closing.has(at) }))
    .slice(isFirstRowClient ? head : head + 1)
    .filter(({ cells: row }) => row.some((cell) => cell !== ""));
  const body = filled.filter(({ isClosing }) => !isClosing);
  if (body.length > IMPORT_ROWS_MAX) {
    const most = IMPORT_ROWS_MAX.toLocaleString("en");
    return { refusal: `The file has more than ${most} rows. Split it into several.` };
  }
  const columns = columnsOf(headings, fields, body);
  const headingOf = (field: string) =>
    columns.find((column) => column.field === field)?.heading ?? "";
  const rows = body.map((each) => readRow(each.row, each.cells, fields, headingOf));
  tellRepeats(rows, headingOf("name"));
  const closingLines = filled
    .filter(({ isClosing }) => isClosing)
    .map(({ row, cells: [text = ""] }) => ({ row, text: shownText(text).slice(0, NAME_SHOWN) }));
  return { columns, rows, closingLines, isFirstRowClient };
}

function textOf(cell: CellValue) {
  return cell === null ? "" : withoutGuard(String(cell).trim()).trim();
}

function hasText(row: readonly CellValue[]) {
  return row.some((cell) => textOf(cell) !== "");
}

/** What the person says goes before what is recognised; one field is read from one column. */
function chosenFields(recognised: ColumnFields, chosen: Given["columns"]): ColumnFields {
  const said = Object.entries(chosen).map(([at, field]) => [Number(at), field] as const);
  const taken = new Set(said.map(([, field]) => field));
  const places = new Set(said.map(([at]) => at));
  const left = [...recognised].filter(([at, field]) => !places.has(at) && !taken.has(field));
  return new Map([
    ...left,
    ...said.flatMap(([at, field]) => (field ? [[at, field] as const] : [])),
  ]);
}

function columnsOf(
  headings: readonly string[],
  fields: ColumnFields,
  body: readonly { cells: readonly string[] }[],
): Column[] {
  const count = Math.max(headings.length, ...body.slice(0, 100).map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, index) => ({
    ...{ index, heading: shownText(headings[index] ?? "") || `Column ${index + 1}` },
    field: fields.get(index) ?? null,
    samples: samplesOf(body, index),
  }));
}

function samplesOf(body: readonly { cells: readonly string[] }[], index: number) {
  const samples: string[] = [];
  for (const { cells } of body) {
    const cell = cells[index];
    if (cell) samples.push(shownText(cell).slice(0, SAMPLE_SHOWN));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

function readRow(
  row: number,
  cells: readonly string[],
  fields: ColumnFields,
  headingOf: (field: string) => string,
): ListedRow {
  const problems: Problem[] = [];
  const read: Record<string, unknown> = {};
  const tell = (field: string, message: string) =>
    problems.push({ row, heading: headingOf(field), message: shownText(message) });
  for (const [at, field] of fields) {
    const cell = cells[at] ?? "";
    if (cell === "") continue;
    const value = meaningOf(field, cell);
    if (typeof value === "object") tell(field, value.problem);
    else read[field] = value;
  }
  const { contactFirstName, contactLastName, contactMobile, ...rest } = read;
  const person = [contactFirstName, contactLastName].filter(Boolean).join(" ");
  const draft: Record<string, unknown> = {
    ...(person && { contactName: person }),
    ...(contactMobile !== undefined && { contactPhone: contactMobile }),
    ...rest,
  };
  if (!("name" in draft)) tell("name", "There is no name.");
  const said = checked(draft, tell);
  const name = said.name ?? shownText(String(draft.name ?? "")).slice(0, NAME_SHOWN);
  return { row, name, said, problems };
}

/** Held to what a form holds a client to; what is wrong is told once a field, and not kept. */
function checked(
  draft: Record<string, unknown>,
  tell: (field: string, message: string) => void,
): Partial<Draft> {
  const { success, data, error } = clientDraft.safeParse({ name: "–", ...draft });
  if (success) {
    const kept = Object.entries(data).filter(([field]) => field in draft);
    return Object.fromEntries(kept) as Partial<Draft>;
  }
  const right = { ...draft };
  for (const issue of error.issues) {
    const field = String(issue.path[0]);
    if (field in right) tell(field, wordsOf(issue));
    delete right[field];
  }
  return checked(right, tell);
}

/** Of what may be left empty or be one thing, what is wrong with that one. */
function wordsOf(issue: z.core.$ZodIssue) {
  const meant = issue.code === "invalid_union" ? issue.errors.at(-1)?.[0] : undefined;
  return meant?.message ?? issue.message;
}

/** A cell that is wrong is still shown, without what would turn the table around. */
function shownText(cell: string) {
  return cell.replace(/[\r\n\t\u2028\u2029]+/g, " ").replace(/[\p{Cc}\p{Cf}]/gu, "");
}

function meaningOf(
  field: ImportField,
  cell: string,
): string | number | boolean | { problem: string } {
  switch (field) {
    case "yearEndMonth":
      return yearEndMonthOf(cell);
    case "isActive":
      return isActiveOf(cell) ?? { problem: `“${cell}” is neither active nor inactive.` };
    case "currency":
      return currencyOf(cell);
    case "name":
    case "contactName":
    case "contactPhone":
    case "contactMobile":
    case "industry":
      // A cell may hold several lines; these are one.
      return cell.replace(/\s+/g, " ");
    default:
      return cell;
  }
}

/** Which of two rows of one name is meant, only the person knows. */
function tellRepeats(rows: ListedRow[], heading: string) {
  const firstRows = new Map<string, number>();
  for (const { row, said, problems } of rows) {
    if (said.name === undefined) continue;
    const key = said.name.toLowerCase();
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else problems.push({ row, heading, message: `Row ${first} has the same name.` });
  }
}
