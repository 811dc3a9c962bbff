/** A case of the corpus: files as a program would export them, and the ledger they come from. */
import type { Month } from "@app/engine/time/month";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import type { Cell } from "./cells.ts";
import type { CorpusBooks } from "./corpus-books.ts";

export type Rows = Cell[][];
export type CorpusFile = { name: string; bytes: () => Promise<Uint8Array> };

export type CorpusCase = {
  name: string;
  files: CorpusFile[];
  books: CorpusBooks;
  /** Months whose movements the files tell; balances alone give the start of the month after. */
  range: { from: Month; to: Month };
  /** False where the file does not say enough, so that only a question or a refusal is right. */
  isReadable: boolean;
  /** Where the year's profit went is a matter of equity accounts among each other. */
  equityTogether?: boolean;
};

export const balancesAt = (month: Month) => ({ from: month + 1, to: month });
export const movementsIn = (month: Month) => ({ from: month, to: month });

type Encoding = "utf8" | "utf8-bom" | "windows-1252" | "utf16le";

export function csv(
  rows: Rows,
  { name = "export.csv", delimiter = ",", encoding = "utf8" as Encoding } = {},
): CorpusFile {
  const text = `${rows.map((row) => row.map((cell) => quoted(cell, delimiter)).join(delimiter)).join("\r\n")}\r\n`;
  return { name, bytes: async () => encoded(text, encoding) };
}

function quoted(cell: Cell, delimiter: string) {
  const text = cell === null ? "" : String(cell);
  return text.includes(delimiter) || /["\r\n]/.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

function encoded(text: string, encoding: Encoding): Uint8Array {
  if (encoding === "utf16le") return Buffer.from(`\uFEFF${text}`, "utf16le");
  if (encoding === "windows-1252")
    return Buffer.from(text.replaceAll("\u202f", "\u00a0"), "latin1");
  return Buffer.from(encoding === "utf8-bom" ? `\uFEFF${text}` : text);
}

export function xlsx(...sheets: (readonly [name: string, rows: Rows])[]): CorpusFile {
  const workbook = {
    title: "",
    names: [],
    sheets: sheets.map(([name, rows]) => ({
      name,
      columnWidths: [],
      frozen: { rows: 0, columns: 0 },
      rows: rows.map((row) => ({
        cells: row.map((value) =>
          value === null || value === "" ? null : { value, look: "input" as const },
        ),
      })),
    })),
  };
  return { name: "export.xlsx", bytes: () => writeXlsx(workbook) };
}
