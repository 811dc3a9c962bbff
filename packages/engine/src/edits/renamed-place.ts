/** A place after an entry has got another id; it need not be there, as a note may outlive it. */
import type { EntryName, Place } from "./edit.ts";
import { entriesOf } from "./entries.ts";
import { type Rename, renamedLine } from "./line-names.ts";
import { namesIn, readName, written } from "./place.ts";
import { schemasAt } from "./schemas-at.ts";

export function renamedPlace(place: Place, rename: Rename): Place {
  if (!place.includes(rename.from)) return place;
  const names = namesIn(place);
  return names
    .map((name, index) => renamedName(name, names.slice(0, index).join("/"), rename))
    .join("/");
}

function renamedName(name: EntryName, above: Place, rename: Rename): EntryName {
  const { list, from, to } = rename;
  const read = readName(name);
  if (read === undefined || !name.includes(from)) return name;
  const suffix = name.slice(written(read.key).length);
  for (const schema of schemasAt(above)) {
    const entries = entriesOf(schema);
    const isOf = entries ? entries.hasIds && above === list : keysOf(schema) === list;
    if (isOf && read.key === from) return `${written(to)}${suffix}`;
    if (entries?.keyField === "line") return `${written(renamedLine(read.key, rename))}${suffix}`;
  }
  return name;
}

function keysOf(schema: ReturnType<typeof schemasAt>[number]) {
  return "keysReferTo" in schema ? schema.keysReferTo : undefined;
}
