import type { ShockRun } from "@app/contract/shocks";
import { Square } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { countText } from "./run-words.ts";
import { useShockChanges } from "./shock-queries.ts";

/** How far a run is, and what shows already. That it began and is over is said by the bar above, what is between by none. */
export function ShockProgress({ run }: { run: ShockRun }) {
  const { jobId, modelCount, doneCount, belowFloor, failedCount } = run;
  const { stop } = useShockChanges();
  const { base, shocked } = belowFloor;
  const otherCount = doneCount - shocked - failedCount;
  const hasSquares = modelCount !== null && modelCount <= SQUARES_MAX;
  return (
    <Card>
      <CardHeader
        title={modelCount === null ? "Shock on all forecasts" : `Shock on ${countText(modelCount)}`}
        description={
          modelCount === null
            ? "It begins in a moment. You can leave this page; its end is told."
            : `${doneWords(run, modelCount)} You can leave this page; its end is told.`
        }
        actions={
          <Button
            icon={<Square />}
            isPending={stop.isPending}
            onClick={() => stop.mutate(jobId, { onError: failureToast("It was not stopped") })}
          >
            Stop
          </Button>
        }
      />
      <div className="grid gap-2 px-4 pb-4">
        <div className={hasSquares ? "sr-only" : ""}>
          <ProgressBar
            label="Forecasts worked out"
            value={modelCount === null ? null : doneCount}
            max={modelCount ?? 1}
          />
        </div>
        {hasSquares && (
          <Squares counts={[otherCount, shocked, failedCount, modelCount - doneCount]} />
        )}
        <p className="flex flex-wrap gap-x-4 text-xs text-text-2">
          <span>{`${otherCount} above their floor or without one`}</span>
          <span>{`${shocked} below, ${base} in base`}</span>
          {failedCount > 0 && <span>{`${failedCount} did not work out`}</span>}
          <span className="ml-auto phone:ml-0">Nothing is saved into the models</span>
        </p>
      </div>
    </Card>
  );
}

/** "310 of 500 done in 5.9 s. About 4 s left." */
function doneWords({ doneCount, seconds }: ShockRun, modelCount: number) {
  const done = `${doneCount} of ${modelCount} done`;
  if (doneCount === 0 || seconds === null) return `${done}.`;
  const left = Math.ceil((seconds * (modelCount - doneCount)) / doneCount);
  return `${done} in ${seconds.toFixed(1)} s. About ${left} s left.`;
}

/** More would be a wall of dots. */
const SQUARES_MAX = 1_000;
const FILLS = ["bg-text-2", "bg-alert", "bg-negative-fill", "bg-tile"];

/** A square for each forecast: above its floor, below it, not worked out, and still to come. */
function Squares({ counts }: { counts: readonly number[] }) {
  const fills = counts.flatMap((count, at) => Array.from({ length: count }, () => FILLS[at]));
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-0.5">
      {fills.map((fill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares have nothing but their place
        <span key={at} className={`size-2.5 rounded-xs ${fill}`} />
      ))}
    </div>
  );
}
