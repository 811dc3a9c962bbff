import { subjectOf } from "@app/engine/edits/labels";
import { sentence } from "@app/engine/edits/sentence";
import { figureWords, isShare, periodWords } from "@app/engine/edits/words";
import type { ModelDocument } from "@app/engine/model/document";
import { figureAt, isFigures } from "@app/engine/model/figures";
import type { DeskConflict } from "./desk.ts";

/** What two people are at odds about, and what each made of it. */
export function conflictWords(conflict: DeskConflict, document: ModelDocument) {
  const { place, mine, theirs, values } = conflict;
  if (mine.kind !== "figures" || !isFigures(values.theirs)) {
    return {
      subject: subjectOf(document, place),
      mine: sentence(mine, document),
      theirs: sentence(theirs, document),
    };
  }
  const { from, values: own } = mine;
  const isOfOne = isShareAt(document, place);
  return {
    subject: `${subjectOf(document, place)}, ${periodWords(document.timeline, from, from)}`,
    mine: figureWords(own[0] ?? 0, isOfOne),
    theirs: figureWords(figureAt(values.theirs, from) ?? 0, isOfOne),
  };
}

function isShareAt({ drivers }: ModelDocument, place: string) {
  const [list, id, field = ""] = place.split("/");
  return isShare(
    field,
    list === "drivers" ? drivers.find((each) => each.id === id)?.unit : undefined,
  );
}
