import type { WebhookDelivery } from "@app/contract/webhooks";
import { momentWords } from "#lib/moment-words.ts";
import { Badge } from "#ui/badge.tsx";

export function DeliveryOutcome({ delivery }: { delivery: WebhookDelivery }) {
  const { state, status, failure, nextTryAt, attempts } = delivery;
  if (state === "delivered") return <Badge tone="positive">Delivered, {status}</Badge>;
  if (state === "sending") return <Badge tone="info">Being sent</Badge>;
  const isFailed = state === "failed";
  return (
    <>
      <Badge tone={isFailed ? "negative" : attempts > 0 ? "alert" : "info"}>
        {isFailed ? "Failed" : "Waiting"}
      </Badge>
      <span className="block text-xs text-text-2">
        {failure}
        {!isFailed && attempts > 0 && nextTryAt && (
          <> Next try {momentWords(nextTryAt, new Date())}.</>
        )}
      </span>
    </>
  );
}
