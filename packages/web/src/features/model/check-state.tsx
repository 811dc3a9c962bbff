import type { ModelFigures } from "@app/contract/models";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { countOf } from "#model/outlook.ts";

/** Balanced or not, and how much there is to look at. */
export function CheckState({ checks }: { checks: ModelFigures["checks"] }) {
  const { isBlocked, errorCount, alertCount } = checks;
  const isBalanced = !isBlocked && errorCount === 0;
  return (
    <span className="inline-flex h-7 items-center rounded-md border border-border-strong bg-surface text-xs font-medium whitespace-nowrap shadow-xs [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&>span]:px-2.5 [&_svg]:size-3.5">
      {isBalanced ? (
        <span>
          <CircleCheck className="text-positive" />
          Balanced
        </span>
      ) : (
        <span className="text-negative">
          <CircleAlert />
          {isBlocked ? "No forecast" : countOf(errorCount, "error")}
        </span>
      )}
      {alertCount > 0 && (
        <span className="border-l border-border text-alert">
          <TriangleAlert />
          {countOf(alertCount, "alert")}
        </span>
      )}
    </span>
  );
}
