import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CreditCard, Receipt } from "lucide-react";
import type { ReactNode } from "react";
import { dayText, shortDayText } from "#lib/day-text.ts";
import { payingWords } from "#lib/paying-words.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { BillingFrame, BillingSkeleton } from "./billing-frame.tsx";
import { detailsQuery, lastPayments, planQuery, upcomingPage } from "./billing-queries.ts";
import { declinedWords } from "./declined-words.ts";
import { PaidCard } from "./paid-card.tsx";
import { PdfButton } from "./pdf-button.tsx";

/** Whom invoices are made out to, how they are paid, what comes next and what came last. */
export function DetailsPage({ teamName }: { teamName: string }) {
  return (
    <BillingFrame tab="details" shape={SHAPE}>
      <div className="grid grid-cols-2 items-start gap-4 max-[60rem]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <BilledCard teamName={teamName} />
          <PayingCard />
          <Part fallback={PAID_SHAPE}>
            <PaidCard />
          </Part>
        </div>
        <div className="grid min-w-0 gap-4">
          <NextCard />
          <LastCard />
        </div>
      </div>
    </BillingFrame>
  );
}

function BilledCard({ teamName }: { teamName: string }) {
  const { data: details } = useSuspenseQuery(detailsQuery);
  const { data: plan } = useSuspenseQuery(planQuery);
  const emails = details.invoiceEmails;
  return (
    <Card>
      <CardHeader
        title="Billing details"
        actions={
          <Changes>
            <Button asChild size="sm">
              <Link to="/billing/edit_billing">Edit billing details</Link>
            </Button>
          </Changes>
        }
      />
      <CardBody>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3 phone:grid-cols-1">
          <Fact label="Billed to">
            {details.billedTo || teamName}
            <span className="block whitespace-pre-line">{details.address}</span>
          </Fact>
          <Fact label="Invoices go to">
            {emails.length > 0
              ? emails.map((email) => (
                  <span key={email} className="block break-all">
                    {email}
                  </span>
                ))
              : "Your team's admins"}
          </Fact>
          <Fact label={plan.currency === "AUD" ? "ABN" : "Tax number"}>
            {details.taxNumber || "None"}
          </Fact>
          <Fact label="Purchase order">{plan.purchaseOrderNumber || "None"}</Fact>
          <Fact label="Time zone">{details.timeZone.replaceAll("_", " ")}</Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PayingCard() {
  const { data: details } = useSuspenseQuery(detailsQuery);
  const { isCard, name, note } = payingWords(details);
  const { items } = useSuspenseQuery(lastPayments).data;
  const charged = isCard && items.find(({ paidBy }) => paidBy === name);
  const Icon = isCard ? CreditCard : Receipt;
  return (
    <Card>
      <CardHeader
        title="Payment method"
        actions={
          <Changes what="sensitive">
            <Button asChild size="sm">
              <Link to="/billing/edit_payment">Change payment</Link>
            </Button>
          </Changes>
        }
      />
      <CardBody className="flex flex-wrap items-center gap-3">
        <span className="grid size-8.5 place-items-center rounded-md bg-tile">
          <Icon />
        </span>
        <p className="grow">
          {name}
          <span className="block text-xs text-text-2">{note}</span>
        </p>
        {charged && (
          <p className="flex items-center gap-1.5 text-text-2">
            <CircleCheck className="size-3.5 text-positive" />
            Last charge {shortDayText(charged.paidOn)}
          </p>
        )}
      </CardBody>
      <p className="border-t border-border px-4 py-2.5 text-text-2">
        A card, one invoice, or split invoices. Card numbers never reach us.
      </p>
    </Card>
  );
}

const NEXT_COUNT = 3;
const LAST_COUNT = 6;

function NextCard() {
  const { items, next, totalItemCount } = useSuspenseQuery(upcomingPage(1)).data;
  const { isCard, name } = payingWords(useSuspenseQuery(detailsQuery).data);
  return (
    <Card>
      <CardHeader
        title={items.some(({ isOverdue }) => isOverdue) ? "Overdue" : "Next payment"}
        description={
          next
            ? [dayText(next.dueOn), next.count > 1 && `${next.count} payments`, isCard && name]
                .filter(Boolean)
                .join(", ")
            : "Nothing is to be paid."
        }
        actions={
          next && (
            <p className="tabular text-right text-xl font-semibold tracking-tight">
              {priceText(next.gross, next.currency)}
              <PartsOf {...next} />
            </p>
          )
        }
      />
      <ul>
        {items.slice(0, NEXT_COUNT).map((item) => (
          <Row
            key={`${item.dueOn} ${item.title} ${item.invoiceNumber}`}
            when={shortDayText(item.dueOn)}
            what={item.title}
            note={item.invoiceNumber === null ? item.workedOut : `Invoice ${item.invoiceNumber}`}
            declined={declinedWords(item)}
            amount={item.gross}
          />
        ))}
      </ul>
      {totalItemCount > 0 && (
        <p className="border-t border-border px-4 py-2.5">
          <Link to="/billing/upcoming_payments" className="font-medium">
            All upcoming payments ({totalItemCount})
          </Link>
        </p>
      )}
    </Card>
  );
}

/** Before GST and GST. */
function PartsOf({ net, tax }: { net: number; tax: number }) {
  if (tax === 0) return null;
  return (
    <span className="block text-xs font-normal tracking-normal text-text-2">
      {amountText(net)} + GST {amountText(tax)}
    </span>
  );
}

function LastCard() {
  const { items, totalItemCount } = useSuspenseQuery(lastPayments).data;
  return (
    <Card>
      <CardHeader
        title="Last payments"
        description={totalItemCount === 0 && "Nothing was paid yet."}
      />
      <ul>
        {items.slice(0, LAST_COUNT).map((item) => (
          <Row
            key={item.id}
            when={shortDayText(item.paidOn)}
            what={item.title}
            note={item.invoiceNumber === null ? item.paidBy : `Invoice ${item.invoiceNumber}`}
            amount={item.gross}
            file={
              item.invoiceNumber !== null && (
                <PdfButton invoiceNumber={item.invoiceNumber} paymentId={item.id} />
              )
            }
          />
        ))}
      </ul>
      {totalItemCount > 0 && (
        <p className="border-t border-border px-4 py-2.5">
          <Link to="/billing/history" className="font-medium">
            All payments ({totalItemCount})
          </Link>
        </p>
      )}
    </Card>
  );
}

type RowProps = {
  when: string;
  what: string;
  note: string;
  declined?: string;
  amount: number;
  file?: ReactNode;
};

function Row({ when, what, note, declined, amount, file }: RowProps) {
  return (
    <li className="flex gap-x-4 border-t border-border px-4 py-2.25 first:border-t-0 phone:flex-wrap">
      <span className="w-24 shrink-0 text-text-2 phone:w-full phone:text-xs">{when}</span>
      <span className="min-w-0 grow phone:basis-0">
        {what}
        <span className="block text-xs text-text-3">{note}</span>
        {declined && <span className="block text-xs text-negative">{declined}</span>}
      </span>
      <span className="tabular">{amountText(amount)}</span>
      {file}
    </li>
  );
}

const PAID_SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows count={3} />
  </SkeletonCard>
);

const SHAPE = (
  <div className="grid grid-cols-2 items-start gap-4 max-[60rem]:grid-cols-1">
    <SkeletonCard>
      <SkeletonRows count={3} />
    </SkeletonCard>
    <SkeletonCard>
      <SkeletonRows count={6} />
    </SkeletonCard>
  </div>
);

export function DetailsSkeleton() {
  return <BillingSkeleton tab="details" shape={SHAPE} />;
}
