/** The cells of a workbook of ours, and the model it carries. */
import { MODEL_DOCUMENT_LIMITS } from "@app/contract/model-document";
import { carriedIn } from "@app/engine/excel/document-sheet";
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import type { PlainSheet } from "@app/spreadsheet/plain-sheet";
import { defaultReadLimits } from "@app/spreadsheet/read-limits";
import { readTable } from "@app/spreadsheet/read-table";
import { Refusal } from "#core/refusal.ts";
import { readJson } from "#http/json-body.ts";

/** Five thousand lines over ten years of months, with what stands before them. */
const LIMITS = { ...defaultReadLimits, cellCountMax: 1_000_000 };

export async function sheetsOf({ file, fileName }: { file: Uint8Array; fileName: string }) {
  const start = Buffer.from(file.subarray(0, 4)).toString("latin1");
  // What is neither packed nor in the old container would be read as a .csv file.
  if (!start.startsWith("PK") && start !== "\xD0\xCF\x11\xE0")
    throw new Refusal(400, "The file is not an Excel workbook. Choose an .xlsx file.");
  return (await readTable({ name: fileName, bytes: file }, LIMITS)).sheets;
}

export function documentIn(sheets: readonly PlainSheet[]): ModelDocument {
  const carried = carriedIn(sheets);
  if ("refusal" in carried) throw new Refusal(400, carried.refusal);
  const { document, issues } = readDocument(jsonOf(carried.text));
  if (document) return document;
  throw new Refusal(400, `The model in the workbook cannot be read. ${issues[0]?.message ?? ""}`);
}

/** Held to what a document is held to wherever it comes in. */
function jsonOf(text: string) {
  if (text.length > MODEL_DOCUMENT_LIMITS.bytesMax)
    throw new Refusal(413, "The model in the workbook is too large.");
  return readJson(Buffer.from(text), MODEL_DOCUMENT_LIMITS);
}
