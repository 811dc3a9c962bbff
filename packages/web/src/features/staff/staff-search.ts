import { pageNumber, type SearchOf, searchOf, searchText } from "#lib/search.ts";

export const staffSearch = searchOf({ page: pageNumber, search: searchText });

export type StaffSearch = SearchOf<typeof staffSearch>;
