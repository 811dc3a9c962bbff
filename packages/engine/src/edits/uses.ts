/** Who in a document speaks of an entry: what reads a driver, what a module's going would break. */
import type { ModelDocument } from "#model/document.ts";
import { documentSchema } from "#model/schema/document-schema.ts";
import type { Place } from "./edit.ts";
import { labelAt } from "./labels.ts";
import { namesIn, placeUnder } from "./place.ts";
import { type Found, renamedIn } from "./references.ts";

export type UsedList = "accounts" | "drivers" | "modules" | "kpis" | "checks";

/** An entry that speaks of another one, and where in it. */
export type Use = { list: string; name: string; label: string; places: Place[] };

/** Whatever would follow if the entry had another name speaks of it; in the order of the document. */
export function usesOf(document: ModelDocument, list: UsedList, id: string): Use[] {
  const found: Found = { places: [], issues: [] };
  const to = `${id}${UNUSED}`;
  renamedIn(documentSchema, document, { list, from: id, to }, found);
  const uses = new Map<Place, Use>();
  for (const place of found.places.filter((each) => !each.endsWith(UNUSED))) {
    const [owner = "", name = ""] = namesIn(place);
    const entry = placeUnder(owner, name);
    const use = uses.get(entry) ?? {
      list: owner,
      name,
      label: labelAt(document, entry),
      places: [],
    };
    uses.set(entry, { ...use, places: [...use.places, place] });
  }
  return [...uses.values()];
}

const UNUSED = "__";

/** What is calculated with it; changes by hand, scenarios and notes only speak of it. */
const READERS = ["modules", "drivers", "kpis", "checks"];

/** The modules, drivers, KPIs and rules that read a driver: the lines it feeds. */
export function feedsOf(document: ModelDocument, driver: string): Use[] {
  return usesOf(document, "drivers", driver).filter(({ list }) => READERS.includes(list));
}
