import { hashOf } from "#calculate/hash.ts";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";

/**
 * A document as its workbook carries it: its stable text without the line breaks, and in letters
 * that every program leaves alone when it saves the file again.
 */
export function carriedText(document: ModelDocument): string {
  return JSON.stringify(JSON.parse(stableText(document))).replace(/[^ -~]|_(?=x)/g, escapeOf);
}

function escapeOf(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A short name for what a document says: the same text gives the same one, wherever it is read. */
export function versionOf(carried: string): string {
  return hashOf(Float64Array.from(carried, (letter) => letter.charCodeAt(0)));
}
