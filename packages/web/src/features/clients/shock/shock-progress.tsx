import type { ShockRun } from "@app/contract/shocks";
import { Square } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { countText } from "./shock-bar.tsx";
import { useShockChanges } from "./shock-queries.ts";

/** How far a run is, and what shows already. */
export function ShockProgress({ run }: { run: ShockRun }) {
  const { jobId, modelCount, doneCount, belowFloor } = run;
  const { stop } = useShockChanges();
  const { base, shocked } = belowFloor;
  return (
    <Card aria-live="polite">
      <CardHeader
        title={modelCount === null ? "Shock on all forecasts" : `Shock on ${countText(modelCount)}`}
        description={
          modelCount === null
            ? "It begins in a moment. You can leave this page; its end is told."
            : `${doneCount} of ${modelCount} done. You can leave this page; its end is told.`
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
        <ProgressBar
          label="Forecasts worked out"
          value={modelCount === null ? null : doneCount}
          max={modelCount ?? 1}
        />
        <p className="text-xs text-text-2">
          {`${shocked} below their floor, ${base} of them without the shock. Nothing is saved into the models.`}
        </p>
      </div>
    </Card>
  );
}
