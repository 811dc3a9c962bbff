import { createFileRoute } from "@tanstack/react-router";
import { AddConnectionPage } from "#features/connections/add-connection-page.tsx";
import { connectionById } from "#features/connections/connection-queries.ts";
import { addConnectionSearch } from "#features/connections/connection-search.ts";
import { dataSources } from "#features/connections/source-queries.ts";
import { ClientChoice } from "#features/models/client-choice.tsx";

export const Route = createFileRoute("/_authenticated/_simple/connections/add")({
  validateSearch: addConnectionSearch,
  loaderDeps: ({ search: { organisation, connection } }) => ({ id: organisation ?? connection }),
  loader: async ({ context: { queryClient }, deps: { id } }) => {
    void queryClient.prefetchQuery(dataSources);
    if (id !== undefined) await queryClient.prefetchQuery(connectionById(id));
  },
  component: AddConnection,
  staticData: { title: "Add connection" },
});

function AddConnection() {
  const navigate = Route.useNavigate();
  return (
    <AddConnectionPage
      search={Route.useSearch()}
      goTo={(search) => navigate({ search, replace: true })}
      clientField={ClientChoice}
    />
  );
}
