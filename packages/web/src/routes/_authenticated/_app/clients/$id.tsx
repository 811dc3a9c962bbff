import { getClientOverview } from "@app/contract/client-overview";
import { connectionChanges } from "@app/contract/connections";
import { modelChanges } from "@app/contract/models";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { ClientPage, ClientSkeleton } from "#features/clients/overview/client-page.tsx";
import { clientPageSearch } from "#features/clients/overview/client-page-search.ts";
import { loadClient } from "#features/clients/overview/overview-queries.ts";
import { ClientConnectionsCard } from "#features/connections/client-connections-card.tsx";
import { ClientActivityCard } from "#features/home/activity-card.tsx";
import { clientActivity } from "#features/home/activity-queries.ts";
import { WaitingNotes } from "#features/home/notes-card.tsx";
import { accessDenied } from "#features/shell/access-denied.ts";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { hasClients } from "#lib/has-clients.ts";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/clients/$id")({
  validateSearch: clientPageSearch,
  search: { middlewares: [stripSearchParams({ edit: false })] },
  beforeLoad: ({ context: { member } }) => {
    if (!hasClients(member.account)) throw accessDenied();
  },
  loader: async ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(clientActivity(Number(params.id)));
    await loadClient(queryClient, params.id);
  },
  component: Client,
  pendingComponent: ClientSkeleton,
  notFoundComponent: NotFoundPage,
  staticData: { title: "Client" },
});

const CALLS = [getClientOverview];

function Client() {
  useListChanges(modelChanges, CALLS);
  useListChanges(connectionChanges, CALLS);
  const id = Number(Route.useParams().id);
  const { edit } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ClientPage
      key={id}
      id={id}
      isEditing={edit}
      onEdit={(isEditing) => void navigate({ search: { edit: isEditing } })}
      connections={(connections) => <ClientConnectionsCard connections={connections} />}
      notes={(notes) => <WaitingNotes notes={notes} />}
      activity={<ClientActivityCard clientId={id} />}
    />
  );
}
