/**
 * The pairs of two people's touches that cannot both be kept. Touches of one area at one place are
 * held together, so that thousands of them are not held against each other one by one: what is
 * found costs what is looked at, and whoever has seen enough stops asking.
 */
import { periodsByHand } from "./by-hand.ts";
import type { Edit, Place } from "./edit.ts";
import { parentOf } from "./place.ts";
import type { Touch } from "./touches.ts";

export type Pair = readonly [own: Touch, other: Touch];

/** The touches of one area at one place, those by the same edit under its text. */
type Group = { place: Place; area: Touch["area"]; touches: Map<string, Touch[]> };

export function* touchesAtOdds(ours: readonly Touch[], others: readonly Touch[]): Generator<Pair> {
  const [own, other] = [ours, others].map((touches) => ({
    entries: touches.filter(({ area }) => area === "entry"),
    rest: touches.filter(({ area }) => area !== "entry"),
  }));
  yield* pairsBetween(own?.rest, other?.rest, (place) => place);
  // Twins of one name are counted, so one that comes or goes changes what the others are called.
  yield* pairsBetween(own?.entries, others, withoutCounts, ![...ours, ...others].some(isRename));
  yield* pairsBetween(own?.rest, other?.entries, withoutCounts);
}

function isRename({ common }: Touch): boolean {
  return common.kind === "rename";
}

function* pairsBetween(
  ours: readonly Touch[] = [],
  others: readonly Touch[] = [],
  keyOf: (place: Place) => Place,
  /** Twins can be told apart by their periods as long as nobody changes their name. */
  areTwinsTold = false,
): Generator<Pair> {
  const near = neighboursIn(groupsOf(others, keyOf));
  for (const own of groupsOf(ours, keyOf))
    for (const other of near(own)) {
      if (!areAtOdds(own, other)) continue;
      const isOfPeriods =
        own.area === other.area &&
        (own.area === "figures" || (own.area === "entry" && areTwinsTold));
      for (const [one, two] of isOfPeriods ? overlapping(own, other) : all(own, other))
        if (one !== two) yield* each(own.touches.get(one), other.touches.get(two));
    }
}

function groupsOf(touches: readonly Touch[], keyOf: (place: Place) => Place): Group[] {
  const groups = new Map<string, Group>();
  for (const touch of touches) {
    const { area, text } = touch;
    const place = keyOf(touch.place);
    const group = groups.get(`${area} ${place}`) ?? { place, area, touches: new Map() };
    groups.set(`${area} ${place}`, group);
    put(group.touches, text, touch);
  }
  return [...groups.values()];
}

/** Those at, above or under a place. */
function neighboursIn(groups: readonly Group[]): (group: Group) => Group[] {
  const at = new Map<Place, Group[]>();
  const under = new Map<Place, Group[]>();
  for (const group of groups) {
    put(at, group.place, group);
    for (const place of above(group.place)) put(under, place, group);
  }
  return ({ place }) =>
    [place, ...above(place)].flatMap((each) => at.get(each) ?? []).concat(under.get(place) ?? []);
}

/** Of two groups of which one is at or under the other's place. */
function areAtOdds(left: Group, right: Group): boolean {
  const [upper, lower] = left.place.length <= right.place.length ? [left, right] : [right, left];
  const isAtBoth = upper.place === lower.place;
  if (upper.area === "entry" || (isAtBoth && lower.area === "entry")) return true;
  if (lower.area === "entry") return upper.area !== "name" && upper.area !== "order";
  if (!isAtBoth) return upper.area === "value";
  if (left.area === right.area) return left.area !== "unused" && left.area !== "signature";
  return left.area !== "order" && right.area !== "order";
}

type Texts = readonly [own: string, other: string];

function* all(own: Group, other: Group): Generator<Texts> {
  for (const one of own.touches.keys()) for (const two of other.touches.keys()) yield [one, two];
}

/** Those of the same period, found by going through both in the order of their periods. */
function* overlapping(own: Group, other: Group): Generator<Texts> {
  const [ones, twos] = [rangesOf(own), rangesOf(other)];
  for (let one = 0, two = 0; one < ones.length && two < twos.length; ) {
    const [left, right] = [ones[one] as Range, twos[two] as Range];
    if (left.from <= right.from) {
      for (const text of begunBefore(left.end, twos, two)) yield [left.text, text];
      one += 1;
    } else {
      for (const text of begunBefore(right.end, ones, one)) yield [text, right.text];
      two += 1;
    }
  }
}

type Range = { text: string; from: number; end: number };

function rangesOf({ touches }: Group): Range[] {
  const ranges = [...touches].map(([text, [touch]]) => ({
    text,
    ...periodsOf(touch?.common as Edit),
  }));
  return ranges.sort((left, right) => left.from - right.from);
}

/** All of them where it does not say which. */
function periodsOf(edit: Edit) {
  if (edit.kind === "figures") return { from: edit.from, end: edit.from + edit.values.length };
  return periodsByHand(edit) ?? { from: 0, end: Number.POSITIVE_INFINITY };
}

function* begunBefore(end: number, ranges: readonly Range[], first: number): Generator<string> {
  for (let at = first; (ranges[at]?.from ?? end) < end; at++) yield ranges[at]?.text ?? "";
}

function* each(ours: readonly Touch[] = [], others: readonly Touch[] = []): Generator<Pair> {
  for (const own of ours) for (const other of others) yield [own, other];
}

function put<Key, Item>(map: Map<Key, Item[]>, key: Key, item: Item) {
  const list = map.get(key) ?? [];
  map.set(key, list);
  list.push(item);
}

function above(place: Place): Place[] {
  const parent = parentOf(place);
  return parent === "" ? [] : [parent, ...above(parent)];
}

function withoutCounts(place: Place): Place {
  return place.replace(/#\d+(?=\/|$)/g, "");
}
