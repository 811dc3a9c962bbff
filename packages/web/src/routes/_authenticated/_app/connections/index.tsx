import { connectionChanges, listConnections } from "@app/contract/connections";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { connectionPage } from "#features/connections/connection-queries.ts";
import {
  type ConnectionSearch,
  connectionSearch,
  connectionSearchDefaults,
} from "#features/connections/connection-search.ts";
import { ConnectionsPage } from "#features/connections/connections-page.tsx";
import { ConnectionsSkeleton } from "#features/connections/connections-skeleton.tsx";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/connections/")({
  validateSearch: connectionSearch,
  search: { middlewares: [stripSearchParams(connectionSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(connectionPage(deps));
    // Once the list is in view it stays there while the next one loads, focus and all.
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Connections,
  pendingComponent: ConnectionsSkeleton,
  staticData: { title: "Connections" },
});

const LISTS = [listConnections];

function Connections() {
  useListChanges(connectionChanges, LISTS);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<ConnectionSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <ConnectionsPage search={search} onChange={(changed) => void change(changed)} />;
}
