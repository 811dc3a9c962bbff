import type { DataOf } from "@app/contract/endpoint";
import {
  getStaffInvoice,
  listStaffInvoices,
  type StaffInvoiceFilter,
} from "@app/contract/staff-billing";
import { useQueryClient } from "@tanstack/react-query";
import { queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import { type FilteredSearch, oneOf } from "#lib/search.ts";

export type StaffInvoice = DataOf<typeof getStaffInvoice>;
export type ListedInvoice = DataOf<typeof listStaffInvoices>["items"][number];

/** Asked anew on every visit: customers pay meanwhile. */
const FRESH = { staleTime: 0 };

export const INVOICE_FILTERS = [
  "Unpaid",
  "Overdue",
  "Paid",
  "All",
] as const satisfies StaffInvoiceFilter[];

/** Which invoices an address asks for. */
export const invoiceFilter = oneOf(INVOICE_FILTERS, "Unpaid");

export function invoicePage({ page, search, filter }: FilteredSearch, rows = pageRows(page)) {
  const query = {
    ...rows,
    search,
    filter: invoiceFilter(filter),
  };
  return queryFor(listStaffInvoices, { query }, FRESH);
}

export const invoiceOf = (id: number) => queryFor(getStaffInvoice, { params: { id } }, FRESH);

/** After something was noted, what stands there is asked for anew. */
export function useInvoiceNoted() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      [getStaffInvoice, listStaffInvoices].map(({ path }) =>
        queries.invalidateQueries({ queryKey: [path] }),
      ),
    );
}
