import { shortDayText } from "#lib/day-text.ts";

/** Whoever has to act reads that a card was declined before it is too late. */
export function declinedWords({ declinedOn }: { declinedOn: string[] }) {
  return declinedOn.length > 0 ? `Card declined on ${declinedOn.map(shortDayText).join(", ")}` : "";
}
