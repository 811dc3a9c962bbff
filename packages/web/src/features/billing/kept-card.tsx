import { isPaidByCard } from "@app/contract/billing-details";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cardName } from "#lib/paying-words.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { type BillingDetails, planQuery, useRemoveCard } from "./billing-queries.ts";

/** The card that is kept, and the way to have it forgotten: not while the team renews by it. */
export function KeptCard({ details }: { details: BillingDetails }) {
  const [isAsking, setIsAsking] = useState(false);
  const { data: plan } = useQuery(planQuery);
  const remove = useRemoveCard();
  if (!details.card || !plan) return null;
  const name = cardName(details.card);
  if (isPaidByCard(plan, details.paymentMethod)) {
    return (
      <p className="mt-4 text-text-2">
        {name} can be removed once your team pays in another way: choose invoices and save first.
      </p>
    );
  }
  const confirm = () =>
    remove
      .mutateAsync()
      .then(() => toast.success(`${name} is removed`))
      .catch(failureToast("The card was not removed"))
      .finally(() => setIsAsking(false));
  return (
    <Changes what="sensitive">
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-text-2">{name} is kept, and nothing is charged to it by itself.</p>
        <Button onClick={() => setIsAsking(true)}>Remove card</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title={`Remove ${name}?`}
        confirmLabel="Remove card"
        keepLabel="Keep card"
      >
        It is forgotten here and by the card service. To pay by card again, enter one anew.
      </ConfirmDialog>
    </Changes>
  );
}
