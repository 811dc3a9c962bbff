import { connectionChanges } from "@app/contract/connections";
import { createFileRoute } from "@tanstack/react-router";
import { CONNECTION_CALLS } from "#features/connections/connection-queries.ts";
import { ConnectionSummary } from "#features/connections/connection-summary.tsx";
import { ConnectionTab } from "#features/model/connection/connection-tab.tsx";
import { useListChanges } from "#lib/use-list-changes.ts";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/connection")({
  component: ModelConnection,
  staticData: { title: "Connection" },
});

function ModelConnection() {
  useListChanges(connectionChanges, CONNECTION_CALLS);
  return (
    <div className="max-w-[92rem] p-6 phone:p-4">
      <Part fallback={SHAPE}>
        <ConnectionTab renderSummary={(summary) => <ConnectionSummary {...summary} />} />
      </Part>
    </div>
  );
}

const SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows count={8} />
  </SkeletonCard>
);
