import { connectionChanges } from "@app/contract/connections";
import { createFileRoute } from "@tanstack/react-router";
import { ConnectionPage } from "#features/connections/connection-page.tsx";
import { CONNECTION_CALLS, loadConnection } from "#features/connections/connection-queries.ts";
import { ClientChoice } from "#features/models/client-choice.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/connections/$id")({
  loader: ({ context, params }) => loadConnection(context.queryClient, params.id),
  component: Connection,
  notFoundComponent: NotFoundPage,
  staticData: { title: "Connection" },
});

function Connection() {
  useListChanges(connectionChanges, CONNECTION_CALLS);
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <ConnectionPage
      key={id}
      id={Number(id)}
      clientField={ClientChoice}
      onDeleted={() => void navigate({ to: "/connections" })}
    />
  );
}
