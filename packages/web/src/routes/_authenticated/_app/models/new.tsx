import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { modelById, starterModels } from "#features/models/model-queries.ts";
import { NewModelPage, NewModelSkeleton } from "#features/models/new-model-page.tsx";
import { newModelSearch, newModelSearchDefaults } from "#features/models/new-model-search.ts";
import { appDataQuery } from "#lib/app-data.ts";

export const Route = createFileRoute("/_authenticated/_app/models/new")({
  validateSearch: newModelSearch,
  search: { middlewares: [stripSearchParams(newModelSearchDefaults)] },
  loaderDeps: ({ search: { model } }) => ({ model }),
  loader: ({ context: { queryClient }, deps: { model } }) =>
    // What fails is told in its own place, and the rest stands.
    Promise.all([
      queryClient.prefetchQuery(starterModels),
      queryClient.prefetchQuery(appDataQuery),
      model && queryClient.prefetchQuery(modelById(model)),
    ]),
  component: NewModel,
  pendingComponent: NewModelSkeleton,
  staticData: { title: "New model" },
});

function NewModel() {
  const navigate = Route.useNavigate();
  return (
    <NewModelPage
      search={Route.useSearch()}
      onCreated={(modelId) => navigate({ to: "/models/$modelId", params: { modelId } })}
    />
  );
}
