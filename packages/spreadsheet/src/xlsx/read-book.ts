/** What the workbook part says: its sheets in order, and from which day dates are counted. */
import { attributeOf, parseXml } from "#xml/parse-xml.ts";

export type Book = {
  is1904: boolean;
  sheets: { name: string; isHidden: boolean; relationshipId: string }[];
};

export async function readBook(texts: AsyncIterable<string>): Promise<Book> {
  const book: Book = { is1904: false, sheets: [] };
  await parseXml(texts, {
    open(name, tag) {
      // Extensions have an element of the same name that says nothing about dates.
      if (name === "workbookPr") book.is1904 ||= isTrue(attributeOf(tag, "date1904"));
      if (name !== "sheet") return;
      book.sheets.push({
        name: attributeOf(tag, "name") ?? "",
        isHidden: (attributeOf(tag, "state") ?? "visible") !== "visible",
        relationshipId: attributeOf(tag, "id") ?? "",
      });
    },
  });
  return book;
}

function isTrue(text: string | undefined) {
  return text === "1" || text === "true";
}
