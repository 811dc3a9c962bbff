import { RETRY_DAYS } from "@app/contract/subscription-state";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { shortDayText } from "#lib/day-text.ts";
import { payingWords } from "#lib/paying-words.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { OpenPayment } from "#money/open-payment.tsx";
import { PayInvoiceButton } from "#money/pay-invoice-button.tsx";
import type { CardTaker } from "#money/use-card-payment.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pager.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { usePages } from "#ui/use-pages.ts";
import { Waiting } from "#ui/waiting.tsx";
import { BillingFrame } from "./billing-frame.tsx";
import { detailsQuery, type Obligation, type Upcoming, upcomingPage } from "./billing-queries.ts";
import { declinedWords } from "./declined-words.ts";
import { PdfButton } from "./pdf-button.tsx";

/** What is to be paid, the first due first: invoices, and what will be charged if nothing changes. */
export function UpcomingPage({ page }: { page: number }) {
  return (
    <BillingFrame tab="upcoming" shape={<SkeletonRows />}>
      <div className="grid gap-4">
        <OpenPayment />
        <UpcomingCard page={page} />
      </div>
    </BillingFrame>
  );
}

function UpcomingCard({ page }: { page: number }) {
  const { data, isPrevious, pager } = usePages(page, (rows) => upcomingPage(page, rows));
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows />
      </Waiting>
    );
  }
  const [first] = data.items;
  return (
    <Card aria-busy={isPrevious}>
      {first ? (
        <Obligations items={data.items} />
      ) : (
        <EmptyState
          className="m-4"
          title={data.totalItemCount > 0 ? "No payments on this page" : "Nothing is to be paid"}
          text="Invoices that are not paid, and what your plan will be charged, are listed here."
        />
      )}
      <Pager
        {...pager}
        linkTo={(to, link) => (
          <Link to="/billing/upcoming_payments" search={{ page: to }} {...link} />
        )}
      >
        {first && (
          <InAll
            {...{ ...data, currency: first.currency }}
            isGivenUp={data.items.some(({ declinedOn }) => declinedOn.length > RETRY_DAYS.length)}
          />
        )}
      </Pager>
    </Card>
  );
}

type InAllProps = Pick<Upcoming, "totalNet" | "totalTax" | "totalGross"> & {
  currency: string;
  /** A card that was declined every time is not tried again. */
  isGivenUp: boolean;
};

/** Of every page, and how it will be paid. */
function InAll({ totalNet, totalTax, totalGross, currency, isGivenUp }: InAllProps) {
  const { data: details } = useQuery(detailsQuery);
  const paying = details && payingWords(details);
  return (
    <p className="text-text-2">
      <span className="font-medium text-text">In all {priceText(totalGross, currency)}</span>
      {totalTax > 0 && `, ${amountText(totalNet)} + GST ${amountText(totalTax)}`}
      {paying?.isCard && !isGivenUp && `, charged to ${paying.name}`}
    </p>
  );
}

function Obligations({ items }: { items: Obligation[] }) {
  const taker = useCardForInvoices(items);
  const isAud = items[0]?.currency === "AUD";
  return (
    <Table
      label="Upcoming payments"
      head={
        <>
          <TableHead>Due</TableHead>
          <TableHead hideOnPhone>For</TableHead>
          <TableHead hideOnPhone>How it is worked out</TableHead>
          <TableHead isNumber hideOnPhone>
            Before {isAud ? "GST" : "tax"}
          </TableHead>
          <TableHead isNumber hideOnPhone>
            {isAud ? "GST" : "Tax"}
          </TableHead>
          <TableHead isNumber>{items[0]?.currency}</TableHead>
          {taker && <TableHead isNumber>Pay</TableHead>}
        </>
      }
    >
      {items.map((item) => (
        <TableRow key={`${item.dueOn} ${item.title} ${item.invoiceNumber}`}>
          <TableCell isRowHead note={<Note {...item} />}>
            <span className="whitespace-nowrap">{shortDayText(item.dueOn)}</span>
            {item.isOverdue && (
              <Badge tone="negative" className="ml-2">
                Overdue
              </Badge>
            )}
          </TableCell>
          <TableCell hideOnPhone>{item.title}</TableCell>
          <TableCell hideOnPhone className="text-text-2">
            <HowWorkedOut {...item} />
          </TableCell>
          <TableCell isNumber hideOnPhone>
            {amountText(item.net)}
          </TableCell>
          <TableCell isNumber hideOnPhone>
            {amountText(item.tax)}
          </TableCell>
          <TableCell isNumber className="font-medium">
            {amountText(item.gross)}
          </TableCell>
          {taker && (
            <TableCell isNumber>
              <PayNow {...item} taker={taker} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </Table>
  );
}

function Note(item: Obligation) {
  const declined = declinedWords(item);
  return (
    <>
      <span className="hidden phone:block">{item.title}</span>
      {item.invoiceNumber !== null && (
        <span className="hidden phone:block">Invoice {item.invoiceNumber}</span>
      )}
      {declined && <span className="block text-negative">{declined}</span>}
    </>
  );
}

/** Who takes the team's card, where it has one and an invoice to pay. */
function useCardForInvoices(items: Obligation[]): CardTaker | undefined {
  const { data } = useQuery(detailsQuery);
  const isOwed = items.some(({ invoiceNumber }) => invoiceNumber !== null);
  return data?.card && data.cardsBy !== null && isOwed ? data : undefined;
}

/** What is not invoiced yet is charged when it is due. */
function PayNow({ invoiceNumber, currency, gross, taker }: Obligation & { taker: CardTaker }) {
  if (invoiceNumber === null) return null;
  const told = `${currency} ${amountText(gross)}`;
  return (
    <Changes what="sensitive">
      <PayInvoiceButton
        {...{ invoiceNumber, taker, told }}
        label="Pay now"
        size="sm"
        variant="secondary"
      />
    </Changes>
  );
}

/** What an invoice says is on it. */
function HowWorkedOut({ invoiceNumber, workedOut }: Obligation) {
  if (invoiceNumber === null) return workedOut;
  return (
    <span className="flex gap-3">
      Invoice {invoiceNumber} <PdfButton invoiceNumber={invoiceNumber} />
    </span>
  );
}
