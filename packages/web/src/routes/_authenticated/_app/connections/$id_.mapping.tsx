import { createFileRoute } from "@tanstack/react-router";
import { loadConnection } from "#features/connections/connection-queries.ts";
import { MappingPage } from "#features/connections/mapping/mapping-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/connections/$id_/mapping")({
  loader: ({ context, params }) => loadConnection(context.queryClient, params.id),
  component: Mapping,
  staticData: { title: "Map accounts" },
});

function Mapping() {
  const { id } = Route.useParams();
  return <MappingPage key={id} id={Number(id)} />;
}
