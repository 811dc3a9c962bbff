import type { WebhookEvent } from "@app/contract/webhooks";

export const EVENT_WORDS: Record<WebhookEvent, string> = {
  "connection.synced": "A connection was synced",
  "report.published": "A report was published",
  "note.added": "A note was added to a report",
  "check.failed": "A check fails that held before",
};

/** Also of what is not chosen, and of what a later version may send. */
export function kindWords(kind: string) {
  if (kind === "webhook.test") return "Test";
  return (EVENT_WORDS as Record<string, string | undefined>)[kind] ?? kind;
}

/** "340 ms", "2.4 s". */
export function durationWords(ms: number) {
  return ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
}
