import type { ShockOutlook, ShockRun } from "@app/contract/shocks";
import { shockText } from "@app/engine/analysis/shock-words";

type Cash = ShockOutlook["cash"][number];

export type ShockCost = {
  /** The last month that every forecast reaches. */
  month: string;
  base: number;
  shocked: number;
  /** In the order they were applied in; in whole units, of which each is the step between two whole sums, so that they add up. */
  parts: { text: string; change: number }[];
  change: number;
};

/** What each shock costs in cash by the last month that can be told; undefined where none can. */
export function shockCost(
  { months }: ShockOutlook,
  { base, steps }: Cash,
  shocks: ShockRun["shocks"],
): ShockCost | undefined {
  const reached = base.indexOf(null);
  const last = (reached < 0 ? months.length : reached) - 1;
  const sums = [base, ...steps].map((values) => Math.round(values[last] ?? Number.NaN));
  if (last < 0 || sums.some(Number.isNaN)) return undefined;
  const [first = 0] = sums;
  const end = sums.at(-1) ?? 0;
  const parts = shocks.map((shock, at) => ({
    text: shockText(shock),
    change: (sums[at + 1] ?? 0) - (sums[at] ?? 0),
  }));
  return {
    ...{ month: months[last] ?? "", base: first, shocked: end, change: end - first, parts },
  };
}
