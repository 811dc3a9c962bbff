import {
  oneOf,
  optionalText,
  pageNumber,
  type SearchOf,
  searchOf,
  searchText,
} from "#lib/search.ts";

/** What the page of contracts keeps in its address. */
export const contractSearch = searchOf({
  page: pageNumber,
  filter: oneOf(["Active", "Ended"], "Active"),
  search: searchText,
});

export type ContractSearch = SearchOf<typeof contractSearch>;

/** Left out of the address while they hold. */
export const contractSearchDefaults = { page: 1, filter: "Active", search: "" } as const;

/** The same of the page of payments. */
export const historySearch = searchOf({
  page: pageNumber,
  filter: oneOf(["All", "Subscription", "Models"], "All"),
  search: searchText,
});

export type HistorySearch = SearchOf<typeof historySearch>;

export const historySearchDefaults = { page: 1, filter: "All", search: "" } as const;

/** The month of a statement, as "2026-10"; the current one where none is named. */
export const statementSearch = searchOf({ month: optionalText });
