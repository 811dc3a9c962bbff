import { useLocation } from "@tanstack/react-router";
import { Skeleton, SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";

/** What an open model looks like before it is there: the strip of key figures, and below it the part that is asked for. */
export function WorkbenchShape({ begunAt }: { begunAt?: number | undefined }) {
  const isSheet = useLocation({
    select: ({ pathname }) => /\/(?:drivers|statements)$/.test(pathname),
  });
  return (
    <Waiting isAlone since={begunAt}>
      <div
        data-shape="figures"
        className="grid auto-cols-fr grid-flow-col border-b border-border bg-surface"
      >
        {FIGURES.map((figure) => (
          <div
            key={figure}
            className="grid h-20 phone:h-17 content-end gap-2 border-l border-border px-5 py-3.5 first:border-l-0 phone:nth-[n+4]:hidden phone:px-4"
          >
            <Skeleton className="h-2.25 w-16" />
            <Skeleton className="h-4.5 w-24 max-w-full" />
            <Skeleton className="h-2.25 w-20 max-w-full" />
          </div>
        ))}
      </div>
      {isSheet ? <Sheet /> : <FirstCard />}
    </Waiting>
  );
}

const FIGURES = ["revenue", "margin", "earnings", "lowest", "closing"];
const LINES = [...Array(18).keys()];
const PERIODS = [...Array(8).keys()];

/** A line of switches, and rows of figures under their periods. */
function Sheet() {
  return (
    <div data-shape="sheet" className="bg-surface">
      <div className="flex h-13 items-center gap-2 border-b border-border px-5">
        <Skeleton className="h-8 w-64 rounded-md" />
        <span className="grow" />
        <Skeleton className="h-8 w-40 rounded-md phone:hidden" />
      </div>
      {LINES.map((line) => (
        <div key={line} className="flex h-6.5 items-center gap-6 px-5">
          <Skeleton className="h-2.75 w-44 flex-none" />
          {PERIODS.map((period) => (
            <span key={period} className="grow phone:nth-[n+4]:hidden">
              <Skeleton className="ml-auto h-2.75 w-14" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function FirstCard() {
  return (
    <div className="p-6">
      <SkeletonCard hasNote>
        <SkeletonRows count={8} />
      </SkeletonCard>
    </div>
  );
}
