/**
 * Reads an .xlsx file into plain cells. The order is the safety: the size, the zip directory, what
 * parts there are, and only then the cells, each step within the limits.
 */
import { damaged } from "./file-refused.ts";
import type { PlainSheet } from "./plain-sheet.ts";
import {
  defaultReadLimits,
  openBudget,
  type ReadLimits,
  refuseAbove,
  refuseLargeFile,
} from "./read-limits.ts";
import type { CellContext } from "./xlsx/cell-value.ts";
import { notWorkbook, openPackage, type Package } from "./xlsx/open-package.ts";
import { type Book, readBook } from "./xlsx/read-book.ts";
import { type Relationship, targetPart } from "./xlsx/read-relationships.ts";
import { readSharedStrings } from "./xlsx/read-shared-strings.ts";
import { readSheet } from "./xlsx/read-sheet.ts";
import { readStyles } from "./xlsx/read-styles.ts";

export async function readXlsx(
  file: Uint8Array,
  limits: ReadLimits = defaultReadLimits,
): Promise<{ sheets: PlainSheet[] }> {
  refuseLargeFile(file, limits);
  const parts = await openPackage(file, limits);
  const bookPart = findBook(parts);
  const book = await readBook(parts.readPart(bookPart));
  refuseAbove(book.sheets.length, limits.sheetCountMax, "sheets");
  if (book.sheets.length === 0) throw damaged("no sheets");

  const budget = openBudget(limits);
  const relationships = parts.relationshipsOf(bookPart);
  const styles = partOfType(relationships, bookPart, "styles");
  const strings = partOfType(relationships, bookPart, "sharedStrings");
  const context: CellContext = {
    is1904: book.is1904,
    dateKinds: styles ? await readStyles(parts.readPart(styles)) : [],
    strings: strings ? await readSharedStrings(parts.readPart(strings), budget) : [],
  };

  const sheets: PlainSheet[] = [];
  for (const { name, isHidden, part } of sheetParts(book, relationships, bookPart)) {
    sheets.push({ name, isHidden, ...(await readSheet(parts.readPart(part), context, budget)) });
  }
  await parts.finish();
  return { sheets };
}

function findBook(parts: Package) {
  const book = partOfType(parts.relationshipsOf(""), "", "officeDocument");
  if (book === undefined) throw notWorkbook();
  return book;
}

function partOfType(relationships: Relationship[], fromPart: string, type: string) {
  const found = relationships.find((each) => each.type === type);
  return found && targetPart(fromPart, found.target);
}

/** Sheets of cells, in the workbook's order; sheets that are one chart are left out. */
function* sheetParts(book: Book, relationships: Relationship[], bookPart: string) {
  for (const { name, isHidden, relationshipId } of book.sheets) {
    const relationship = relationships.find(({ id }) => id === relationshipId);
    if (!relationship) throw damaged("sheet without a part");
    if (relationship.type === "worksheet") {
      yield { name, isHidden, part: targetPart(bookPart, relationship.target) };
    }
  }
}
