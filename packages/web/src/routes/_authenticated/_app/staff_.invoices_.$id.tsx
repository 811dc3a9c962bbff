import { createFileRoute, notFound } from "@tanstack/react-router";
import { InvoicePage } from "#features/staff/invoice-page.tsx";
import { invoiceOf } from "#features/staff/invoice-queries.ts";
import { ApiError } from "#lib/api.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/invoices_/$id")({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(invoiceOf(Number(params.id))).catch((error: unknown) => {
      const isNone = error instanceof ApiError && [400, 404].includes(error.status);
      throw isNone ? notFound() : error;
    }),
  component: Invoice,
  staticData: { title: "Invoice" },
});

function Invoice() {
  return <InvoicePage id={Number(Route.useParams().id)} />;
}
