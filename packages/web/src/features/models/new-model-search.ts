import { oneOf, optionalNumber, type SearchOf, searchOf } from "#lib/search.ts";

export const WAYS = ["starter", "copy", "workbook", "blank"] as const;
export type Way = (typeof WAYS)[number];

/** What the page for a new model keeps in its address. */
export const newModelSearch = searchOf({
  way: oneOf(WAYS, "starter"),
  /** The model to copy. */
  model: optionalNumber,
  /** The copy is to stay beside it. */
  isParallel: (value): boolean => value === true,
  /** Whose model it is to be. */
  client: optionalNumber,
});

export type NewModelSearch = SearchOf<typeof newModelSearch>;

/** Left out of the address while they hold. */
export const newModelSearchDefaults = { way: "starter", isParallel: false } as const;
