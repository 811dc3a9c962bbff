import { getStaffInvoicePdf } from "@app/contract/staff-billing";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { downloadUrl } from "#lib/api.ts";
import { dayText, shortDayText } from "#lib/day-text.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { CreditDialog, PaymentDialog, WriteOffDialog } from "./invoice-deeds.tsx";
import { invoiceOf, type StaffInvoice } from "./invoice-queries.ts";
import { InvoiceState } from "./invoice-state.tsx";

const DEEDS = { payment: PaymentDialog, credit: CreditDialog, writeOff: WriteOffDialog };

/** One customer's invoice, with what came of it, and what staff may note on it. */
export function InvoicePage({ id }: { id: number }) {
  const { data: invoice } = useSuspenseQuery(invoiceOf(id));
  const [deed, setDeed] = useState<keyof typeof DEEDS>();
  const DeedDialog = deed && DEEDS[deed];
  return (
    <Page
      title={`Invoice ${id}`}
      description={`${invoice.teamName}: ${invoice.title}`}
      breadcrumb={
        <Link to="/staff/invoices" className="text-text-2">
          Invoices
        </Link>
      }
      actions={
        <>
          <Button asChild icon={<Download />}>
            <a href={downloadUrl(getStaffInvoicePdf, { params: { id } })} download>
              PDF
            </a>
          </Button>
          {invoice.owed > 0 && <Deeds onChoose={setDeed} />}
        </>
      }
    >
      <div className="grid gap-4">
        <Facts {...invoice} />
        <Entries {...invoice} />
      </div>
      {DeedDialog && <DeedDialog invoice={invoice} onClose={() => setDeed(undefined)} />}
    </Page>
  );
}

function Deeds({ onChoose }: { onChoose: (deed: keyof typeof DEEDS) => void }) {
  return (
    <>
      <Button onClick={() => onChoose("writeOff")}>Write off</Button>
      <Button onClick={() => onChoose("credit")}>Credit</Button>
      <Button variant="primary" onClick={() => onChoose("payment")}>
        Note a bank payment
      </Button>
    </>
  );
}

function Facts(invoice: StaffInvoice) {
  const { gross, owed, currency, dueOn, issuedOn, billedTo, purchaseOrderNumber } = invoice;
  return (
    <Card>
      <CardHeader title="How it stands" actions={<InvoiceState {...invoice} />} />
      <CardBody>
        <dl className="grid grid-cols-3 gap-x-6 gap-y-3 phone:grid-cols-1">
          <Fact label="Total">{priceText(gross, currency)}</Fact>
          <Fact label="Left to pay">{owed > 0 ? priceText(owed, currency) : "Nothing"}</Fact>
          <Fact label="Due">{dayText(dueOn)}</Fact>
          <Fact label="Issued">{dayText(issuedOn)}</Fact>
          <Fact label="Billed to">{billedTo}</Fact>
          <Fact label="Purchase order">{purchaseOrderNumber || "None"}</Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

/** As the team's ledger has it: what is taken off stands in brackets. */
function Entries({ entries, currency }: StaffInvoice) {
  return (
    <Card>
      <CardHeader title="In the ledger" description={`In ${currency}, with tax.`} />
      <Table
        label="Entries of the ledger"
        head={
          <>
            <TableHead>What</TableHead>
            <TableHead hideOnPhone>On</TableHead>
            <TableHead isNumber>Amount</TableHead>
          </>
        }
      >
        {entries.map(({ sequence, on, description, amount, parts }) => (
          <TableRow key={sequence}>
            <TableCell
              isRowHead
              note={parts
                .map((part) => `${part.description} ${amountText(part.amount)}`)
                .join(", ")}
            >
              {description}
            </TableCell>
            <TableCell hideOnPhone className="text-text-2">
              {shortDayText(on)}
            </TableCell>
            <TableCell isNumber>{amountText(amount)}</TableCell>
          </TableRow>
        ))}
      </Table>
    </Card>
  );
}
