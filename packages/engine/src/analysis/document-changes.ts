/**
 * What differs between two versions of a document, cut into changes a person would name: an
 * account, a driver, one field of a module, a module added or removed, the changes by hand to one
 * line, a scenario, the actuals. Words that carry no figure (names, notes) are left out.
 *
 * The order: the timeline, then what was added, then what was changed, then what was removed, each
 * in the order of the document. So a name is there before something reads it, and goes after
 * nothing does.
 */
import type { ModelDocument } from "#model/document.ts";

export type DocumentChange = {
  /** The place in the document, such as "modules/rent/amount". */
  place: string;
  kind: "added" | "changed" | "removed";
  /** The document with this change made as well. */
  apply: (document: ModelDocument) => ModelDocument;
};

type ListKey = "accounts" | "drivers" | "modules" | "scenarios" | "kpis" | "checks";
type Entry = { id: string };

const LISTS: ListKey[] = ["accounts", "drivers", "modules", "scenarios", "kpis", "checks"];
const WORDS = new Set(["name", "note", "setBy", "setOn"]);
/** Fields that say which other fields there are. */
const FORMS = ["kind", "form", "method"];
const KINDS: DocumentChange["kind"][] = ["added", "changed", "removed"];

export function changesBetween(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const changes = [
    ...LISTS.flatMap((list) => listChanges(list, before, after)),
    ...overrideChanges(before, after),
    ...actualChanges(before, after),
  ];
  const inOrder = KINDS.flatMap((kind) => changes.filter((change) => change.kind === kind));
  return [...timelineChanges(before, after), ...inOrder];
}

/** How many periods are actual goes with the actuals, not with the calendar. */
function timelineChanges(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const { actualCount: _, ...calendar } = after.timeline;
  if (isSame(calendar, { ...before.timeline, actualCount: undefined })) return [];
  const apply = (document: ModelDocument) => ({
    ...document,
    timeline: { ...document.timeline, ...calendar },
  });
  return [{ place: "timeline", kind: "changed", apply }];
}

function listChanges(list: ListKey, before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const [old, now]: [Entry[], Entry[]] = [before[list], after[list]];
  const place = (id: string) => `${list}/${id}`;
  const kept = now.flatMap((entry, index): DocumentChange[] => {
    const former = old.find(({ id }) => id === entry.id);
    if (former) return entryChanges(list, former, entry);
    return [{ place: place(entry.id), kind: "added", apply: inserting(list, entry, now, index) }];
  });
  const gone = old.filter(({ id }) => !now.some((entry) => entry.id === id));
  const removed = gone.map(
    ({ id }): DocumentChange => ({ place: place(id), kind: "removed", apply: removing(list, id) }),
  );
  return [...kept, ...removed];
}

/** A module is changed field by field, unless it takes another form; all else as a whole. */
function entryChanges(list: ListKey, former: Entry, entry: Entry): DocumentChange[] {
  if (isSame(former, entry)) return [];
  const place = `${list}/${entry.id}`;
  const [old, now] = [new Map(Object.entries(former)), new Map(Object.entries(entry))];
  const isOtherForm = FORMS.some((field) => old.get(field) !== now.get(field));
  if (list !== "modules" || isOtherForm)
    return [{ place, kind: "changed", apply: replacing(list, entry.id, () => entry) }];
  const fields = [...new Set([...now.keys(), ...old.keys()])].filter(
    (field) => !WORDS.has(field) && !isSame(old.get(field), now.get(field)),
  );
  return fields.map((field) => ({
    place: `${place}/${field}`,
    kind: "changed",
    apply: replacing(list, entry.id, (each) => withField(each, field, now.get(field))),
  }));
}

function overrideChanges(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const on = ({ overrides }: ModelDocument, line: string) =>
    overrides.filter((override) => override.line === line);
  const lines = [...after.overrides, ...before.overrides].map(({ line }) => line);
  return [...new Set(lines)].flatMap((line): DocumentChange[] => {
    if (isSame(on(before, line), on(after, line))) return [];
    const apply = (document: ModelDocument) => ({
      ...document,
      overrides: [
        ...document.overrides.filter((override) => override.line !== line),
        ...on(after, line),
      ],
    });
    return [{ place: `overrides/${line}`, kind: "changed", apply }];
  });
}

/** New actual periods come all at once; figures of closed periods that changed, by account. */
function actualChanges(before: ModelDocument, after: ModelDocument): DocumentChange[] {
  const { actualCount } = after.timeline;
  if (before.timeline.actualCount !== actualCount) {
    const apply = (document: ModelDocument) => ({
      ...document,
      timeline: { ...document.timeline, actualCount },
      actuals: after.actuals,
    });
    return [{ place: "actuals", kind: "changed", apply }];
  }
  const accounts = [...new Set([...Object.keys(after.actuals), ...Object.keys(before.actuals)])];
  return accounts.flatMap((account): DocumentChange[] => {
    if (isSame(before.actuals[account], after.actuals[account])) return [];
    const movements = after.actuals[account] ?? [];
    const apply = (document: ModelDocument) => ({
      ...document,
      actuals: { ...document.actuals, [account]: movements },
    });
    return [{ place: `actuals/${account}`, kind: "changed", apply }];
  });
}

/** A new entry stands after the nearest one before it that is already there. */
function inserting(list: ListKey, entry: Entry, now: readonly Entry[], index: number) {
  return (document: ModelDocument): ModelDocument => {
    const entries: Entry[] = document[list];
    const earlier = new Set(now.slice(0, index).map(({ id }) => id));
    const place = entries.findLastIndex(({ id }) => earlier.has(id)) + 1;
    return { ...document, [list]: entries.toSpliced(place, 0, entry) };
  };
}

function removing(list: ListKey, id: string) {
  return (document: ModelDocument): ModelDocument => ({
    ...document,
    [list]: document[list].filter((entry: Entry) => entry.id !== id),
  });
}

function replacing(list: ListKey, id: string, replace: (entry: Entry) => Entry) {
  return (document: ModelDocument): ModelDocument => ({
    ...document,
    [list]: document[list].map((entry: Entry) => (entry.id === id ? replace(entry) : entry)),
  });
}

function withField(entry: Entry, field: string, value: unknown): Entry {
  const { [field]: _, ...rest } = { ...entry } as Record<string, unknown>;
  return { ...rest, ...(value === undefined ? {} : { [field]: value }), id: entry.id };
}

/** Whatever the order of keys, and without words. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== "object" || typeof right !== "object" || !left || !right) return false;
  const entries = (of: object) =>
    Object.entries(of).filter(([key, value]) => !WORDS.has(key) && value !== undefined);
  const [ours, theirs] = [entries(left), new Map<string, unknown>(entries(right))];
  return (
    ours.length === theirs.size &&
    ours.every(([key, value]) => theirs.has(key) && isSame(value, theirs.get(key)))
  );
}
