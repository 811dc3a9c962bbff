import { connectionChanges } from "@app/contract/connections";
import { createFileRoute } from "@tanstack/react-router";
import { CONNECTION_CALLS, loadConnection } from "#features/connections/connection-queries.ts";
import { MappingPage } from "#features/connections/mapping/mapping-page.tsx";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/connections/$id_/mapping")({
  loader: ({ context, params }) => loadConnection(context.queryClient, params.id),
  component: Mapping,
  notFoundComponent: NotFoundPage,
  staticData: { title: "Map accounts" },
});

function Mapping() {
  useListChanges(connectionChanges, CONNECTION_CALLS);
  const { id } = Route.useParams();
  return <MappingPage key={id} id={Number(id)} />;
}
