import { formatDateTime } from "#lib/format.ts";
import { FIELD_LABELS, type Field } from "./client-draft.ts";
import type { ClientEdit } from "./save-client.ts";

/** Who changed a field last, and when: "Tom Tran, today at 9:42". */
export function whoEdited(edits: readonly ClientEdit[], field: Field, now: Date) {
  const edit = edits.find(({ fields }) => fields.includes(field));
  return edit ? `${nameOf(edit)}, ${timeOf(edit, now)}` : "Somebody else";
}

/** What colleagues changed meanwhile, in a sentence; nothing when there is nothing. */
export function keptSentence(edits: readonly ClientEdit[], now: Date) {
  const parts = edits
    .filter(({ fields }) => fields.length > 0)
    .map((edit) => `${labelsOf(edit)} by ${nameOf(edit)}, ${timeOf(edit, now)}`);
  return parts.length > 0 ? `Kept as well: ${parts.join("; ")}.` : undefined;
}

function nameOf({ isYou, actorName }: ClientEdit) {
  return isYou ? "you in another window" : actorName;
}

function timeOf({ at }: ClientEdit, now: Date) {
  const time = formatDateTime(new Date(at), now);
  return time.charAt(0).toLowerCase() + time.slice(1);
}

function labelsOf({ fields }: ClientEdit) {
  return fields.map((field) => FIELD_LABELS[field as Field] ?? field).join(", ");
}
