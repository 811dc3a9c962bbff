import { listPaymentObligations, listPayments } from "@app/contract/billing";
import { payInvoice } from "@app/contract/card-payments";
import { getCurrentUser } from "@app/contract/current-user";
import { getAmendData } from "@app/contract/subscription-plan";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { isUnanswered } from "#lib/until-paid.ts";
import { useIntentKey } from "#lib/use-intent-key.ts";
import { Button } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { type CardTaker, useCardPayment } from "./use-card-payment.tsx";

type PayInvoiceButtonProps = {
  invoiceNumber: number;
  taker: CardTaker;
  /** What is owed, in words. */
  told: string;
  label: string;
  size?: "sm" | "md";
  variant?: "primary" | "secondary";
};

/** Pays what is owed on an invoice by the card that is kept, now. */
export function PayInvoiceButton(props: PayInvoiceButtonProps) {
  const { invoiceNumber, taker, told, label, size = "md", variant = "primary" } = props;
  const queries = useQueryClient();
  const { pay, isPaying, question } = useCardPayment(taker);
  const request = { params: { id: invoiceNumber } };
  const idempotencyKey = useIntentKey([invoiceNumber, told]);
  const start = async () => {
    const { payment } = await pay(() => call(payInvoice, { ...request, idempotencyKey }), told);
    const paths = [listPaymentObligations, listPayments, getCurrentUser, getAmendData];
    await Promise.all(paths.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
    if (payment) toast.info("Your bank has not answered yet. It is paid as soon as it has.");
    else toast.success(`${told} is paid`);
  };
  return (
    <>
      <Button
        {...{ size, variant }}
        isPending={isPaying}
        onClick={() => void start().catch(tellUnpaid)}
        aria-label={`${label}, invoice ${invoiceNumber}`}
      >
        {label}
      </Button>
      {question}
    </>
  );
}

function tellUnpaid(error: unknown) {
  const title = isUnanswered(error)
    ? "It is not known yet whether the invoice was paid"
    : "The invoice was not paid";
  failureToast(title)(error);
}
