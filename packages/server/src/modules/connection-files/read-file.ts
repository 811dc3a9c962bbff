/** A stranger's file for a spreadsheet connection, read away from requests. */
import { SourceError } from "@app/connectors/ledger/source-error";
import {
  type ActualsAnswers,
  type AnsweredSheet,
  answeredSheet,
} from "@app/connectors/sources/spreadsheet/answered-sheet";
import { readSheet } from "@app/connectors/sources/spreadsheet/read-sheet";
import { sheetChanges } from "@app/connectors/sources/spreadsheet/sheet-changes";
import type { SheetMapping } from "@app/connectors/sources/spreadsheet/sheet-mapping";
import type { uploadConnectionFile } from "@app/contract/connection-files";
import type { DataOf } from "@app/contract/endpoint";
import { FileRefused } from "@app/spreadsheet/file-refused";
import { readTable } from "@app/spreadsheet/read-table";
import { defineTask } from "#core/task.ts";
import { cellsText, tableOfText } from "./cells-text.ts";

type Given = {
  file: Uint8Array;
  fileName: string;
  answers: ActualsAnswers;
  decimals: number;
  /** The last file that was kept, by its texts. */
  last?: { cells: string; mapping: string; month: number | null };
};

type Shown = Omit<DataOf<typeof uploadConnectionFile>, "kept">;
/** What is kept of a file that has nothing wrong or open. */
export type FitFile = { cells: string; mapping: string; month: number | null };
export type ReadFile = { refusal: string } | { shown: Shown; fit?: FitFile };

export const readConnectionFile = defineTask({
  name: "read_connection_file",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ file, fileName, answers, decimals, last }: Given): Promise<ReadFile> {
    try {
      const table = await readTable({ name: fileName, bytes: file });
      const known = last && (JSON.parse(last.mapping) as SheetMapping);
      const read = answeredSheet(table, { decimals, answers, ...(known && { known }) });
      const shown = present(read, last ? changesSince(last, read, decimals) : []);
      const { mapping, month } = read;
      if (!mapping || !isFit(read, shown)) return { shown };
      const kept = { cells: cellsText(table), mapping: JSON.stringify(mapping) };
      const isOfOneMonth = mapping.layout === "trial-balance";
      return { shown, fit: { ...kept, month: isOfOneMonth ? (month ?? null) : null } };
    } catch (error) {
      if (error instanceof FileRefused || error instanceof SourceError)
        return { refusal: error.message };
      throw error;
    }
  },
});

function isFit({ needsMonth, questions }: AnsweredSheet, { problems, unclassed, months }: Shown) {
  const isOpen = needsMonth || questions.some(({ answer }) => answer === null);
  return !isOpen && problems.length === 0 && unclassed.length === 0 && months.length > 0;
}

function present(read: AnsweredSheet, changes: string[]): Shown {
  const { preview, questions, needsMonth, isReadAsBefore } = read;
  const { columns, rows, reasons, reading, likelyClasses } = preview;
  const { problems, warnings, accounts, unclassed, months } = reading;
  const isOpen = questions.some(({ answer }) => answer === null);
  return {
    ...{ columns, rows, reasons, problems, warnings, questions, isReadAsBefore, changes },
    needsMonth: needsMonth && !isOpen,
    unclassed: unclassed.map(({ accountId, code, name }) => ({
      ...{ accountId, code, name, likely: likelyClasses[accountId] ?? [] },
    })),
    accounts: accounts.map(({ externalId, code, name }) => ({
      ...{ accountId: externalId, code: code ?? null, name },
    })),
    months: problems.length > 0 ? [] : months.map(({ month }) => month),
  };
}

function changesSince(last: NonNullable<Given["last"]>, read: AnsweredSheet, decimals: number) {
  if (!read.isReadAsBefore || !read.mapping) return [];
  const mapping = JSON.parse(last.mapping) as SheetMapping;
  const month = last.month ?? undefined;
  const before = readSheet(tableOfText(last.cells), { mapping, decimals, month });
  return sheetChanges(mapping, before, read.preview.reading).map(({ message }) => message);
}
