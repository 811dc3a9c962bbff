import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import { stableText } from "@app/engine/model/stable-text";
import { defineTask } from "#core/task.ts";
import { type Outlook, outlookOf } from "./model-figures.ts";

export type SeenDocument = Outlook & { text: string };

/** A document's text and what it comes to, away from requests. */
export const lookAtDocument = defineTask({
  name: "look_at_document",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run: seenOf,
});

export function seenOf(document: ModelDocument): SeenDocument {
  return { text: stableText(document), ...outlookOf(document) };
}

/** The figures alone, of a document as it is stored. */
export const lookAtKept = defineTask({
  name: "look_at_kept",
  runsIn: "thread",
  timeoutMs: 20_000,
  heapMegabytesMax: 512,
  run(text: string) {
    const { document, issues } = readDocument(JSON.parse(text));
    if (!document) throw new Error(`a stored document is not readable: ${issues[0]?.message}`);
    return outlookOf(document).figures;
  },
});
