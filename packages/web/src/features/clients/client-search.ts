import { clientFilter, clientSort } from "@app/contract/clients";
import { orDefault, pageNumber, searchText } from "@app/contract/paging";
import * as z from "zod/mini";

/** What the clients page keeps in its address; what makes no sense there falls back. */
export const clientSearch = z.object({
  page: pageNumber,
  filter: orDefault(clientFilter, "All"),
  search: searchText,
  sort: orDefault(clientSort, "name"),
  /** The dialog that is open over the list: "add", or the id of the client being edited. */
  open: z.catch(z.optional(z.union([z.literal("add"), z.int().check(z.positive())])), undefined),
});

export type ClientSearch = z.output<typeof clientSearch>;

/** Left out of the address while they hold. */
export const clientSearchDefaults = { page: 1, filter: "All", search: "", sort: "name" } as const;
