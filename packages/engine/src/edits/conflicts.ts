/**
 * Where two people's edits since the same version cannot both be kept as they are, so that a
 * person has to decide. No conflicts are:
 *
 *   the same edit by both           it is made once
 *   figures of other periods        both are kept
 *   entries at the same spot        both are kept, those saved first standing first
 *   a neighbour that was removed    the entry stands after the one before it
 *   a use of an entry that the other renamed: it follows to the new name
 */
import type { Edit, Place } from "./edit.ts";
import { parentOf } from "./place.ts";
import { renamedPlace } from "./renamed-place.ts";
import { isSameValue } from "./same-value.ts";
import { type Touch, touchesOf } from "./touches.ts";

export type Conflict = {
  /** In the names of the version both started from. */
  place: Place;
  /** Both changed it; one removed what the other changed; both use a name for something else. */
  reason: "changed" | "removed" | "named";
  mine: Edit;
  theirs: Edit;
};

export function conflictsBetween(mine: readonly Edit[], theirs: readonly Edit[]): Conflict[] {
  const [ours, others] = [touchesOf(mine), touchesOf(theirs)];
  const near = neighboursIn(others);
  const conflicts = new Map<Edit, Map<Edit, Conflict>>();
  const report = (left: Touch, right: Touch, reason: Conflict["reason"]) => {
    if (isSameValue(left.common, right.common)) return;
    const place = left.place.length > right.place.length ? left.place : right.place;
    const of = conflicts.get(left.edit) ?? new Map<Edit, Conflict>();
    conflicts.set(left.edit, of);
    if (!of.has(right.edit))
      of.set(right.edit, { place, reason, mine: left.edit, theirs: right.edit });
  };
  for (const left of ours)
    for (const right of near(left))
      if (areAtOdds(left, right)) report(left, right, reasonOf(left, right));
  for (const { left, right } of nameClashes(ours, others)) report(left, right, "named");
  return [...conflicts.values()].flatMap((of) => [...of.values()]);
}

/** Those at, above or under a place, found without looking at all the others. */
function neighboursIn(touches: readonly Touch[]): (touch: Touch) => Touch[] {
  const at = new Map<Place, Touch[]>();
  const under = new Map<Place, Touch[]>();
  const put = (map: Map<Place, Touch[]>, place: Place, touch: Touch) =>
    map.set(place, [...(map.get(place) ?? []), touch]);
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
  const usesNew = ({ common }: Touch, place: Place) =>
    common.kind === "rename" &&
    renamedPlace(place, { list: common.list, from: common.to, to: common.from }) !== place;
  const renamesOf = (touches: readonly Touch[]) =>
    touches.filter(({ area, common }) => area === "name" && common.kind === "rename");
  return [
    ...renamesOf(ours).flatMap((left) =>
      others.flatMap((right) => (usesNew(left, right.place) ? [{ left, right }] : [])),
    ),
    ...renamesOf(others).flatMap((right) =>
      ours.flatMap((left) => (usesNew(right, left.place) ? [{ left, right }] : [])),
    ),
  ];
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
