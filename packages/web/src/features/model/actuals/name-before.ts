/** What the version is called that is kept before actual figures are taken over. */
import type { HeldChange, RollForwardPlan } from "@app/engine/actuals/plan-roll-forward";
import { spanWords } from "@app/engine/edits/actuals-words";
import type { Timeline } from "@app/engine/time/timeline";

type Taken = Pick<RollForwardPlan, "from" | "to" | "restatements">;

/** "Forecast before Jul-26 was actual"; where only closed periods change, no forecast is replaced. */
export function nameBefore(
  { from, to, restatements }: Taken,
  held: readonly HeldChange[],
  timeline: Timeline,
): string {
  const months = newPeriods({ from, to });
  if (months.length > 0)
    return `Forecast before ${spanWords(timeline, months)} ${verb(months)} actual`;
  const restated = restatedPeriods({ restatements }, held);
  return `Before ${spanWords(timeline, restated)} ${verb(restated)} restated`;
}

/** Those that become actual; none where only closed ones change. */
export function newPeriods({ from, to }: Pick<Taken, "from" | "to">): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/** The closed periods of which some change is not held. */
export function restatedPeriods(
  { restatements }: Pick<Taken, "restatements">,
  held: readonly HeldChange[],
): number[] {
  const isHeld = ({ period, account }: HeldChange) =>
    held.some((each) => each.period === period && each.account === account);
  return [...new Set(restatements.filter((each) => !isHeld(each)).map(({ period }) => period))];
}

const verb = (periods: readonly number[]) => (periods.length === 1 ? "was" : "were");
