/** Who set a driver or a module, and when: it goes with whatever they changed, and says nothing alone. */
import type { Edit, Place } from "./edit.ts";
import { namesIn } from "./place.ts";

export function isSignatureAt(place: Place): boolean {
  const [list, , field = "", ...inner] = namesIn(place);
  const isOfEntry = (list === "drivers" || list === "modules") && inner.length === 0;
  return isOfEntry && (field === "setBy" || field === "setOn");
}

/** What there is to tell of edits: all but the signatures and what goes by itself, unless there is nothing else. */
export function withoutSignatures(edits: readonly Edit[]): readonly Edit[] {
  const areOthers = edits.some(isOtherScenarios);
  const told = edits.filter((edit) => {
    if (edit.kind !== "set" && edit.kind !== "remove") return true;
    if (areOthers && isScenarioColourAt(edit.place)) return false;
    return edit.kind === "remove" || !isSignatureAt(edit.place);
  });
  return told.length > 0 ? told : edits;
}

/** A scenario more, or one less. */
function isOtherScenarios(edit: Edit): boolean {
  if (edit.kind === "insert") return edit.list === "scenarios";
  if (edit.kind !== "remove") return false;
  const names = namesIn(edit.place);
  return names[0] === "scenarios" && names.length === 2;
}

/** When a scenario goes, the others are given the colours they had by their order; when it is back, none again. */
function isScenarioColourAt(place: Place): boolean {
  const [list, , field, ...inner] = namesIn(place);
  return list === "scenarios" && field === "colour" && inner.length === 0;
}
