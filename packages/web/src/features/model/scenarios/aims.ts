/** The figures that an analysis is usually asked about. */
import type { Target } from "@app/engine/analysis/target";
import type { Structure } from "@app/engine/worker/structure";

export type AimKey = "lowestCash" | "closingCash" | "profit" | "revenue";

export type Aim = { key: AimKey; name: string; target: Target };

/** Over what is ahead: from the first forecast period to the last. None where nothing is. */
export function aimsOf({ timeline, periods }: Pick<Structure, "timeline" | "periods">): Aim[] {
  const [from, last] = [timeline.actualCount, timeline.periodCount - 1];
  if (from > last) return [];
  const [start, end] = [periods[from]?.label ?? "", periods[last]?.label ?? ""];
  const ahead = { from, to: last };
  return [
    {
      ...{ key: "lowestCash", name: "Lowest cash" },
      target: { line: "cf.closingCash", ...ahead, isLowest: true },
    },
    {
      ...{ key: "closingCash", name: `Closing cash ${end}` },
      target: { line: "cf.closingCash", from: last },
    },
    { key: "profit", name: `Profit ${start} to ${end}`, target: { line: "pl.profit", ...ahead } },
    {
      key: "revenue",
      name: `Revenue ${start} to ${end}`,
      target: { line: "pl.revenue", ...ahead },
    },
  ];
}
