import { type Entries, entriesOf, namesOf } from "@app/engine/edits/entries";
import { formOf, partOf } from "@app/engine/edits/locate";
import type { ModelDocument } from "@app/engine/model/document";
import { documentSchema } from "@app/engine/model/schema/document-schema";
import type { Schema } from "@app/engine/model/schema/schema";

/** Every value of a document by its place, the figures of a series each by its period. */
type Flat = Map<string, unknown>;

/** More than the documents of these tests have. */
const PERIODS = 24;

type Sides = Record<"base" | "mine" | "theirs", ModelDocument>;

/**
 * A merge of three documents place by place, without a thought for edits: what one side alone
 * changed must have come out, and what both changed alike. Gives the places where it did not.
 */
export function lostPlaces({ base, mine, theirs }: Sides, result: ModelDocument) {
  const [b, m, t, r] = [base, mine, theirs, result].map(flat) as [Flat, Flat, Flat, Flat];
  const places = new Set([...b.keys(), ...m.keys(), ...t.keys(), ...r.keys()]);
  return [...places].filter((place) => {
    const [was, one, other] = [b.get(place), m.get(place), t.get(place)];
    const expected = one === was ? other : one;
    return r.get(place) !== expected;
  });
}

function flat(document: ModelDocument): Flat {
  const values: Flat = new Map();
  const visit = (value: unknown, schema: Schema, place: string) => {
    if (value === undefined) return;
    const series = seriesOf(value);
    if (series) {
      for (const [at, each] of series.entries()) values.set(`${place}@${at}`, each);
      return;
    }
    if (typeof value !== "object" || value === null) return void values.set(place, value);
    const form = formOf(schema, value);
    if (Array.isArray(value)) {
      const entries = entriesOf(form);
      const names = entries ? ownNames(value, entries) : value.map((_, at) => String(at));
      const items = "items" in form ? form.items : schema;
      for (const [at, each] of value.entries()) visit(each, items, `${place}/${names[at]}`);
      return;
    }
    for (const [key, part] of Object.entries(value))
      visit(part, partOf(form, key) ?? schema, `${place}/${key}`);
  };
  visit(document, documentSchema, "");
  return values;
}

/** Changes by hand of one line by their periods too: whose stands first is nobody's change. */
function ownNames(list: readonly Record<string, unknown>[], entries: Entries) {
  const { keyField } = entries;
  const told = list.map(({ from, to, ...entry }) => ({
    [keyField]: [entry[keyField], from, to].filter((part) => part !== undefined).join(" "),
  }));
  return namesOf(keyField === "line" ? told : list, entries);
}

/** However it is written: one figure, a list, or figures and what holds later. */
function seriesOf(value: unknown): unknown[] | undefined {
  if (typeof value === "number") return Array(PERIODS).fill(value);
  if (Array.isArray(value)) {
    const isFigures = value.length > 0 && value.every((each) => typeof each === "number");
    return isFigures ? value : undefined;
  }
  const isSaid = typeof value === "object" && value !== null && "later" in value;
  if (!isSaid) return undefined;
  const { figures, later } = value as { figures: number[]; later: number };
  return Array.from({ length: PERIODS }, (_, at) => figures[at] ?? later);
}
