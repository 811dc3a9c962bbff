/**
 * What differs between two versions of a document, as edits gathered into changes a person would
 * name: an account, a driver, one field of a module, a module added or removed, the changes by
 * hand to one line, a scenario, the actuals. Words that carry no figure (names, notes) are left
 * out.
 *
 * The order: the timeline, then what was added, then what was changed, then what was removed, each
 * in the order of the document. So a name is there before something reads it, and goes after
 * nothing does.
 */
import type { Edit, Place } from "#edits/edit.ts";
import { editsBetween } from "#edits/edits-between.ts";
import { makeEdit } from "#edits/make-edit.ts";
import { lastNameIn, namesIn, parentOf, placeOf, placeUnder } from "#edits/place.ts";
import { isSameValue } from "#edits/same-value.ts";
import { entriesAt } from "#edits/schemas-at.ts";
import type { ModelDocument } from "#model/document.ts";

export type DocumentChange = {
  /** The place in the document, such as "modules/rent/amount". */
  place: Place;
  kind: "added" | "changed" | "removed";
  edits: Edit[];
};

const LISTS = ["accounts", "drivers", "modules", "scenarios", "kpis", "checks"];
const KINDS: DocumentChange["kind"][] = ["added", "changed", "removed"];
const WORDS = new Set(["name", "note", "evidence", "setBy", "setOn"]);

export function changesBetween(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const edits = editsBetween(before, after).filter((edit) => !isWord(targetOf(edit)));
  const of = (part: string) => edits.filter((edit) => namesIn(targetOf(edit))[0] === part);
  const changes = [
    ...LISTS.flatMap((list) => gathered(of(list), inList)),
    ...overrideChanges(before, after),
    ...actualChanges(of("actuals"), of("timeline")),
  ];
  const inOrder = KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
  return [...gathered(of("timeline").filter(isCalendar), () => changed("timeline")), ...inOrder];
}

/** The document with a change made as well, whatever else its timeline still waits for. */
export function makeChange(document: ModelDocument, { edits }: DocumentChange): ModelDocument {
  return edits.reduce((made, edit) => makeEdit(made, edit).document ?? made, document);
}

/** A field that holds words, and not an entry of that name. */
function isWord(place: Place): boolean {
  if (namesIn(place)[0] === "drivers" && lastNameIn(place) === "group") return true;
  return WORDS.has(lastNameIn(place)) && namesIn(place).length > 2 && !entriesAt(parentOf(place));
}

type Name = Pick<DocumentChange, "place" | "kind">;

/** Edits of one name are one change; without a name an edit changes nothing but the order. */
function gathered(edits: readonly Edit[], nameOf: (edit: Edit) => Name | undefined) {
  const changes = new Map<Place, DocumentChange>();
  for (const edit of edits) {
    const name = nameOf(edit);
    if (!name) continue;
    const change = changes.get(name.place) ?? { ...name, edits: [] };
    changes.set(name.place, change);
    change.edits.push(edit);
  }
  const inOrder = [...changes.values()];
  // A difference takes entries away from the last to the first.
  const removed = inOrder.filter(({ kind }) => kind === "removed").reverse();
  return [...inOrder.filter(({ kind }) => kind !== "removed"), ...removed];
}

/** A module is changed field by field, unless it takes another form; all else as a whole. */
function inList(edit: Edit): Name | undefined {
  const names = namesIn(targetOf(edit));
  const [list = "", id = "", field] = names;
  if (names.length === 2 && edit.kind === "move") return undefined;
  if (names.length === 2 && edit.kind === "insert")
    return { place: `${list}/${id}`, kind: "added" };
  if (names.length === 2 && edit.kind === "remove")
    return { place: `${list}/${id}`, kind: "removed" };
  const whole = id === "" ? list : `${list}/${id}`;
  return changed(list === "modules" && field !== undefined ? `${whole}/${field}` : whole);
}

/** All changes to a line go and come together, since each lies on top of the one before. */
function overrideChanges(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const on = ({ overrides }: ModelDocument, line: string) =>
    overrides.filter((override) => override.line === line);
  const lines = [...after.overrides, ...before.overrides].map(({ line }) => line);
  return [...new Set(lines)].flatMap((line): DocumentChange[] => {
    const [old, now] = [on(before, line), on(after, line)];
    if (isSameValue(old.map(withoutNote), now.map(withoutNote))) return [];
    const place = placeOf("overrides", line);
    const removals = old.map((): Edit => ({ kind: "remove", place }));
    const inserts = now.map(
      (entry): Edit => ({ kind: "insert", list: "overrides", entry, after: null }),
    );
    return [{ ...changed(place), edits: [...removals, ...inserts.reverse()] }];
  });
}

function withoutNote<T extends { note?: string }>({ note: _, ...rest }: T) {
  return rest;
}

/** New actual periods come all at once; figures of closed periods that changed, by account. */
function actualChanges(actuals: readonly Edit[], timeline: readonly Edit[]): DocumentChange[] {
  const closing = timeline.filter((edit) => !isCalendar(edit));
  if (closing.length > 0) return [{ ...changed("actuals"), edits: [...closing, ...actuals] }];
  return gathered(actuals, (edit) => changed(targetOf(edit)));
}

/** How many periods are actual goes with the actuals, not with the calendar. */
function isCalendar(edit: Edit): boolean {
  return lastNameIn(targetOf(edit)) !== "actualCount";
}

function changed(place: Place): Name {
  return { place, kind: "changed" };
}

/** Where an edit of a difference stands; a new entry by its id. */
function targetOf(edit: Edit): Place {
  if (edit.kind === "insert") {
    const { id } = edit.entry as { id?: string };
    return placeUnder(edit.list, id ?? "");
  }
  return edit.kind === "rename" ? placeUnder(edit.list, edit.from) : edit.place;
}
