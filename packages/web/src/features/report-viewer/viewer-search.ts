import { oneOrNone, optionalText, type SearchOf, searchOf } from "#lib/search.ts";

/** The key of a share, which every call takes along, and what is chosen on the page. */
export const viewerSearch = searchOf({
  share: optionalText,
  /** The case that is read; the base when unsaid. */
  scenario: optionalText,
  unit: oneOrNone(["week", "month", "quarter", "year"]),
});

export type Search = SearchOf<typeof viewerSearch>;
