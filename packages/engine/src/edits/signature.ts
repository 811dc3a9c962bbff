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
  const [isGone, isBack] = [edits.some(isScenarioGone), edits.some(isScenarioAdded)];
  const told = edits.filter((edit) => {
    if (edit.kind === "set")
      return !(isSignatureAt(edit.place) || (isGone && isScenarioColourAt(edit.place)));
    return !(edit.kind === "remove" && isBack && isScenarioColourAt(edit.place));
  });
  return told.length > 0 ? told : edits;
}

function isScenarioAdded(edit: Edit): boolean {
  return edit.kind === "insert" && edit.list === "scenarios";
}

function isScenarioGone(edit: Edit): boolean {
  if (edit.kind !== "remove") return false;
  const names = namesIn(edit.place);
  return names[0] === "scenarios" && names.length === 2;
}

/** When a scenario goes, the others are given the colours they had by their order; when it is back, none again. */
function isScenarioColourAt(place: Place): boolean {
  const [list, , field, ...inner] = namesIn(place);
  return list === "scenarios" && field === "colour" && inner.length === 0;
}
