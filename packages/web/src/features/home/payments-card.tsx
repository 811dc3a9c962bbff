import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { formatCurrency, formatDate } from "#lib/format.ts";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { payments } from "./home-queries.ts";

/** Invoices of the team's own subscription that are not paid. Not there while none is. */
export function PaymentsCard() {
  const invoices = useSuspenseQuery(payments).data.items.filter(
    ({ invoiceNumber }) => invoiceNumber !== null,
  );
  if (invoices.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title="Invoices due"
        actions={
          <Link to="/billing/upcoming_payments" className={buttonClass("secondary", "sm")}>
            Billing
          </Link>
        }
      />
      <ul>
        {invoices.map(({ invoiceNumber, title, dueOn, gross, currency }) => (
          <li key={invoiceNumber} className="border-t border-border px-4 py-2.5">
            <p className="flex gap-3">
              <span className="min-w-0 grow truncate font-medium">{title}</span>
              <span className="tabular whitespace-nowrap">
                {formatCurrency(gross, currency === "AUD")}
              </span>
            </p>
            <p className="text-xs text-text-2">
              Invoice {invoiceNumber}, due {formatDate(new Date(`${dueOn}T00:00`))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
