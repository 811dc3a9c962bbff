import { CircleAlert, CircleCheck } from "lucide-react";
import type { Figures } from "./mapping-queries.ts";

/** Whether source and model agree, to the cent, in every month. */
export function Agreement({ figures: { months } }: { figures: Figures }) {
  const off = months.filter(
    ({ netProfit, netAssets }) => netProfit.difference !== "0" || netAssets.difference !== "0",
  ).length;
  const isExact = off === 0;
  const Icon = isExact ? CircleCheck : CircleAlert;
  return (
    <p className="flex items-center gap-1.5 font-medium">
      <Icon className={isExact ? "text-positive" : "text-negative"} />
      {isExact
        ? `Source and model exact in ${months.length === 1 ? "the one month" : `all ${months.length} months`}`
        : `Source and model differ in ${months.length === 1 ? "the one month" : `${off} of ${months.length} months`}`}
    </p>
  );
}
