/**
 * The difference of two documents as edits: made in the first one, they give the second, to the
 * byte. Entries are matched by their names, so a new id is a new entry and never a rename.
 */
import type { ModelDocument } from "#model/document.ts";
import type { Figures } from "#model/figures.ts";
import { isRecord } from "#model/raw.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import type { Schema } from "#model/schema/schema.ts";
import type { Edit, Place } from "./edit.ts";
import { type Entries, entriesOf, namesOf } from "./entries.ts";
import { formOf } from "./locate.ts";
import { longestRising } from "./longest-rising.ts";
import { placeUnder, written } from "./place.ts";
import { isSameValue, ownOf } from "./same-value.ts";

export function editsBetween(before: ModelDocument, after: ModelDocument): Edit[] {
  return difference(documentSchema, before, after, "");
}

function difference(schema: Schema, before: unknown, after: unknown, place: Place): Edit[] {
  if (isSameValue(before, after)) return [];
  if (after === undefined) return [{ kind: "remove", place }];
  const whole: Edit[] = [{ kind: "set", place, value: after }];
  const form = formOf(schema, after);
  if (before === undefined || form !== formOf(schema, before)) return whole;
  if (isSeries(before) && isSeries(after)) return seriesDifference(before, after, place) ?? whole;
  if (Array.isArray(before) && Array.isArray(after)) {
    const entries = entriesOf(form);
    const isList = entries && "items" in form;
    return (isList && listDifference(form.items, entries, before, after, place)) || whole;
  }
  if (typeof before !== "object" || !before || typeof after !== "object" || !after) return whole;
  if ("properties" in form)
    return Object.entries(form.properties).flatMap(([key, part]) =>
      difference(part, ownOf(before, key), ownOf(after, key), placeUnder(place, key)),
    );
  return "additionalProperties" in form
    ? (recordDifference(form.additionalProperties, before, after, place) ?? whole)
    : whole;
}

/** A key that no place can name makes it a change of the whole. */
function recordDifference(schema: Schema, before: object, after: object, place: Place) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (keys.includes("__proto__")) return undefined;
  return keys.flatMap((key) =>
    difference(schema, ownOf(before, key), ownOf(after, key), placeUnder(place, written(key))),
  );
}

/** First what goes, then each entry of the new list in its turn; undefined when names are not enough. */
function listDifference(
  items: Schema,
  entries: Entries,
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
): Edit[] | undefined {
  const [old, now] = [namesOf(before, entries), namesOf(after, entries)];
  const indexOf = new Map(old.map((name, index) => [name, index]));
  const kept = now.filter((name) => indexOf.has(name));
  const staying = longestRising(kept.map((name) => indexOf.get(name) ?? 0));
  const resting = new Set(kept.filter((_, index) => staying.has(index)));
  const hasTwins = [...old, ...now].some((name) => name.includes("#"));
  if (hasTwins && (entries.hasIds || resting.size < kept.length)) return undefined;
  const isNow = new Set(now);
  const gone = old.filter((name) => !isNow.has(name)).reverse();
  const removals = gone.map((name): Edit => ({ kind: "remove", place: placeUnder(place, name) }));
  const changes = now.flatMap((name, index): Edit[] => {
    const [former, anchor] = [indexOf.get(name), now[index - 1] ?? null];
    if (former === undefined)
      return [{ kind: "insert", list: place, entry: after[index], after: anchor }];
    const own = placeUnder(place, name);
    const inside = difference(items, before[former], after[index], own);
    return resting.has(name) ? inside : [{ kind: "move", place: own, after: anchor }, ...inside];
  });
  return [...removals, ...changes];
}

type Series = Exclude<Figures, number>;

function isSeries(value: unknown): value is Series {
  if (Array.isArray(value)) return typeof value[0] === "number";
  return isRecord(value) && Array.isArray(value.figures);
}

/** Runs of figures that differ; undefined where it ends elsewhere, or goes on otherwise. */
function seriesDifference(before: Series, after: Series, place: Place): Edit[] | undefined {
  const [old, now] = [before, after].map((each) => (Array.isArray(each) ? each : each.figures));
  const [wasLater, later] = [before, after].map((each) =>
    "later" in each ? each.later : undefined,
  );
  if (!old || !now || old.length !== now.length || wasLater !== later) return undefined;
  const edits: Extract<Edit, { kind: "figures" }>[] = [];
  now.forEach((figure, period) => {
    const last = edits.at(-1);
    if (figure === old[period]) return;
    if (last && last.from + last.values.length === period) last.values.push(figure);
    else edits.push({ kind: "figures", place, from: period, values: [figure] });
  });
  return edits;
}
