/**
 * Where two people's edits since the same version cannot both be kept as they are, so that a
 * person has to decide. No conflicts are:
 *
 *   the same edit by both           it is made once
 *   figures of other periods        both are kept
 *   entries at the same spot        both are kept, those saved first standing first
 *   a neighbour that was removed    the entry stands after the one before it
 *   an entry that the other renamed what speaks of it follows to the new name
 */
import type { Edit, Place } from "./edit.ts";
import { periodsEndIn, periodsMovedFrom } from "./periods.ts";
import { parentOf } from "./place.ts";
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

export function conflictsBetween(mine: readonly Edit[], theirs: readonly Edit[]): Conflict[] {
  const [ours, others] = [touchesOf(mine), touchesOf(theirs)];
  const near = neighboursIn(others);
  const pairs = new Map<Edit, Set<Edit>>();
  const conflicts: Conflict[] = [];
  const report = (left: Touch, right: Touch, reason: Conflict["reason"], place: Place) => {
    const met = pairs.get(left.edit) ?? new Set();
    pairs.set(left.edit, met);
    if (left.text === right.text || met.has(right.edit)) return;
    met.add(right.edit);
    conflicts.push({ place, reason, mine: left.edit, theirs: right.edit });
  };
  for (const left of ours) {
    for (const right of near(left)) {
      if (conflicts.length >= CONFLICTS_MOST) return conflicts;
      if (areAtOdds(left, right)) report(left, right, reasonOf(left, right), innerOf(left, right));
    }
  }
  for (const [left, right, place] of nameClashes(ours, others)) report(left, right, "named", place);
  for (const [left, right, place] of periodClashes(ours, others))
    report(left, right, "periods", place);
  return conflicts;
}

/** Those at, above or under a place, found without looking at all the others. */
function neighboursIn(touches: readonly Touch[]): (touch: Touch) => Touch[] {
  const at = new Map<Place, Touch[]>();
  const under = new Map<Place, Touch[]>();
  const put = (map: Map<Place, Touch[]>, place: Place, touch: Touch) => {
    const list = map.get(place) ?? [];
    map.set(place, list);
    list.push(touch);
  };
  for (const touch of touches) {
    put(at, withoutCounts(touch.place), touch);
    for (const place of above(withoutCounts(touch.place))) put(under, place, touch);
  }
  return ({ place: written }) => {
    const place = withoutCounts(written);
    return [place, ...above(place)]
      .flatMap((each) => at.get(each) ?? [])
      .concat(under.get(place) ?? []);
  };
}

function areAtOdds(left: Touch, right: Touch): boolean {
  if (left.area === "entry" || right.area === "entry") return isOverEntry(left, right);
  const [upper, lower] = left.place.length <= right.place.length ? [left, right] : [right, left];
  if (!isAtOrUnder(lower.place, upper.place)) return false;
  if (upper.place !== lower.place) return upper.area === "value";
  if (isOf("figures", left, right)) return overlap(left.common, right.common);
  if (left.area === right.area) return true;
  return !isOneOf("order", left, right);
}

/** Twins of one name are counted, so one that comes or goes changes what the others are called. */
function isOverEntry(left: Touch, right: Touch): boolean {
  const [one, other] = left.area === "entry" ? [left, right] : [right, left];
  const [entry, place] = [withoutCounts(one.place), withoutCounts(other.place)];
  if (isAtOrUnder(place, entry)) return true;
  return isAtOrUnder(entry, place) && other.area !== "name" && other.area !== "order";
}

function isOf(area: Touch["area"], left: Touch, right: Touch): boolean {
  return left.area === area && right.area === area;
}

function isOneOf(area: Touch["area"], left: Touch, right: Touch): boolean {
  return left.area === area || right.area === area;
}

function overlap(left: Edit, right: Edit): boolean {
  if (left.kind !== "figures" || right.kind !== "figures") return true;
  const ends = ({ from, values }: typeof left) => from + values.length;
  return left.from < ends(right) && right.from < ends(left);
}

function reasonOf(left: Touch, right: Touch): Conflict["reason"] {
  if (isOneOf("name", left, right)) return "named";
  return [left, right].some(({ common }) => common.kind === "remove") ? "removed" : "changed";
}

/** A place called by the new name, before the other gave that name to something else. */
function nameClashes(ours: readonly Touch[], others: readonly Touch[]) {
  const clashes = (renames: readonly Touch[], uses: readonly Touch[]) =>
    renames.flatMap(({ common, ...rename }) => {
      if (common.kind !== "rename") return [];
      const back = { list: common.list, from: common.to, to: common.from };
      const met = uses.filter(({ place }) => renamedPlace(place, back) !== place);
      return met.map((use) => ({ rename: { common, ...rename }, use }));
    });
  return [
    ...clashes(ours, others).map(({ rename, use }) => [rename, use, use.place] as const),
    ...clashes(others, ours).map(({ rename, use }) => [use, rename, use.place] as const),
  ];
}

/** What one wrote by the number of a period that the other has moved or cut off. */
function periodClashes(ours: readonly Touch[], others: readonly Touch[]) {
  const clashes = (moving: readonly Touch[], written: readonly Touch[]) => {
    const known = new Set(written.map(({ text }) => text));
    const moves = moving.flatMap((move) => {
      const from = known.has(move.text) ? undefined : periodsMovedFrom(move.common);
      return from === undefined ? [] : [{ move, from }];
    });
    if (moves.length === 0) return [];
    return written.flatMap((use) => {
      const end = periodsEndIn(use.common);
      return moves.filter(({ from }) => from < end).map(({ move }) => ({ move, use }));
    });
  };
  return [
    ...clashes(ours, others).map(({ move, use }) => [move, use, use.place] as const),
    ...clashes(others, ours).map(({ move, use }) => [use, move, use.place] as const),
  ];
}

/** The place of the one that is further inside. */
function innerOf(left: Touch, right: Touch): Place {
  return left.place.length > right.place.length ? left.place : right.place;
}

function isAtOrUnder(place: Place, other: Place): boolean {
  return place === other || place.startsWith(`${other}/`);
}

function above(place: Place): Place[] {
  const parent = parentOf(place);
  return parent === "" ? [] : [parent, ...above(parent)];
}

function withoutCounts(place: Place): Place {
  return place.replace(/#\d+(?=\/|$)/g, "");
}
