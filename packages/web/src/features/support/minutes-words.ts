import { formatDurationHm } from "#lib/format.ts";

/** "2h 0m"; what was used stands in parentheses, as amounts below 0 do. */
export function minutesWords(minutes: number) {
  return minutes < 0 ? `(${formatDurationHm(-minutes)})` : formatDurationHm(minutes);
}
