import type { Period } from "@app/engine/time/timeline";
import type { CaseChecks } from "@app/engine/worker/check-state";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";

type CheckStateProps = { checks: readonly CaseChecks[]; periods: readonly Period[] };

/** Quiet when right: a tick and a word; otherwise what to look at, and when. */
export function CheckState({ checks, periods }: CheckStateProps) {
  const broken = checks[0]?.broken ?? [];
  const [first] = broken;
  const isBalanced = broken.every((check) => check.class !== "error");
  return (
    <>
      <span className="inline-flex items-center gap-1.5 text-xs text-text-2">
        {isBalanced && <CircleCheck className="text-positive" />}
        {isBalanced ? "Balanced" : "Does not balance"}
      </span>
      {first && (
        <Badge tone={isBalanced ? "alert" : "negative"} icon={<TriangleAlert />}>
          {`${first.name}, ${periods[first.period]?.label ?? ""}`}
        </Badge>
      )}
    </>
  );
}
