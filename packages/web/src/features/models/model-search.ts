import type { modelFilter, modelSort } from "@app/contract/models";
import type * as z from "zod/mini";
import {
  isPositiveInteger,
  oneOf,
  oneOrNone,
  pageNumber,
  type SearchOf,
  searchOf,
  searchText,
} from "#lib/search.ts";

export type ModelFilter = z.output<typeof modelFilter>;

export const FILTERS = ["Team", "Shared", "Inactive", "Education"] as const satisfies ModelFilter[];

const SORTS = ["-savedAt", "savedAt", "name", "-name"] as const satisfies z.output<
  typeof modelSort
>[];

export const CHECKS = ["pass", "alert", "error"] as const;

const knownFilter = oneOf(FILTERS, "Team");

/** What the models page keeps in its address. */
export const modelSearch = searchOf({
  page: pageNumber,
  /** Without one, the server says which has something in it. */
  filter: (value) => (value === undefined ? undefined : knownFilter(value)),
  search: searchText,
  sort: oneOf(SORTS, "-savedAt"),
  checks: oneOrNone(CHECKS),
  /** The invite or offer that a letter led to; 0 for what is no number of one. */
  offer: (value) => (value === undefined || isPositiveInteger(value) ? value : 0),
});

export type ModelSearch = SearchOf<typeof modelSearch>;

/** Left out of the address while they hold. */
export const modelSearchDefaults = { page: 1, search: "", sort: "-savedAt" } as const;
