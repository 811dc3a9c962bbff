import type { ShockRun } from "@app/contract/shocks";
import { useSuspenseQuery } from "@tanstack/react-query";
import { portfolioOutlook } from "#features/clients/portfolio/portfolio-queries.ts";
import { Notice } from "#ui/notice.tsx";
import { ShockBar } from "./shock-bar.tsx";
import { ShockOutlook } from "./shock-outlook.tsx";
import { ShockProgress } from "./shock-progress.tsx";
import { isRunning } from "./shock-queries.ts";

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
      {run?.outlook && <ShockOutlook run={run} outlook={run.outlook} />}
    </>
  );
}
