/** A stranger's list of clients, read away from requests: its columns, and a draft or a complaint for each row. */

import { clientDraft } from "@app/contract/client-draft";
import { IMPORT_ROWS_MAX, type ImportField, type importAnswers } from "@app/contract/client-import";
import { FileRefused } from "@app/spreadsheet/file-refused";
import type { CellValue, PlainSheet } from "@app/spreadsheet/plain-sheet";
import { readTable } from "@app/spreadsheet/read-table";
import type * as z from "zod/mini";
import { defineTask } from "#core/task.ts";
import { type ColumnFields, headingRow, recogniseColumns } from "./client-columns.ts";
import { isActiveOf, plainText, yearEndMonthOf } from "./client-values.ts";

export type Draft = z.output<typeof clientDraft>;
type Given = {
  file: Uint8Array;
  fileName: string;
  columns: z.output<typeof importAnswers>["columns"];
};

type Problem = { row: number; heading: string; message: string };
/** What a row says; fields it says nothing of are not there. */
export type ListedRow = { row: number; said: Partial<Draft>; problems: Problem[] };
type Column = { index: number; heading: string; field: ImportField | null; samples: string[] };
export type ClientList = { columns: Column[]; rows: ListedRow[] };

const SAMPLES = 3;
const COLUMNS_MAX = 100;

export const readClientList = defineTask({
  name: "read_client_list",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ file, fileName, columns }: Given): Promise<{ refusal: string } | ClientList> {
    try {
      const { sheets } = await readTable({ name: fileName, bytes: file });
      return listOf(sheets, columns);
    } catch (error) {
      if (error instanceof FileRefused) return { refusal: error.message };
      throw error;
    }
  },
});

/** Of a workbook, the first sheet in view that holds something. */
export function listOf(sheets: readonly PlainSheet[], chosen: Given["columns"]) {
  const sheet = sheets.find(({ isHidden, rows }) => !isHidden && rows.some(hasText));
  const cells = (sheet?.rows ?? []).map((row) => row.slice(0, COLUMNS_MAX).map(textOf));
  if (cells.length === 0) return { refusal: "The file has no rows." };
  const head = headingRow(cells);
  const headings = cells[head] ?? [];
  const fields = chosenFields(recogniseColumns(headings), chosen);
  const body = cells
    .map((row, at) => ({ row: at + 1, cells: row }))
    .slice(head + 1)
    .filter(({ cells: row }) => row.some((cell) => cell !== ""));
  if (body.length > IMPORT_ROWS_MAX) {
    const most = IMPORT_ROWS_MAX.toLocaleString("en");
    return { refusal: `The file has more than ${most} rows. Split it into several.` };
  }
  const rows = body.map((each) => readRow(each.row, each.cells, headings, fields));
  tellRepeats(rows, headings, fields);
  return { columns: columnsOf(headings, fields, body), rows };
}

function textOf(cell: CellValue) {
  return cell === null ? "" : plainText(String(cell).trim()).trim();
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
    ...{ index, heading: headings[index] || `Column ${index + 1}` },
    field: fields.get(index) ?? null,
    samples: samplesOf(body, index),
  }));
}

function samplesOf(body: readonly { cells: readonly string[] }[], index: number) {
  const samples: string[] = [];
  for (const { cells } of body) {
    const cell = cells[index];
    if (cell) samples.push(cell.slice(0, 60));
    if (samples.length === SAMPLES) break;
  }
  return samples;
}

function readRow(
  row: number,
  cells: readonly string[],
  headings: readonly string[],
  fields: ColumnFields,
): ListedRow {
  const problems: Problem[] = [];
  const said: Record<string, unknown> = {};
  const headingOf = (field: string) => {
    const [at] = [...fields].find(([, each]) => each === field) ?? [];
    return at === undefined ? "" : (headings[at] ?? "");
  };
  const tell = (field: string, message: string) =>
    problems.push({ row, heading: headingOf(field), message });
  for (const [at, field] of fields) {
    const cell = cells[at] ?? "";
    if (cell === "") continue;
    const value = meaningOf(field, cell);
    if (typeof value === "object") tell(field, value.problem);
    else said[field] = value;
  }
  const { contactFirstName, contactLastName, ...rest } = said;
  const person = [contactFirstName, contactLastName].filter(Boolean).join(" ");
  const draft = { ...(person && { contactName: person }), ...rest };
  if (!("name" in draft)) tell("name", "There is no name.");
  return { row, said: checked(draft, tell), problems };
}

/** Held to what a form holds a client to. */
function checked(draft: Record<string, unknown>, tell: (field: string, message: string) => void) {
  const result = clientDraft.safeParse({ name: "–", ...draft });
  if (result.success) {
    const kept = Object.entries(result.data).filter(([field]) => field in draft);
    return Object.fromEntries(kept) as Partial<Draft>;
  }
  for (const { path, message } of result.error.issues) tell(String(path[0]), message);
  return typeof draft.name === "string" ? { name: draft.name.slice(0, 120) } : {};
}

function meaningOf(
  field: ImportField,
  cell: string,
): string | number | boolean | { problem: string } {
  switch (field) {
    case "yearEndMonth":
      return yearEndMonthOf(cell) ?? { problem: `“${cell}” names no one month. Write it as June.` };
    case "isActive":
      return isActiveOf(cell) ?? { problem: `“${cell}” is neither active nor inactive.` };
    case "currency":
      return cell.toUpperCase();
    case "name":
    case "contactName":
    case "contactPhone":
    case "industry":
      // A cell may hold several lines; these are one.
      return cell.replace(/\s+/g, " ");
    default:
      return cell;
  }
}

/** Which of two rows of one name is meant, only the person knows. */
function tellRepeats(rows: ListedRow[], headings: readonly string[], fields: ColumnFields) {
  const [at] = [...fields].find(([, field]) => field === "name") ?? [];
  const firstRows = new Map<string, number>();
  for (const { row, said, problems } of rows) {
    if (said.name === undefined) continue;
    const key = said.name.toLowerCase();
    const first = firstRows.get(key);
    if (first === undefined) firstRows.set(key, row);
    else {
      const heading = at === undefined ? "" : (headings[at] ?? "");
      problems.push({ row, heading, message: `Row ${first} has the same name.` });
    }
  }
}
