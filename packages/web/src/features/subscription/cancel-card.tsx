import { monthsLeftWords, overdueEndWords } from "@app/contract/months-left";
import { useState } from "react";
import { lastDayText } from "#lib/day-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { restWords } from "./held-unlimited.tsx";
import { type Plan, useCancel } from "./subscription-queries.ts";

/** What is paid for beyond the plan's end rests; what ends by then is over. */
function unlimitedWords(held: NonNullable<Plan["unlimitedModels"]>, { termTo, status }: Plan) {
  const isBeyond = held.to !== null && termTo !== null && held.to > termTo;
  return isBeyond
    ? restWords(held, status)
    : `Unlimited models end on ${lastDayText(held.to ?? "")}.`;
}

export function CancelCard({ plan }: { plan: Plan }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancel();
  const isOverdue = plan.status === "past_due";
  const until = plan.termTo === null ? "its end" : lastDayText(plan.termTo);
  const confirm = () =>
    cancel
      .mutateAsync()
      .then(() =>
        toast.success("Subscription cancelled", {
          description: isOverdue ? overdueEndWords(plan) : `It works until ${until}.`,
        }),
      )
      .catch(failureToast("The subscription was not cancelled"))
      .finally(() => setIsAsking(false));
  return (
    <Card>
      <CardBody className="flex items-center gap-4 phone:grid">
        <div className="grow">
          <h2 className="text-md font-semibold tracking-tight">Cancel</h2>
          <p className="text-text-2">
            The plan then {isOverdue ? "" : `runs until ${until} and `}does not renew. You can
            change your mind until it ends.
          </p>
        </div>
        <Changes>
          <Button onClick={() => setIsAsking(true)}>Cancel subscription</Button>
        </Changes>
      </CardBody>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        title="Cancel the subscription?"
        confirmLabel="Cancel subscription"
        keepLabel="Keep subscription"
      >
        {isOverdue
          ? overdueEndWords(plan)
          : `Everything works until ${until}. ${monthsLeftWords(plan)}`}{" "}
        After that your team can read and export, but change nothing; syncs and links to reports
        stop. Nothing is deleted, and you can reactivate until it ends.{" "}
        {plan.unlimitedModels && unlimitedWords(plan.unlimitedModels, plan)}
      </ConfirmDialog>
    </Card>
  );
}
