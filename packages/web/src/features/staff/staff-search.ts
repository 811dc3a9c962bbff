import { oneOf, pageNumber, type SearchOf, searchOf, searchText } from "#lib/search.ts";

export const staffSearch = searchOf({ page: pageNumber, search: searchText });

export type StaffSearch = SearchOf<typeof staffSearch>;

export const INVOICE_FILTERS = ["Unpaid", "Overdue", "Paid", "All"] as const;

export const staffInvoiceSearch = searchOf({
  ...{ page: pageNumber, search: searchText },
  filter: oneOf(INVOICE_FILTERS, "Unpaid"),
});

export type StaffInvoiceSearch = SearchOf<typeof staffInvoiceSearch>;
