import { oneOf, type SearchOf, searchOf } from "#lib/search.ts";

export const LENGTHS = [12, 24, 36] as const;

/** How far ahead, in months, and by which periods. */
export const quickModelSearch = searchOf({
  months: (value) => LENGTHS.find((each) => each === value) ?? 24,
  /** Not "unit": pages of a model keep that one. */
  by: oneOf(["month", "quarter", "week"], "month"),
});

export type QuickModelSearch = SearchOf<typeof quickModelSearch>;

export const quickModelSearchDefaults = { months: 24, by: "month" } as const;
