import { clientFilter, clientSort } from "@app/contract/clients";
import { z } from "zod";

/** What the clients page keeps in its address; what makes no sense there falls back. */
export const clientSearch = z.object({
  page: z.int().positive().default(1).catch(1),
  filter: clientFilter.default("All").catch("All"),
  search: z.string().max(100).default("").catch(""),
  sort: clientSort.default("name").catch("name"),
  /** The dialog that is open over the list: "add", or the id of the client being edited. */
  open: z
    .union([z.literal("add"), z.int().positive()])
    .optional()
    .catch(undefined),
});

export type ClientSearch = z.output<typeof clientSearch>;

/** Left out of the address while they hold. */
export const clientSearchDefaults = { page: 1, filter: "All", search: "", sort: "name" } as const;
