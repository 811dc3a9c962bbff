/** Edits of figures and settings, with who made them and on which day. */
import type { Edit, Place } from "@app/engine/edits/edit";
import { namesIn } from "@app/engine/edits/place";
import type { ModelDocument } from "@app/engine/model/document";

export type Signature = { name: string; today: string };

/** Fields that say nothing new about what is worked with. */
const WORDS = new Set(["name", "note", "group", "evidence", "setBy", "setOn"]);

/** Each driver and module whose figures, formula or settings change is signed once. */
export function signedEdits(
  edits: readonly Edit[],
  document: ModelDocument,
  { name, today }: Signature,
): Edit[] {
  const entries = new Set(edits.flatMap((edit) => changedEntry(edit) ?? []));
  const signatures = [...entries].flatMap((entry): Edit[] => {
    const [list, id] = namesIn(entry);
    const own = document[list as "drivers" | "modules"].find((each) => each.id === id);
    if (!own) return [];
    return [
      ...(own.setBy === name ? [] : [set(`${entry}/setBy`, name)]),
      ...(own.setOn === today ? [] : [set(`${entry}/setOn`, today)]),
    ];
  });
  return [...edits, ...signatures];
}

/** "drivers/price" of an edit within it; an entry that goes, moves or is set whole signs itself. */
function changedEntry(edit: Edit): Place | undefined {
  if (edit.kind === "rename" || edit.kind === "insert" || edit.kind === "move") return undefined;
  const [list, id, field] = namesIn(edit.place);
  const isOfWork = list === "drivers" || list === "modules";
  return isOfWork && field !== undefined && !WORDS.has(field) ? `${list}/${id}` : undefined;
}

function set(place: Place, value: string): Edit {
  return { kind: "set", place, value };
}
