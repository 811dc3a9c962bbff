import { connectionChanges } from "@app/contract/connections";
import { createFileRoute } from "@tanstack/react-router";
import { ClosedChangesCard } from "#features/connections/closed-changes-card.tsx";
import { CONNECTION_CALLS } from "#features/connections/connection-queries.ts";
import { ActualsPage } from "#features/model/actuals/actuals-page.tsx";
import { actualsSearch } from "#features/model/actuals/actuals-search.ts";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/actuals")({
  validateSearch: actualsSearch,
  component: Actuals,
  staticData: { title: "Add actuals" },
});

function Actuals() {
  useListChanges(connectionChanges, CONNECTION_CALLS);
  const navigate = Route.useNavigate();
  return (
    <ActualsPage
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ to: ".", search: (previous) => ({ ...previous, ...change }) })
      }
      renderChanges={(connection) => <ClosedChangesCard connection={connection} />}
      onDone={() => void navigate({ to: "/models/$modelId/statements" })}
    />
  );
}
