import { payInvoice } from "@app/contract/card-payments";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#lib/api.ts";
import { cardName } from "#lib/paying-words.ts";
import { isUnanswered } from "#lib/until-paid.ts";
import { useIntentKey } from "#lib/use-intent-key.ts";
import { Button } from "#ui/button.tsx";
import { CancelDialog, Dialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { lookAgain } from "./open-payment.tsx";
import { type CardTaker, useCardPayment } from "./use-card-payment.tsx";

type PayInvoiceButtonProps = {
  invoiceNumber: number;
  taker: CardTaker;
  /** What is owed with tax, in words. */
  told: string;
  label: string;
  size?: "sm" | "md";
  variant?: "primary" | "secondary";
};

/** Pays what is owed on an invoice by the card that is kept, now: after a question, since one tap would charge it. */
export function PayInvoiceButton(props: PayInvoiceButtonProps) {
  const { card } = props.taker;
  const { invoiceNumber, taker, told, label, size = "md", variant = "primary" } = props;
  const [isAsking, setIsAsking] = useState(false);
  const queries = useQueryClient();
  const { pay, isPaying, question } = useCardPayment(taker);
  const request = { params: { id: invoiceNumber } };
  const idempotencyKey = useIntentKey([invoiceNumber, told]);
  const start = async () => {
    const { payment } = await pay(() => call(payInvoice, { ...request, idempotencyKey }), told);
    await lookAgain(queries);
    if (payment) toast.info("Your bank has not answered yet. It is paid as soon as it has.");
    else toast.success(`${told} is paid`);
  };
  // The second of two quick taps was meant for the button below, and has read no question.
  const confirm = () => {
    setIsAsking(false);
    void start().catch(tellUnpaid);
  };
  return (
    <>
      <Button
        {...{ size, variant }}
        isPending={isPaying}
        onClick={() => setIsAsking(true)}
        aria-label={`${label}, invoice ${invoiceNumber}`}
      >
        {label}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        width="sm"
        title={`Pay ${told} now?`}
        description={`For invoice ${invoiceNumber}, tax included. ${card ? cardName(card) : "Your card"} is charged at once.`}
        footer={
          <>
            <CancelDialog>Not now</CancelDialog>
            <Button variant="primary" autoFocus onClick={({ detail }) => detail < 2 && confirm()}>
              Pay {told}
            </Button>
          </>
        }
      />
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
