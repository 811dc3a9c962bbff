import type { staffSupportFilter } from "@app/contract/staff-support";
import type * as z from "zod/mini";
import { oneOf, pageNumber, type SearchOf, searchOf, searchText } from "#lib/search.ts";

const FILTERS = ["Waiting", "Answered", "Closed"] as const satisfies z.output<
  typeof staffSupportFilter
>[];

export const staffQueueSearch = searchOf({
  ...{ page: pageNumber, search: searchText },
  filter: oneOf(FILTERS, "Waiting"),
});

export type StaffQueueSearch = SearchOf<typeof staffQueueSearch>;
