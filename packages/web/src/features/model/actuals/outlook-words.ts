/** What a roll-forward does to cash ahead, in sentences. */
import { roundUnits } from "@app/engine/roll-up/rounded";
import { isBelow } from "#features/model/overview/headroom.ts";
import { formatAmount } from "#lib/format.ts";

/** Closing cash of a period as it was and as it would be, and what is to be kept then. */
export type Ahead = { label: string; was: number; is: number; floor?: number | null };

/** "Cash is below its floor in Feb-27, by 24,352 at most; until now it never was."; nothing of neither. */
export function floorWords(ahead: readonly Ahead[]): string {
  const below = ahead.filter(({ is, floor = null }) => isBelow(is, floor));
  const were = ahead.filter(({ was, floor = null }) => isBelow(was, floor));
  if (below.length === 0)
    return were.length === 0 ? "" : "Cash stays above its floor; until now it fell below it.";
  const most = Math.max(...below.map(({ is, floor }) => (floor ?? 0) - is));
  const [first, { length }] = [below[0]?.label ?? "", below];
  const when = length === 1 ? first : `${length} of ${ahead.length} periods, from ${first} on`;
  const until = were.length === 0 ? "; until now it never was" : "";
  return `Cash is below its floor in ${when}, by ${formatAmount(most)} at most${until}.`;
}

export function lowestOf(ahead: readonly Ahead[], side: "was" | "is"): Ahead | undefined {
  return ahead.toSorted((one, other) => one[side] - other[side])[0];
}

/** "Lowest from Nov-26 on": what is actual by then is no longer ahead, and may have been lower. */
export function lowestLabel([next]: readonly Ahead[]): string {
  return `Lowest from ${next?.label ?? ""} on`;
}

/** "The lowest cash from Nov-26 on is 589,602 in Nov-26; until now it was 590,384 in Nov-26." */
export function lowestWords(ahead: readonly Ahead[]): string {
  const [was, is] = [lowestOf(ahead, "was"), lowestOf(ahead, "is")];
  if (!was || !is) return "";
  const [next] = ahead;
  const now = `The lowest cash from ${next?.label} on is ${formatAmount(is.is)} in ${is.label}`;
  const isSame = is.label === was.label && roundUnits(is.is) === roundUnits(was.was);
  return isSame
    ? `${now}, as until now.`
    : `${now}; until now it was ${formatAmount(was.was)} in ${was.label}.`;
}

/** "Cash is 541 higher at the end of Oct-26, and 464 lower by Oct-27." */
export function gapWords(now: Ahead | undefined, ahead: readonly Ahead[]): string {
  const last = ahead.at(-1);
  if (!now || !last) return "";
  const [first, then] = [now, last].map(({ was, is }) => roundUnits(is) - roundUnits(was)) as [
    number,
    number,
  ];
  if (first === 0 && then === 0) return `Cash stays as it was forecast, up to ${last.label}.`;
  return `Cash is ${sideWords(first)} at the end of ${now.label}, and ${sideWords(then)} by ${last.label}.`;
}

function sideWords(difference: number): string {
  if (difference === 0) return "as forecast";
  return `${formatAmount(Math.abs(difference))} ${difference > 0 ? "higher" : "lower"}`;
}
