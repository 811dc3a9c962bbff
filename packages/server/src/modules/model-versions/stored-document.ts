import { applyEdits } from "@app/engine/edits/apply-edits";
import type { Edit } from "@app/engine/edits/edit";
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import type { Stored } from "./model-versions.store.ts";

/** The document that was stored. For the pool, as all that reads a whole document is. */
export function documentOf({ text, edits }: Stored): ModelDocument {
  const { document, issues } = readDocument(JSON.parse(text));
  if (!document) throw new Error(`a stored document is not readable: ${JSON.stringify(issues[0])}`);
  return edits.reduce(withEdits, document);
}

function withEdits(document: ModelDocument, text: string): ModelDocument {
  const made = applyEdits(document, editsOf(text));
  if (!made.document) throw new Error(`stored edits do not fit: ${JSON.stringify(made.issues[0])}`);
  return made.document;
}

export function editsOf(text: string) {
  return JSON.parse(text) as Edit[];
}
