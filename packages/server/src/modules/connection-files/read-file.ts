/** A stranger's file for a spreadsheet connection, read away from requests. */
import type { Organisation } from "@app/connectors/ledger/ledger";
import { SourceError } from "@app/connectors/ledger/source-error";
import {
  type ActualsAnswers,
  type AnsweredSheet,
  answeredSheet,
} from "@app/connectors/sources/spreadsheet/answered-sheet";
import { readSheet } from "@app/connectors/sources/spreadsheet/read-sheet";
import { sheetChanges } from "@app/connectors/sources/spreadsheet/sheet-changes";
import type { SheetMapping } from "@app/connectors/sources/spreadsheet/sheet-mapping";
import { restatedMonths } from "@app/connectors/sources/spreadsheet/sheet-restates";
import { lackIn, type SpreadsheetFile } from "@app/connectors/sources/spreadsheet/spreadsheet";
import type { uploadConnectionFile } from "@app/contract/connection-files";
import type { DataOf } from "@app/contract/endpoint";
import { FileRefused } from "@app/spreadsheet/file-refused";
import { readTable } from "@app/spreadsheet/read-table";
import { defineTask } from "#core/task.ts";
import { cellsText, tableOfText } from "./cells-text.ts";
import { isSameFile } from "./kept-mapping.ts";

type Given = {
  file: Uint8Array;
  fileName: string;
  answers: ActualsAnswers;
  organisation: Organisation;
  /** The files that are kept, by their texts, in the order they came. */
  kept: readonly KeptText[];
};

type KeptText = { fileName: string; cells: string; mapping: string; month: number | null };

type Shown = Omit<DataOf<typeof uploadConnectionFile>, "kept">;
/** What is kept of a file that has nothing wrong or open. */
export type FitFile = Omit<KeptText, "fileName"> & { firstMonth: number; lastMonth: number };
export type ReadFile = { refusal: string } | { shown: Shown; fit?: FitFile };

export const readConnectionFile = defineTask({
  name: "read_connection_file",
  // A stranger's file, which can do no more than be refused.
  runsIn: "process",
  timeoutMs: 30_000,
  heapMegabytesMax: 512,
  isLong: true,
  async run({ file, fileName, answers, organisation, kept }: Given): Promise<ReadFile> {
    try {
      const { currencyDecimals: decimals, yearEndMonth } = organisation;
      const files = kept.map(spreadsheetFile);
      const table = await readTable({ name: fileName, bytes: file });
      const last = files.at(-1);
      const read = answeredSheet(table, {
        ...{ decimals, yearEndMonth, answers },
        ...(last && { known: known(last), classOf: classIn(files, decimals) }),
      });
      const { mapping, month } = read;
      const afresh = last !== undefined && mapping !== undefined && !read.isReadAsBefore;
      const shown = {
        ...{ ...present(read), isReadAfresh: afresh, isKeptAlready: false },
        ...{ changes: last ? changesSince(last, read, decimals) : [], ...NOTHING_BEFORE },
      };
      if (!mapping || !isFit(read, shown)) return { shown };
      const ofMonth = mapping.layout === "trial-balance" ? month : undefined;
      const own = { name: fileName, table, mapping, ...(ofMonth !== undefined && { month }) };
      const months = {
        firstMonth: Math.min(...shown.months),
        lastMonth: Math.max(...shown.months),
      };
      const text = { cells: cellsText(table), mapping: JSON.stringify(mapping) };
      const fit = { ...text, month: ofMonth ?? null, ...months };
      const before = kept.at(-1);
      const isKeptAlready = before !== undefined && isSameFile(before, fit);
      return {
        shown: { ...shown, isKeptAlready, ...amongFiles(files, own, read, organisation) },
        fit,
      };
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

function present(read: AnsweredSheet) {
  const { preview, questions, needsMonth, isReadAsBefore } = read;
  const { columns, rows, reasons, reading, likelyClasses } = preview;
  const { problems, warnings, accounts, unclassed, months } = reading;
  const isOpen = questions.some(({ answer }) => answer === null);
  return {
    ...{ columns, rows, reasons, problems, warnings, questions, isReadAsBefore },
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

/** As the source reads it. */
export function spreadsheetFile({ fileName, cells, mapping, month }: KeptText): SpreadsheetFile {
  return {
    ...{ name: fileName, table: tableOfText(cells), mapping: JSON.parse(mapping) as SheetMapping },
    ...(month !== null && { month }),
  };
}

/** Where the books start is said of one file, not of those after it. */
function known({ mapping: { startsAtNothing: _, ...mapping } }: SpreadsheetFile): SheetMapping {
  return mapping;
}

/** An account that an earlier file had is of the same class, by its code or its name. */
function classIn(files: readonly SpreadsheetFile[], decimals: number) {
  const accounts = files.flatMap((file) => readSheet(file.table, { ...file, decimals }).accounts);
  const classes = new Map(accounts.map((account) => [account.externalId, account.class]));
  return ({ accountId }: { accountId: string }) => classes.get(accountId);
}

/** Told of a file that was read: of one that was not, nobody knows what is gone. */
function changesSince(last: SpreadsheetFile, read: AnsweredSheet, decimals: number) {
  const { mapping, preview, isReadAsBefore } = read;
  const { reading } = preview;
  if (!mapping || reading.problems.some(({ kind }) => kind !== "unanswered")) return [];
  const before = readSheet(last.table, { ...last, decimals });
  return sheetChanges(isReadAsBefore ? last.mapping : mapping, before, reading).map(
    ({ message }) => message,
  );
}

type AmongFiles = Pick<Shown, "restates" | "lack" | "canStartAtNothing">;
const NOTHING_BEFORE: AmongFiles = { restates: [], lack: null, canStartAtNothing: false };

/** What would come of it with the files that are there, before it is kept. */
function amongFiles(
  files: readonly SpreadsheetFile[],
  own: SpreadsheetFile,
  { preview }: AnsweredSheet,
  organisation: Organisation,
): AmongFiles {
  const decimals = organisation.currencyDecimals;
  const readings = files.map((file) => readSheet(file.table, { ...file, decimals }));
  const lackWith = (file: SpreadsheetFile) =>
    lackIn({ organisation, files: [...files, file] }) ?? null;
  const lack = lackWith(own);
  const fromNothing = { ...own, mapping: { ...own.mapping, startsAtNothing: true } };
  return {
    restates: restatedMonths(readings, preview.reading),
    lack,
    canStartAtNothing: lack !== null && lackWith(fromNothing) === null,
  };
}
