/** A document that calculates the same, without a word that people wrote beside its figures. */
import type { ModelDocument } from "./document.ts";
import type { Remarks } from "./remarks.ts";

export function withoutRemarks(document: ModelDocument): ModelDocument {
  const { drivers, modules, overrides } = document;
  return {
    ...document,
    drivers: drivers.map(plain),
    modules: modules.map(plain),
    overrides: overrides.map(plain),
    notes: [],
  };
}

function plain<Item extends Remarks>(item: Item): Item {
  const { note: _, evidence: __, setBy: ___, setOn: ____, ...rest } = item;
  return rest as Item;
}
