import {
  oneOf,
  optionalText,
  pageNumber,
  type SearchOf,
  searchOf,
  searchText,
} from "#lib/search.ts";

export const CONTRACT_FILTERS = ["Active", "Ended"] as const;

/** What the page of contracts keeps in its address. */
export const contractSearch = searchOf({
  page: pageNumber,
  filter: oneOf(CONTRACT_FILTERS, "Active"),
  search: searchText,
});

export type ContractSearch = SearchOf<typeof contractSearch>;

/** Left out of the address while they hold. */
export const contractSearchDefaults = { page: 1, filter: "Active", search: "" } as const;

export const PAYMENT_FILTERS = ["All", "Subscription", "Models"] as const;

/** What the page of payments keeps in its address. */
export const historySearch = searchOf({
  page: pageNumber,
  filter: oneOf(PAYMENT_FILTERS, "All"),
  search: searchText,
});

export type HistorySearch = SearchOf<typeof historySearch>;

export const historySearchDefaults = { page: 1, filter: "All", search: "" } as const;

/** The month of a statement, as "2026-10"; the current one where none is named. */
export const statementSearch = searchOf({ month: optionalText });
