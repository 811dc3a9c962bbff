/** What was proved of books before anything is taken from them. */
import type { AskedRollForward } from "@app/engine/actuals/plan-roll-forward";
import type { RollForward } from "@app/engine/worker/roll-forward";
import { countOf } from "#model/outlook.ts";

/** Only what holds is said. */
export function proofsOf(
  { places, months }: Pick<AskedRollForward["books"], "places" | "months">,
  { from, to }: Pick<RollForward, "from" | "to">,
): string[] {
  const sums = months.map(({ amounts }) =>
    Object.values(amounts).reduce((sum, each) => sum + each, 0),
  );
  const count = Object.keys(places).length;
  return [
    count > 0 && `${countOf(count, "account")}, each with a line`,
    sums.length > 0 && sums.every((sum) => sum === 0) && "Debits equal credits",
    to >= from && "No period skipped",
  ].filter((each) => each !== false);
}
