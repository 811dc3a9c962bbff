import { subjectOf } from "@app/engine/edits/labels";
import type { ShownConflict } from "@app/engine/edits/merge";
import { sentence } from "@app/engine/edits/sentence";
import { figureWords, isShare, periodWords } from "@app/engine/edits/words";
import type { ModelDocument } from "@app/engine/model/document";
import { figureAt, isFigures } from "@app/engine/model/figures";

/** What two people are at odds about, and what each made of it. */
export function conflictWords(conflict: ShownConflict, document: ModelDocument) {
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

/** "Growth, July 2027: Tom's 22% stays.": what was not taken back, because somebody changed it since. */
export function staysWords(
  stays: readonly ShownConflict[],
  document: ModelDocument,
  nameOf: (conflict: ShownConflict) => string,
): string {
  const [first] = stays;
  if (!first) return "";
  const { subject, theirs } = conflictWords(first, document);
  const isFigure = first.mine.kind === "figures";
  const said = isFigure
    ? `${nameOf(first)}’s ${theirs} stays`
    : `what ${nameOf(first)} changed stays`;
  const more = new Set(stays.map(({ mine }) => mine)).size - 1;
  return `${subject}: ${said}${more > 0 ? `, and ${more} more` : ""}.`;
}
