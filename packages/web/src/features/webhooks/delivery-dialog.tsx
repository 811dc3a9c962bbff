import type { WebhookDelivery } from "@app/contract/webhooks";
import type { ReactNode } from "react";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { DeliveryOutcome } from "./delivery-outcome.tsx";
import { useSendAgain } from "./webhook-queries.ts";
import { durationWords, kindWords } from "./webhook-words.ts";

type DeliveryDialogProps = { delivery: WebhookDelivery; onClose: () => void };

export function DeliveryDialog({ delivery, onClose }: DeliveryDialogProps) {
  const { id, kind, url, eventId, body, attempts, lastTriedAt, durationMs, state } = delivery;
  const again = useSendAgain();
  const sendAgain = () =>
    again
      .mutateAsync(id)
      .then(() => {
        toast.success("It is on its way again, under the same id");
        onClose();
      })
      .catch(failureToast("It was not sent again"));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={kindWords(kind)}
      description={url}
      footer={
        <Changes>
          <Changes what="sensitive">
            <Button isPending={again.isPending} disabled={state === "sending"} onClick={sendAgain}>
              Send again
            </Button>
          </Changes>
        </Changes>
      }
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        <Fact name="Outcome">
          <DeliveryOutcome delivery={delivery} />
        </Fact>
        <Fact name="Tries">{attempts}</Fact>
        {lastTriedAt && (
          <Fact name="Last try">
            {formatDateTime(new Date(lastTriedAt), new Date())}
            {durationMs !== null && `, took ${durationWords(durationMs)}`}
          </Fact>
        )}
        <Fact name="Id">
          <span className="wrap-anywhere">{eventId}</span>
        </Fact>
      </dl>
      <h3 className="mt-4 mb-1 font-medium">What is sent</h3>
      <pre className="overflow-x-auto rounded-md bg-tile p-3 text-xs whitespace-pre-wrap wrap-anywhere">
        {indented(body)}
      </pre>
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Easier to read than what goes over the line, which has no breaks. */
function indented(body: string) {
  return JSON.stringify(JSON.parse(body), null, 2);
}
