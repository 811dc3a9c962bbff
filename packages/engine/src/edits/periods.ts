/**
 * What an edit says by the number of a period, and which numbers an edit of the timeline gives to
 * other periods. Made one after the other, a figure typed for July would stand in August.
 */
import {
  earlierSeries,
  period,
  type Schema,
  seriesSchemas,
  thenLater,
} from "#model/schema/schema.ts";
import type { Edit } from "./edit.ts";
import { formOf } from "./locate.ts";
import { parentOf } from "./place.ts";
import { schemasAt } from "./schemas-at.ts";

const NONE = Number.NEGATIVE_INFINITY;

/** The number after the last one the edit speaks of; 0 for what lies before the first period. */
export function periodsEndIn(edit: Edit): number {
  switch (edit.kind) {
    case "figures": {
      const end = edit.from + edit.values.length;
      return latest(schemasAt(edit.place), (schema) => endOfSeries(schema, end));
    }
    case "set": {
      const lists = schemasAt(parentOf(edit.place)).filter((schema) => "items" in schema);
      return lists.length > 0
        ? latest(lists, (list) => endIn(list, [edit.value]))
        : latest(schemasAt(edit.place), (schema) => endIn(schema, edit.value));
    }
    case "insert":
      return latest(schemasAt(edit.list), (list) => endIn(list, [edit.entry]));
    default:
      return NONE;
  }
}

/** The first number that stands for another period, or for none, after the edit. */
export function periodsMovedFrom(edit: Edit): number | undefined {
  if (edit.kind !== "set") return undefined;
  if (edit.place === "timeline/periodCount") return Number(edit.value);
  const areAll = ["timeline", "timeline/start", "timeline/unit"].includes(edit.place);
  return areAll ? Number.NEGATIVE_INFINITY : undefined;
}

function endIn(schema: Schema, value: unknown): number {
  const form = formOf(schema, value);
  if (form === period) return Number(value) + 1;
  if (typeof value !== "object" || value === null || !("type" in form)) return NONE;
  if (form.type === "array" && Array.isArray(value)) {
    const end = endOfSeries(form, value.length);
    return end === NONE ? latest(value, (item) => endIn(form.items, item)) : end;
  }
  if (form.type !== "object") return NONE;
  return latest(Object.entries(value), ([key, part]) => {
    const inside = "properties" in form ? form.properties[key] : form.additionalProperties;
    return inside ? endIn(inside, part) : NONE;
  });
}

function endOfSeries(schema: Schema, end: number): number {
  if (schema === earlierSeries) return 0;
  return schema === thenLater || seriesSchemas.includes(schema) ? end : NONE;
}

function latest<Item>(items: readonly Item[], endOf: (item: Item) => number): number {
  return items.reduce((end, item) => Math.max(end, endOf(item)), NONE);
}
