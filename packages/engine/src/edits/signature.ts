/** Who set a driver or a module, and when: it goes with whatever they changed, and says nothing alone. */
import type { Edit, Place } from "./edit.ts";
import { namesIn } from "./place.ts";

export function isSignatureAt(place: Place): boolean {
  const [list, , field = "", ...inner] = namesIn(place);
  const isOfEntry = (list === "drivers" || list === "modules") && inner.length === 0;
  return isOfEntry && (field === "setBy" || field === "setOn");
}

/** What there is to tell of edits: all but the signatures, unless there is nothing else. */
export function withoutSignatures(edits: readonly Edit[]): readonly Edit[] {
  const told = edits.filter((edit) => edit.kind !== "set" || !isSignatureAt(edit.place));
  return told.length > 0 ? told : edits;
}
