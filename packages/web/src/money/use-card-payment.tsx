import type { getBillingDetails } from "@app/contract/billing-details";
import { answerTestBank } from "@app/contract/card-payments";
import type { DataOf } from "@app/contract/endpoint";
import { type ReactNode, useState } from "react";
import { call } from "#lib/api.ts";
import { openStripe } from "#lib/stripe.ts";
import { isUnanswered, untilPaid, type Waiting } from "#lib/until-paid.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { useOwnDocument } from "./use-own-document.ts";

export type CardTaker = Pick<DataOf<typeof getBillingDetails>, "cardsBy" | "stripe" | "card">;

type Asked = { challenge: string; told: string; onAnswered: () => void };

/** Pays by card with the holder there: what their bank asks is asked on this page. */
export function useCardPayment({ stripe, card }: CardTaker) {
  useOwnDocument(stripe !== undefined && card !== null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const askHolder = async (challenge: string, told: string) => {
    if (stripe) {
      // What came of it is the server's to find out, also where the holder gave up.
      await (await openStripe(stripe)).handleNextAction({ clientSecret: challenge });
      return;
    }
    await new Promise<void>((resolve) => setAsked({ challenge, told, onAnswered: resolve }));
    setAsked(null);
  };
  /** Gives the last answer, in which a payment may still be waited for. `told` is the amount in words. */
  async function pay<Answer extends Waiting>(
    send: () => Promise<Answer>,
    told: string,
  ): Promise<Answer> {
    setIsPaying(true);
    try {
      return await untilPaid(send, (challenge) => askHolder(challenge, told));
    } finally {
      setIsPaying(false);
    }
  }
  const question: ReactNode = asked && <BankQuestion {...asked} />;
  return { pay, isPaying, question };
}

/** What the page of a bank does, for cards by which nobody pays. */
function BankQuestion({ challenge, told, onAnswered }: Asked) {
  // A bank that is not reached asks on; what came of a question that was called off is told by the server.
  const answer = (isApproved: boolean) =>
    call(answerTestBank, { body: { challenge, isApproved } }).then(onAnswered, (error: unknown) =>
      isUnanswered(error) ? failureToast("Your answer did not arrive")(error) : onAnswered(),
    );
  return (
    <ConfirmDialog
      isOpen
      title={`Your bank asks: pay ${told} to Forecastle?`}
      onClose={() => void answer(false)}
      onConfirm={() => answer(true)}
      keepLabel="Refuse"
      confirmLabel="Approve payment"
      tone="primary"
    >
      With a real card this would be your bank’s own page. This is a test card, and nobody pays.
    </ConfirmDialog>
  );
}
