/** Of all styles, only which of them show a number as a date. */
import { damaged } from "#file-refused.ts";
import { attributeOf, parseXml } from "#xml/parse-xml.ts";
import { builtInDateKind, formatDateKind } from "./date-format.ts";
import type { DateKind } from "./serial-date.ts";

/** By the number a cell gives as its style. */
export type DateKinds = readonly (DateKind | undefined)[];

/** Spreadsheet programs stop at 65,490. */
const STYLE_COUNT_MAX = 65_536;

export async function readStyles(texts: AsyncIterable<string>): Promise<DateKinds> {
  const custom = new Map<number, DateKind | undefined>();
  const formatIds: number[] = [];
  let list = "";

  await parseXml(texts, {
    open(name, tag) {
      // Conditional formats have number formats of their own, under numbers that may be the same.
      if (name === "numFmts" || name === "cellXfs") list = name;
      if (name === "numFmt" && list === "numFmts") {
        custom.set(idOf(tag), formatDateKind(attributeOf(tag, "formatCode") ?? ""));
      }
      if (name === "xf" && list === "cellXfs") formatIds.push(idOf(tag));
      if (formatIds.length > STYLE_COUNT_MAX) throw damaged("styles");
    },
    close(name) {
      if (name === list) list = "";
    },
  });

  return formatIds.map((id) => (custom.has(id) ? custom.get(id) : builtInDateKind(id)));
}

function idOf(tag: string) {
  return Number(attributeOf(tag, "numFmtId") ?? 0);
}
