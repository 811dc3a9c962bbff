import { hashOf } from "#calculate/hash.ts";
import type { ModelDocument } from "#model/document.ts";
import { stableText } from "#model/stable-text.ts";

/** A short name for what a document says: the same text gives the same one, wherever it is read. */
export function versionOf(document: ModelDocument): string {
  return hashOf(Float64Array.from(stableText(document), (letter) => letter.codePointAt(0) ?? 0));
}
