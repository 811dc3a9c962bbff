import type { connectionFilter } from "@app/contract/connections";
import type * as z from "zod/mini";
import {
  isTrue,
  oneOf,
  optionalNumber,
  optionalText,
  pageNumber,
  type SearchOf,
  searchOf,
  searchText,
} from "#lib/search.ts";

export const FILTERS = ["Team", "Shared"] as const satisfies z.output<typeof connectionFilter>[];

/** What the connections page keeps in its address. */
export const connectionSearch = searchOf({
  page: pageNumber,
  filter: oneOf(FILTERS, "Team"),
  search: searchText,
});

export type ConnectionSearch = SearchOf<typeof connectionSearch>;

/** Left out of the address while they hold. */
export const connectionSearchDefaults = { page: 1, filter: "Team", search: "" } as const;

/** How far connecting has come, so that a reload and a provider's page come back to it. */
export const addConnectionSearch = searchOf({
  /** The connection that is signed in anew. */
  organisation: optionalNumber,
  /** The source that was chosen. */
  source: optionalNumber,
  /** The connection that is being set up. */
  connection: optionalNumber,
  /** A file is added to it, though others were read. */
  file: isTrue,
  /** What a provider's page sent the person back with. */
  authSessionUuid: optionalText,
});

export type AddConnectionSearch = SearchOf<typeof addConnectionSearch>;
