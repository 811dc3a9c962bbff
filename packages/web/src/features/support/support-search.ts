import type { supportFilter } from "@app/contract/support-list";
import type * as z from "zod/mini";
import { oneOf, pageNumber, type SearchOf, searchOf, searchText } from "#lib/search.ts";

export const FILTERS = ["All", "Open", "Closed"] as const satisfies z.output<
  typeof supportFilter
>[];

/** What the list of discussions keeps in its address, whichever of them is open beside it. */
export const supportSearch = searchOf({
  page: pageNumber,
  filter: oneOf(FILTERS, "All"),
  search: searchText,
});

export type SupportSearch = SearchOf<typeof supportSearch>;

/** Left out of the address while they hold. */
export const supportSearchDefaults = { page: 1, filter: "All", search: "" } as const;

const TEXT_MAX = 10_000;

/** What a page that leads here writes beforehand; a number in an address is text, too. */
const prefilled = (value: unknown): string | undefined => {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.length <= TEXT_MAX ? text : undefined;
};

export const requestSearch = searchOf({ subject: prefilled, body: prefilled });
