import { lazy, Suspense } from "react";
import { NextActuals } from "#features/model/actuals/next-actuals.tsx";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { afterFigures } from "#model/after-figures.ts";
import { useDocumentState } from "#model/use-open-document.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { ChecksCard } from "./checks-card.tsx";
import { floorLineOf } from "./headroom.ts";
import { HeadroomCard } from "./headroom-card.tsx";
import { SinceCard } from "./since-card.tsx";

const OverviewCharts = lazy(async () => {
  const { OverviewCharts } = await afterFigures(() => import("./overview-charts.tsx"));
  return { default: OverviewCharts };
});

const NeedsCard = lazy(async () => {
  const { NeedsCard } = await afterFigures(() => import("./needs-card.tsx"));
  return { default: NeedsCard };
});

/** How the forecast stands, and what needs a person. */
export function OverviewPage({ userId }: { userId: number }) {
  const { document } = useWorkbench();
  const floorLine = floorLineOf(useDocumentState(document).document);
  return (
    <div className="grid gap-4 p-6 phone:p-4">
      <NextActuals />
      <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[1100px]:grid-cols-1">
        <div className="grid min-w-0 gap-4">
          <Suspense fallback={<ChartsShape />}>
            <OverviewCharts floorLine={floorLine} />
          </Suspense>
        </div>
        <div className="grid min-w-0 gap-4">
          <SinceCard />
          <Suspense>
            <NeedsCard userId={userId} floorLine={floorLine} />
          </Suspense>
          <HeadroomCard floorLine={floorLine} />
          <ChecksCard />
        </div>
      </div>
    </div>
  );
}

/** The room that the charts will take, so that nothing moves when they come. */
function ChartsShape() {
  return (
    <Waiting>
      <div className="grid gap-4">
        <Skeleton className="h-86" />
        <Skeleton className="h-96" />
        <Skeleton className="h-71" />
      </div>
    </Waiting>
  );
}
