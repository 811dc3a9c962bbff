import type { ShockRun } from "@app/contract/shocks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { portfolioOutlook } from "#features/clients/portfolio/portfolio-queries.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Notice } from "#ui/notice.tsx";
import { countText } from "./run-words.ts";
import { ShockBar } from "./shock-bar.tsx";
import { ShockOutlook } from "./shock-outlook.tsx";
import { ShockProgress } from "./shock-progress.tsx";
import { isRunning, useShockChanges } from "./shock-queries.ts";

/** The bar in which shocks are chosen, how far a run is, and what it comes to over all forecasts. */
export function ShockPart({ run }: { run: ShockRun | null }) {
  const { data } = useSuspenseQuery(portfolioOutlook);
  if (data.forecastCount === 0 && run === null) return null;
  return (
    <>
      <ShockBar run={run} forecastCount={data.forecastCount} />
      {isRunning(run) && <ShockProgress run={run} />}
      {run?.state === "failed" && (
        <Notice tone="negative" title="The shock was not worked out">
          {run.failure}
        </Notice>
      )}
      {run?.state === "done" && run.failedCount > 0 && (
        <Notice tone="alert">
          {run.failedCount === 1 ? "One forecast" : `${run.failedCount} forecasts`} did not work out
          and {run.failedCount === 1 ? "is" : "are"} in none of the sums. Why is said in the table.
        </Notice>
      )}
      {run?.state === "done" && run.changedCount > 0 && <ChangedSince run={run} />}
      {run?.outlook && <ShockOutlook run={run} outlook={run.outlook} />}
    </>
  );
}

/** What is on the screen is of when it was run: whoever changes a model since is told, and can run it again. */
function ChangedSince({ run: { changedCount, shocks } }: { run: ShockRun }) {
  const { start } = useShockChanges();
  return (
    <Notice
      tone="alert"
      title={`${countText(changedCount)} changed since this run`}
      action={
        <Changes what="own">
          <Button
            isPending={start.isPending}
            onClick={() => start.mutate(shocks, { onError: failureToast("Nothing was tried") })}
          >
            Run again
          </Button>
        </Changes>
      }
    >
      {changedCount === 1 ? "Its" : "Their"} figures here are from before, and are in the sums.
    </Notice>
  );
}
