import { formatDurationHm } from "#lib/format.ts";

/** What was helped beyond the credit stands in parentheses, as amounts below 0 do. */
export function creditText(minutes: number) {
  return minutes < 0 ? `(${formatDurationHm(-minutes)})` : formatDurationHm(minutes);
}
