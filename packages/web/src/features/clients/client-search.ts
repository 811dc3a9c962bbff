import type { clientFilter, clientSort } from "@app/contract/clients";
import type * as z from "zod/mini";
import {
  isPositiveInteger,
  oneOf,
  pageNumber,
  type SearchOf,
  searchOf,
  searchText,
} from "#lib/search.ts";

export const FILTERS = ["All", "Active", "Inactive"] as const satisfies z.output<
  typeof clientFilter
>[];
const SORTS = ["name", "-name", "updatedAt", "-updatedAt"] as const satisfies z.output<
  typeof clientSort
>[];

/** What the clients page keeps in its address. */
export const clientSearch = searchOf({
  page: pageNumber,
  filter: oneOf(FILTERS, "All"),
  search: searchText,
  sort: oneOf(SORTS, "name"),
  /** The dialog that is open over the list: "add", or the id of the client being edited. */
  open: (value): "add" | number | undefined =>
    value === "add" || isPositiveInteger(value) ? value : undefined,
});

export type ClientSearch = SearchOf<typeof clientSearch>;

/** Left out of the address while they hold. */
export const clientSearchDefaults = { page: 1, filter: "All", search: "", sort: "name" } as const;
