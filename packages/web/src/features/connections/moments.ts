import type { ConnectionStatus } from "@app/contract/connection-status";
import { formatDate, formatDateTime } from "#lib/format.ts";

/** When something happened; a dash where it has not. */
export function pastWords(at: string | null, now: Date): string {
  return at === null ? "–" : formatDateTime(new Date(at), now);
}

/** "Today at 6:00", "Tomorrow at 6:00", later its date; by the reader's own calendar. */
function nextWords(at: string | null, now: Date): string {
  if (at === null) return "Not scheduled";
  const date = new Date(at);
  if (date <= now) return "Soon";
  const time = `${date.getHours()}:${String(date.getMinutes()).padStart(2, "0")}`;
  if (formatDate(date) === formatDate(now)) return `Today at ${time}`;
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return formatDate(date) === formatDate(tomorrow) ? `Tomorrow at ${time}` : formatDate(date);
}

/** A sign-in that ended is not tried again by itself. */
export function nextSync(
  { state, nextSyncAt }: Pick<ConnectionStatus, "state" | "nextSyncAt">,
  now: Date,
): string {
  return state === "needs-reconnecting" ? "After reconnecting" : nextWords(nextSyncAt, now);
}

/** "19.2 s", "1 min 5 s" */
export function durationWords(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
