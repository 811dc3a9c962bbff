/** A list of entries in a document. */
import type { ModelDocument } from "#model/document.ts";
import type { Place } from "./edit.ts";
import { type Entries, entriesOf } from "./entries.ts";
import { formOf, locate, type Step } from "./locate.ts";

export type List = {
  steps: Step[];
  place: Place;
  values: unknown[];
  entries: Entries;
  isThere: boolean;
};

/** A list that may be left out is an empty one until something stands in it. */
export function listAt(document: ModelDocument, place: Place): List | undefined {
  const steps = place === "" ? undefined : locate(document, place).steps;
  const last = steps?.at(-1);
  if (!steps || !last) return undefined;
  const values = last.value ?? [];
  const entries = entriesOf(formOf(last.schema, values));
  if (!Array.isArray(values) || !entries) return undefined;
  return { steps, place, values, entries, isThere: last.value !== undefined };
}
