import { type SearchOf, searchOf, searchText } from "#lib/search.ts";

/** What the page of videos keeps in its address. */
export const videoSearch = searchOf({
  category: searchText,
  search: searchText,
  video: searchText,
});

export type VideoSearch = SearchOf<typeof videoSearch>;

/** Left out of the address while they hold. */
export const videoSearchDefaults = { category: "", search: "", video: "" } as const;
