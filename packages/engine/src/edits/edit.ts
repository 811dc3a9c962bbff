/**
 * One change to a model document, as a plain value. Saving, undo, merging, the audit trail and the
 * bridge between versions all use this one vocabulary; it is closed, small and fits in JSON.
 *
 * A place names entries by their id and never by their index, so that it means the same after
 * somebody else sorted the list: "modules/rent/amount". `place.ts` has the rules.
 */

/** Where something stands in a document: names joined by "/". */
export type Place = string;

/** An entry as a place writes it: its id, or its first field where it has none. */
export type EntryName = string;

export type Edit =
  /** A field, a record's figure, an entry or a list is given another value. */
  | { kind: "set"; place: Place; value: unknown }
  /** A new entry stands after another one of its list; null: before all of them. */
  | { kind: "insert"; list: Place; entry: unknown; after: EntryName | null }
  /** An entry goes, or a field that may be left out. */
  | { kind: "remove"; place: Place }
  | { kind: "move"; place: Place; after: EntryName | null }
  /** An entry has another id from now on, wherever the document speaks of it. */
  | { kind: "rename"; list: Place; from: string; to: string }
  /** The figures of some periods, the first one's number first; every other period keeps its own. */
  | { kind: "figures"; place: Place; from: number; values: number[] };

export type EditKind = Edit["kind"];
