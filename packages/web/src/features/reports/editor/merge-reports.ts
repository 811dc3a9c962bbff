/**
 * Merges what two people made of a report: a page or a block that only one of them changed is theirs
 * to change. What both changed, each to something else, is a conflict; nothing that somebody wrote
 * into goes because the other one took it away.
 */
import type { ReportBlock, ReportDocument, ReportPage } from "@app/engine/reports/report-document";
import { type ReportConflict, sidesOf } from "./conflict-sides.ts";

export type Side = "mine" | "theirs";
export type Merged = { document: ReportDocument; conflicts: ReportConflict[] };

/** `prefer` says whose stands where both changed the same. */
export function mergeReports(
  base: ReportDocument,
  mine: ReportDocument,
  theirs: ReportDocument,
  prefer: Side = "mine",
): Merged {
  const conflicts: ReportConflict[] = [];
  const pick: Pick = (name, ...sides) => {
    const { value, isConflict } = choose(sides, prefer);
    if (isConflict) conflicts.push(sidesOf(name, sides[1], sides[2]));
    return value;
  };
  const fieldOf = <Key extends "title" | "scale" | "scenarios" | "openedDrivers">(key: Key) =>
    pick(FIELD_NAMES[key], base[key], mine[key], theirs[key]);
  const why = pick(FIELD_NAMES.why, base.why, mine.why, theirs.why);
  const document: ReportDocument = {
    reportVersion: mine.reportVersion,
    title: fieldOf("title"),
    scale: fieldOf("scale"),
    scenarios: fieldOf("scenarios"),
    openedDrivers: fieldOf("openedDrivers"),
    ...(why && { why }),
    pages: mergeLists(base.pages, mine.pages, theirs.pages, (one, other, third) =>
      mergePage(one, other, third, pick),
    ),
  };
  return { document, conflicts };
}

const FIELD_NAMES = {
  title: "The title",
  scale: "What amounts are counted in",
  scenarios: "The scenarios",
  openedDrivers: "The drivers that readers move",
  why: "How far readers may ask why",
};

type Pick = <Value>(name: string, base: Value, mine: Value, theirs: Value) => Value;

function mergePage(
  base: ReportPage | undefined,
  mine: ReportPage,
  theirs: ReportPage,
  pick: Pick,
): ReportPage {
  const title = pick("A page’s title", base?.title ?? "", mine.title, theirs.title);
  const blocks = mergeLists(
    base?.blocks ?? [],
    mine.blocks,
    theirs.blocks,
    (one, other, third) =>
      pick<ReportBlock | undefined>(`A block on ${mine.title}`, one, other, third) ?? other,
  );
  return { ...mine, title, blocks };
}

function choose<Value>([base, mine, theirs]: [Value, Value, Value], prefer: Side) {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, isConflict: false };
  if (isSame(mine, base)) return { value: theirs, isConflict: false };
  return { value: prefer === "mine" ? mine : theirs, isConflict: true };
}

type Named = { id: string };

function mergeLists<Item extends Named>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  merge: (base: Item | undefined, mine: Item, theirs: Item) => Item,
): Item[] {
  const [ofBase, ofMine, ofTheirs] = [byId(base), byId(mine), byId(theirs)];
  const kept = (id: string): Item | undefined => {
    const [before, own, other] = [ofBase.get(id), ofMine.get(id), ofTheirs.get(id)];
    if (own && other) return merge(before, own, other);
    const left = own ?? other;
    // Taken away by one: it goes, unless the other one has changed it since.
    return before && isSame(left, before) ? undefined : left;
  };
  const isMoved = !isSame(idsIn(mine, ofBase), idsIn(base, ofMine));
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  return orderOf(first, second).flatMap((id) => kept(id) ?? []);
}

/** The first's order; what only the second has stands after what it stood after there. */
function orderOf(first: readonly Named[], second: readonly Named[]): string[] {
  const ids = first.map(({ id }) => id);
  second.forEach(({ id }, index) => {
    if (ids.includes(id)) return;
    const before = second[index - 1]?.id;
    ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  });
  return ids;
}

function idsIn(items: readonly Named[], other: ReadonlyMap<string, unknown>): string[] {
  return items.map(({ id }) => id).filter((id) => other.has(id));
}

function byId<Item extends Named>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Documents are plain values with their fields in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
