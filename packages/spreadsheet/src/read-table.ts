/**
 * Reads a file of cells, whatever it is called: what it is, its first bytes say. A name ending in
 * .csv does not make a workbook text, and a web page that calls itself .xls is not one.
 */
import type { DecimalMark } from "./decimal-mark.ts";
import { FileRefused } from "./file-refused.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import { readCsv } from "./read-csv.ts";
import { defaultReadLimits, type ReadLimits, refuseLargeFile } from "./read-limits.ts";
import { readXlsx } from "./read-xlsx.ts";

export type TableFile = { name: string; bytes: Uint8Array };

export type Table = {
  format: "xlsx" | "csv";
  sheets: PlainSheet[];
  /** How the text of a .csv file writes amounts, when it can be told. */
  decimalMark?: DecimalMark;
};

/** The second is a zip file without entries. */
const ZIP_STARTS = ["PK\x03\x04", "PK\x05\x06"];

export async function readTable(
  { name, bytes }: TableFile,
  limits: ReadLimits = defaultReadLimits,
): Promise<Table> {
  refuseLargeFile(bytes, limits);
  const start = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  if (ZIP_STARTS.some((each) => start.startsWith(each))) {
    return { format: "xlsx", ...(await readXlsx(bytes, limits)) };
  }
  if (start.startsWith("\xD0\xCF\x11\xE0")) throw oldContainer(bytes);
  if (/^(?:\xEF\xBB\xBF)?\s*<[!?a-z]|^%PDF/i.test(start)) throw otherFormat();
  return csvTable(name, bytes, limits);
}

function csvTable(fileName: string, bytes: Uint8Array, limits: ReadLimits): Table {
  const { rows, decimalMark } = readCsv(bytes, limits);
  const sheet: PlainSheet = {
    name: fileName.replace(/^.*[\\/]/, "").replace(/\.\w+$/, ""),
    isHidden: false,
    rows,
    formulas: new Set(),
    errors: new Set(),
    dateNumbers: new Map(),
  };
  return { format: "csv", sheets: [sheet], ...(decimalMark && { decimalMark }) };
}

/** The container of .xls files is also what a workbook with a password is put in. */
function oldContainer(bytes: Uint8Array) {
  const isEncrypted = Buffer.from(bytes).includes(Buffer.from("EncryptedPackage", "utf16le"));
  return isEncrypted
    ? new FileRefused("encrypted", "The file has a password. Save it without one.")
    : new FileRefused("old-format", "The file is in the old .xls format. Save it as .xlsx.");
}

function otherFormat() {
  return new FileRefused(
    "unknown-format",
    "The file is not an Excel workbook or a .csv file. Save it as one of them.",
  );
}
