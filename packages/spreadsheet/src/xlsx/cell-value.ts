/** What a stored value means, by the type and the style its cell gives. */
import { damaged } from "#file-refused.ts";
import type { CellValue } from "#plain-sheet.ts";
import { attributeOf } from "#xml/parse-xml.ts";
import { storedText } from "./cell-text.ts";
import type { DateKinds } from "./read-styles.ts";
import { dateText, isoDateText } from "./serial-date.ts";

/** What a sheet's cells refer to. */
export type CellContext = { strings: readonly string[]; dateKinds: DateKinds; is1904: boolean };

export type MeantCell = { value: CellValue; isError?: true; dateNumber?: number };

/** `tag` is the cell's own, with its type as `t` and its style as `s`. */
export function meaningOf(tag: string, stored: string, context: CellContext): MeantCell {
  const type = attributeOf(tag, "t") ?? "n";
  switch (type) {
    case "n":
      return meaningOfNumber(stored, Number(attributeOf(tag, "s") ?? 0), context);
    case "s":
      return { value: sharedString(stored, context) };
    case "str":
      return { value: storedText(stored) };
    case "inlineStr":
      return { value: stored };
    case "b":
      return { value: booleanOf(stored) };
    case "e":
      return { value: stored, isError: true };
    case "d":
      return { value: isoDateText(stored) ?? stored };
    default:
      throw damaged("cell type");
  }
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

function meaningOfNumber(text: string, style: number, context: CellContext): MeantCell {
  if (text.trim() === "") return { value: null };
  const number = Number(text);
  if (!NUMBER.test(text.trim()) || !Number.isFinite(number)) throw damaged("number");
  const kind = context.dateKinds[style];
  const date = kind && dateText(number, kind, context.is1904);
  return date === undefined ? { value: number } : { value: date, dateNumber: number };
}

function sharedString(text: string, { strings }: CellContext) {
  const string = /^\d+$/.test(text.trim()) ? strings[Number(text)] : undefined;
  if (string === undefined) throw damaged("text number");
  return string;
}

function booleanOf(text: string) {
  if (text === "1" || text === "true") return true;
  if (text === "0" || text === "false") return false;
  throw damaged("boolean");
}
