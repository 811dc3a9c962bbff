/** The entries of a list by their names. */
import type { Schema } from "#model/schema/schema.ts";
import { isObjectSchema } from "#model/schema/validate.ts";
import type { EntryName } from "./edit.ts";
import { readName, written } from "./place.ts";

/** A list whose entries have names; lists of figures have none. */
export type Entries = { keyField: string; hasIds: boolean };

export function entriesOf(schema: Schema): Entries | undefined {
  const fields = "items" in schema ? fieldsOf(schema.items) : [];
  const [first] = fields;
  if (first === undefined) return undefined;
  return fields.includes("id")
    ? { keyField: "id", hasIds: true }
    : { keyField: first, hasIds: false };
}

/** All variants of an entry are named by the same field. */
function fieldsOf(items: Schema): string[] {
  if ("oneOf" in items) return items.oneOf[0] ? fieldsOf(items.oneOf[0]) : [];
  return isObjectSchema(items) ? Object.keys(items.properties) : [];
}

export function keyOf(entry: unknown, { keyField }: Entries): string {
  return String((entry as Record<string, unknown>)[keyField]);
}

/** −1 when there is none. */
export function indexOfEntry(list: readonly unknown[], name: EntryName, entries: Entries): number {
  const read = readName(name);
  if (!read) return -1;
  let count = 0;
  return list.findIndex((entry) => {
    if (keyOf(entry, entries) !== read.key) return false;
    count += 1;
    return count === read.count;
  });
}

export function nameAt(list: readonly unknown[], index: number, entries: Entries): EntryName {
  const key = keyOf(list[index], entries);
  let count = 1;
  for (let each = 0; each < index; each++) if (keyOf(list[each], entries) === key) count += 1;
  return nameOf(key, count);
}

export function namesOf(list: readonly unknown[], entries: Entries): EntryName[] {
  const counts = new Map<string, number>();
  return list.map((entry) => {
    const key = keyOf(entry, entries);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return nameOf(key, count);
  });
}

function nameOf(key: string, count: number): EntryName {
  return count === 1 ? written(key) : `${written(key)}#${count}`;
}
