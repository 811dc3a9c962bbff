import { optionalNumber, pageNumber, type SearchOf, searchOf } from "#lib/search.ts";

/** Which page of versions, and which two are compared; the newest two rows when unsaid. */
export const historySearch = searchOf({
  page: pageNumber,
  from: optionalNumber,
  to: optionalNumber,
});
/** Left out of the address while it holds. */
export const historySearchDefaults = { page: 1 } as const;
export type HistorySearch = SearchOf<typeof historySearch>;
