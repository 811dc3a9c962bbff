/**
 * Where two people's edits since the same version cannot both be kept as they are, so that a
 * person has to decide. No conflicts are:
 *
 *   the same edit by both           it is made once
 *   figures of other periods        both are kept, also where they are changed by hand
 *   entries at the same spot        both are kept, those saved first standing first
 *   a neighbour that was removed    the entry stands after the one before it
 *   an entry that the other renamed what speaks of it follows to the new name
 */
import { type Pair, touchesAtOdds } from "./at-odds.ts";
import type { Edit, Place } from "./edit.ts";
import { periodsEndIn, periodsMovedFrom } from "./periods.ts";
import { renamedPlace } from "./renamed-place.ts";
import { type Touch, touchesOf } from "./touches.ts";

export type Conflict = {
  /** In the names of the version both started from. */
  place: Place;
  /**
   * Both changed it; one removed what the other changed; both use a name for something else; one
   * moved the periods by whose numbers the other wrote.
   */
  reason: "changed" | "removed" | "named" | "periods";
  mine: Edit;
  theirs: Edit;
};

/** More than anybody decides one by one. */
export const CONFLICTS_MOST = 1000;

/** `settled` are edits of mine that a person has decided for. */
export function conflictsBetween(
  mine: readonly Edit[],
  theirs: readonly Edit[],
  settled: ReadonlySet<Edit> = new Set(),
): Conflict[] {
  const ours = touchesOf(mine).filter(({ edit }) => !settled.has(edit));
  const conflicts = new Map<Edit, Map<Edit, Conflict>>();
  let count = 0;
  for (const conflict of everyConflict(ours, touchesOf(theirs))) {
    const met = conflicts.get(conflict.mine) ?? new Map<Edit, Conflict>();
    conflicts.set(conflict.mine, met);
    if (met.has(conflict.theirs)) continue;
    met.set(conflict.theirs, conflict);
    count += 1;
    if (count === CONFLICTS_MOST) break;
  }
  return [...new Set(mine)].flatMap((edit) => [...(conflicts.get(edit)?.values() ?? [])]);
}

/** The same two edits may meet at several places, and are told where they met first. */
function* everyConflict(ours: readonly Touch[], others: readonly Touch[]): Generator<Conflict> {
  const told = ([own, other]: Pair, reason: Conflict["reason"], place: Place) => ({
    place,
    reason,
    mine: own.edit,
    theirs: other.edit,
  });
  for (const pair of touchesAtOdds(ours, others)) yield told(pair, reasonOf(pair), innerOf(pair));
  const clashes = { named: nameClashes, periods: periodClashes };
  for (const reason of ["named", "periods"] as const) {
    for (const [own, use] of clashes[reason](ours, others))
      yield told([own, use], reason, use.place);
    for (const [other, use] of clashes[reason](others, ours))
      yield told([use, other], reason, use.place);
  }
}

function reasonOf(pair: Pair): Conflict["reason"] {
  if (pair.some(({ area }) => area === "name")) return "named";
  return pair.some(({ common }) => common.kind === "remove") ? "removed" : "changed";
}

/** The place of the one that is further inside. */
function innerOf([own, other]: Pair): Place {
  return own.place.length > other.place.length ? own.place : other.place;
}

/** A place called by the new name, before the other gave that name to something else. */
function* nameClashes(renames: readonly Touch[], uses: readonly Touch[]): Generator<Pair> {
  for (const rename of renames) {
    const { common, text } = rename;
    if (common.kind !== "rename") continue;
    const back = { list: common.list, from: common.to, to: common.from };
    for (const use of uses)
      if (use.text !== text && renamedPlace(use.place, back) !== use.place) yield [rename, use];
  }
}

/** What one wrote by the number of a period that the other has moved or cut off. */
function* periodClashes(moving: readonly Touch[], uses: readonly Touch[]): Generator<Pair> {
  const known = new Set(uses.map(({ text }) => text));
  const moves = moving
    .filter(({ text }) => !known.has(text))
    .flatMap((move) => {
      const from = periodsMovedFrom(move.common);
      return from === undefined ? [] : [{ move, from }];
    })
    .sort((left, right) => left.from - right.from);
  if (moves.length === 0) return;
  for (const use of uses) {
    const end = periodsEndIn(use.common);
    for (const { move, from } of moves) {
      if (from >= end) break;
      yield [move, use];
    }
  }
}
