/**
 * The model itself, on a sheet that is hidden: what the cells of the other sheets were made from, so
 * that a model can be made from the file alone. Its text stands in as many cells as it needs.
 */
import { textRow } from "./cells.ts";
import { versionIn } from "./cover.ts";
import { SHEETS } from "./layout.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import { versionOf } from "./version.ts";
import type { Sheet } from "./workbook.ts";

/** Excel holds 32,767 in a cell. */
const CELL_LENGTH_MAX = 32_000;
const HEADING = "The model, as it was when this workbook was made. Leave it as it is.";

export function documentSheet(carried: string): Sheet {
  const count = Math.ceil(carried.length / CELL_LENGTH_MAX);
  const pieces = Array.from({ length: count }, (_, index) =>
    carried.slice(index * CELL_LENGTH_MAX, (index + 1) * CELL_LENGTH_MAX),
  );
  return {
    name: SHEETS.document,
    isHidden: true,
    columnWidths: [84],
    frozen: { rows: 0, columns: 0 },
    rows: [HEADING, ...pieces].map((text) => textRow("note", text)),
  };
}

/** The text of the document that a workbook was made from, or why there is none to be had. */
export function carriedIn(sheets: readonly PlainSheet[]): { text: string } | { refusal: string } {
  const version = versionIn(sheets);
  if (version === undefined) return { refusal: "This is not a workbook of a model." };
  const sheet = sheets.find(({ name }) => name === SHEETS.document);
  if (!sheet) {
    return {
      refusal:
        "This workbook does not hold its model: it is of an older kind, or the sheet was removed. Download it again.",
    };
  }
  const text = sheet.rows.slice(1).flat().join("");
  if (versionOf(text) === version) return { text };
  return {
    refusal: `The sheet "${SHEETS.document}" or the version on the cover was changed. Download the workbook again.`,
  };
}
