import type { listPaymentObligations } from "@app/contract/billing";
import type { DataOf } from "@app/contract/endpoint";
import { monthsLeftWords, overdueEndWords } from "@app/contract/months-left";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { dayText } from "#lib/day-text.ts";
import { momentWords } from "#lib/moment-words.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { PayInvoiceButton } from "#money/pay-invoice-button.tsx";
import type { CardTaker } from "#money/use-card-payment.tsx";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/part.tsx";
import { toast } from "#ui/toast.tsx";
import { usePaying } from "./paying-card.tsx";
import { owedQuery, type Plan, useReactivate } from "./subscription-queries.ts";

type StateNoticeProps = { plan: Plan; alert: string | undefined };

/** What is to be known of how the subscription stands, and the one thing to do about it. */
export function StateNotice({ plan, alert }: StateNoticeProps) {
  return (
    <>
      {plan.status === "past_due" && (
        <Part fallback={null}>
          <Overdue plan={plan} then={restOf(alert)} />
        </Part>
      )}
      {plan.cancelledAt !== null && plan.status !== "ended" && <Cancelled {...{ plan, alert }} />}
      {plan.status === "ended" && (
        <Part fallback={null}>
          <Ended plan={plan} />
        </Part>
      )}
      {plan.status === "trialing" && (
        <Notice title="You are trying Forecastle" action={CHOOSE}>
          {alert ?? "Everything works. Choose a plan whenever you like; it begins that day."}
        </Notice>
      )}
    </>
  );
}

const CHOOSE = (
  <Changes what="sensitive">
    <Button asChild variant="primary">
      <Link to="/subscription/amend">Choose a plan</Link>
    </Button>
  </Changes>
);

/** One that ended owing pays that first. */
function Ended({ plan }: { plan: Plan }) {
  const { items } = useSuspenseQuery(owedQuery).data;
  if (items.some(({ isOverdue }) => isOverdue)) {
    return (
      <Overdue
        plan={plan}
        then="Your subscription has ended, and you can read, export and pay: once nothing is overdue, choose a plan to go on."
      />
    );
  }
  return (
    <Notice tone="negative" title="Your subscription has ended" action={CHOOSE}>
      You can read and export, but change nothing. Nothing was deleted: with a plan, all goes on as
      it was.
    </Notice>
  );
}

function Overdue({ plan, then }: { plan: Plan; then: string }) {
  const { items } = useSuspenseQuery(owedQuery).data;
  const owed = items.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const [first] = owed;
  const { taker } = usePaying();
  const title = first
    ? `${priceText(first.gross, plan.currency)} for ${first.title}, invoice ${first.invoiceNumber}, is overdue`
    : "A payment is overdue";
  return (
    <Notice
      tone="negative"
      title={title}
      action={
        <Changes what="sensitive">
          <div className="flex flex-wrap gap-2">
            <Button asChild>
              <Link to="/billing/edit_payment">{taker.card ? "Change card" : "Pay by card"}</Link>
            </Button>
            {first && <PayFirst {...first} taker={taker} />}
          </div>
        </Changes>
      }
    >
      {first && <Tries days={first.declinedOn} />}
      {then} {owed.length > 1 && `${owed.length} invoices are not paid. `}A new card is charged
      within a minute.
    </Notice>
  );
}

/** The title says what its first sentence does. */
function restOf(alert = "") {
  return alert.replace(/^[^.]*\. /, "");
}

/** The days on which its card was declined. */
function Tries({ days }: { days: string[] }) {
  if (days.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4.5 text-xs text-text-2" aria-label="Declined">
      {days.map((day) => (
        <li key={day} className="flex items-center gap-1.5">
          <X className="size-3.5 text-negative" />
          {dayText(day)}, declined
        </li>
      ))}
    </ul>
  );
}

type PayFirstProps = DataOf<typeof listPaymentObligations>["items"][number] & { taker: CardTaker };

/** By the card that is kept, which may be good by now or asked for by its bank. */
function PayFirst({ taker, invoiceNumber, gross, currency }: PayFirstProps) {
  if (!taker.card || taker.cardsBy === null || invoiceNumber === null) return null;
  const told = `${currency} ${amountText(gross)}`;
  return <PayInvoiceButton {...{ taker, invoiceNumber, told }} label={`Pay ${told}`} />;
}

function Cancelled({ plan, alert }: StateNoticeProps) {
  const reactivate = useReactivate();
  const when = plan.cancelledAt && momentWords(plan.cancelledAt, new Date());
  return (
    <Notice
      tone="alert"
      title={`Cancelled by ${plan.cancelledByName ?? "an admin"}, ${when}`}
      action={
        <Changes>
          <Button
            variant="primary"
            isPending={reactivate.isPending}
            onClick={() =>
              reactivate.mutate(undefined, {
                onSuccess: () => toast.success("Subscription reactivated"),
                onError: failureToast("The subscription was not reactivated"),
              })
            }
          >
            Reactivate
          </Button>
        </Changes>
      }
    >
      {plan.status === "cancelled"
        ? `${restOf(alert)} ${monthsLeftWords(plan)}`
        : overdueEndWords(plan)}{" "}
      After that you can read and export, but change nothing. Reactivating costs nothing.
    </Notice>
  );
}
