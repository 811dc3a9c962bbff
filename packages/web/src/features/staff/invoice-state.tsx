import { Badge } from "#ui/badge.tsx";
import type { ListedInvoice } from "./invoice-queries.ts";

/** How an invoice stands, and for how long. */
export function InvoiceState({ owed, gross, overdueDays }: ListedInvoice) {
  if (owed <= 0) return <Badge tone="positive">Settled</Badge>;
  if (overdueDays > 0) {
    const days = overdueDays === 1 ? "1 day" : `${overdueDays} days`;
    return <Badge tone="negative">{days} overdue</Badge>;
  }
  return <Badge tone="outline">{owed < gross ? "Paid in part" : "Open"}</Badge>;
}
