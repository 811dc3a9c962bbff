import { PAGE_SIZE } from "@app/contract/paging";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatDate } from "#lib/format.ts";
import { hasNothingToShow } from "#lib/has-nothing-to-show.ts";
import { amountText } from "#lib/price-text.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { useShownPage } from "#ui/use-shown-page.ts";
import { Waiting } from "#ui/waiting.tsx";
import { BillingFrame } from "./billing-frame.tsx";
import { type Payment, paymentPage } from "./billing-queries.ts";
import { PdfButton } from "./pdf-button.tsx";

/** What was paid, the latest first. */
export function HistoryPage({ page }: { page: number }) {
  return (
    <BillingFrame tab="history" shape={<SkeletonRows />}>
      <History page={page} />
    </BillingFrame>
  );
}

function History({ page }: { page: number }) {
  const { data, isPlaceholderData } = useQuery({
    ...paymentPage(page),
    placeholderData: keepPreviousData,
    throwOnError: hasNothingToShow,
  });
  const shownPage = useShownPage(page, isPlaceholderData);
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  return (
    <Card aria-busy={isPlaceholderData}>
      {data.items.length > 0 ? (
        <Payments items={data.items} />
      ) : (
        <EmptyState
          className="m-4"
          title={data.totalItemCount > 0 ? "No payments on this page" : "Nothing was paid yet"}
          text="Every payment is listed here with its invoice."
        />
      )}
      <Pager
        page={shownPage}
        pageSize={PAGE_SIZE}
        total={data.totalItemCount}
        linkTo={(to, link) => <Link to="/billing/history" search={{ page: to }} {...link} />}
      />
    </Card>
  );
}

function Payments({ items }: { items: Payment[] }) {
  return (
    <Table
      label="Payments"
      head={
        <>
          <TableHead>Paid</TableHead>
          <TableHead>Invoice</TableHead>
          <TableHead hideOnPhone>For</TableHead>
          <TableHead isNumber hideOnPhone>
            Before tax
          </TableHead>
          <TableHead isNumber hideOnPhone>
            Tax
          </TableHead>
          <TableHead isNumber>Paid in all</TableHead>
          <TableHead hideOnPhone>By</TableHead>
          <TableHead>
            <span className="sr-only">File</span>
          </TableHead>
        </>
      }
    >
      {items.map((payment) => (
        <TableRow key={payment.id}>
          <TableCell isRowHead>{formatDate(new Date(payment.paidAt))}</TableCell>
          <TableCell className="tabular">{payment.invoiceNumber}</TableCell>
          <TableCell hideOnPhone>{payment.title}</TableCell>
          <TableCell isNumber hideOnPhone>
            {partText(payment.net)}
          </TableCell>
          <TableCell isNumber hideOnPhone>
            {partText(payment.tax)}
          </TableCell>
          <TableCell isNumber className="font-medium">
            {payment.currency} {amountText(payment.gross)}
          </TableCell>
          <TableCell hideOnPhone>{payment.paidBy}</TableCell>
          <TableCell className="text-right">
            {payment.invoiceNumber !== null && (
              <PdfButton invoiceNumber={payment.invoiceNumber} paymentId={payment.id} />
            )}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

/** Of an invoice that is paid in part nobody can say which part is tax. */
function partText(amount: number | null) {
  return amount === null ? "In part" : amountText(amount);
}
