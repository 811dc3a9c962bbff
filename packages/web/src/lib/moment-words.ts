import { formatDateTime } from "./format.ts";

/** "today at 9:42", within a sentence; a weekday and a date stay as they are. */
export function momentWords(at: string, now: Date): string {
  return formatDateTime(new Date(at), now).replace(/^(Today|Yesterday)/, (day) =>
    day.toLowerCase(),
  );
}
