/** A model's workbook as it comes back from somebody who typed into it. */
import { WORKBOOK } from "@app/contract/content-types";
import { buildModel } from "@app/engine/build/build-model";
import { carriedIn } from "@app/engine/excel/document-sheet";
import { exportModel } from "@app/engine/excel/export-model";
import { readDocument } from "@app/engine/model/read-document";
import { casesOf } from "@app/engine/scenarios/cases";
import { readXlsx } from "@app/spreadsheet/read-xlsx";
import { writeXlsx } from "@app/spreadsheet/write-xlsx";
import type { Page } from "@playwright/test";

type Made = { modelId: number; version: number };

/** What a downloaded file holds, with its formulas. */
export async function workbookIn(bytes: Buffer, made: Made) {
  const carried = carriedIn((await readXlsx(bytes)).sheets);
  const { document } = readDocument(JSON.parse("text" in carried ? carried.text : "null"));
  if (!document) throw new Error("The workbook holds no model.");
  const { model, base } = casesOf(buildModel(document));
  return exportModel(model, base, undefined, made);
}

/** The workbook with another figure of a line in its last month; every formula still has the result it had. */
export async function withFigure(bytes: Buffer, made: Made, line: string, value: number) {
  const workbook = await workbookIn(bytes, made);
  const rows = workbook.sheets.flatMap((sheet) => sheet.rows);
  const cell = rows.find(({ cells }) => cells[2]?.value === line)?.cells.at(-1);
  if (cell) cell.value = value;
  return Buffer.from(await writeXlsx(workbook));
}

/** On the page that takes it back. */
export async function giveWorkbook(page: Page, name: string, buffer: Buffer) {
  const choose = page.getByLabel(/Choose (a|another) workbook or drop it here/);
  await choose.setInputFiles({ name, mimeType: WORKBOOK, buffer });
}
