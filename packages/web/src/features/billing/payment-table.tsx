import { shortDayText } from "#lib/day-text.ts";
import { amountText } from "#lib/price-text.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { Payment } from "./billing-queries.ts";
import { PdfButton } from "./pdf-button.tsx";

/** Payments of a team, which are all in one currency. */
export function PaymentTable({ items }: { items: Payment[] }) {
  const currency = items[0]?.currency;
  const tax = currency === "AUD" ? "GST" : "Tax";
  return (
    <Table
      label="Payments"
      head={
        <>
          <TableHead>Paid</TableHead>
          <TableHead>Invoice</TableHead>
          <TableHead hideOnPhone>For</TableHead>
          <TableHead isNumber hideOnPhone>
            Before {tax === "GST" ? tax : "tax"}
          </TableHead>
          <TableHead isNumber hideOnPhone>
            {tax}
          </TableHead>
          <TableHead isNumber>{currency}</TableHead>
          <TableHead hideOnPhone>By</TableHead>
          <TableHead>
            <span className="sr-only">File</span>
          </TableHead>
        </>
      }
    >
      {items.map((payment) => (
        <PaymentRow key={payment.id} {...payment} />
      ))}
    </Table>
  );
}

function PaymentRow(payment: Payment) {
  const { id, invoiceNumber, title } = payment;
  const how = howWords(payment);
  return (
    <TableRow>
      <TableCell isRowHead note={<span className="hidden phone:block">{title}</span>}>
        <span className="font-normal whitespace-nowrap text-text-2">
          {shortDayText(payment.paidOn)}
        </span>
      </TableCell>
      <TableCell className="tabular">{invoiceNumber}</TableCell>
      <TableCell hideOnPhone note={how}>
        {title}
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {partText(payment.net)}
      </TableCell>
      <TableCell isNumber hideOnPhone>
        {partText(payment.tax)}
      </TableCell>
      <TableCell isNumber className="font-medium">
        {amountText(payment.gross)}
      </TableCell>
      <TableCell hideOnPhone className="text-text-2">
        {payment.paidBy}
      </TableCell>
      <TableCell className="text-right">
        {invoiceNumber !== null && <PdfButton invoiceNumber={invoiceNumber} paymentId={id} />}
      </TableCell>
    </TableRow>
  );
}

/** "33 × 29.00, declined on 1 Sep 2026" */
function howWords({ workedOut, declinedOn }: Payment) {
  const days = declinedOn.map(shortDayText).join(" and ");
  return [workedOut, days && `declined on ${days}`].filter((part) => part !== "").join(", ");
}

/** What was paid back has no parts. */
function partText(amount: number | null) {
  return amount === null ? "" : amountText(amount);
}
