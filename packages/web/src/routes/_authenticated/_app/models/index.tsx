import { listModelOffers } from "@app/contract/model-sharing";
import { listModels, modelChanges } from "@app/contract/models";
import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { modelOffers, modelPage } from "#features/models/model-queries.ts";
import {
  type ModelSearch,
  modelSearch,
  modelSearchDefaults,
} from "#features/models/model-search.ts";
import { ModelsPage } from "#features/models/models-page.tsx";
import { ModelsSkeleton } from "#features/models/models-skeleton.tsx";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/models/")({
  validateSearch: modelSearch,
  search: { middlewares: [stripSearchParams(modelSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    void queryClient.prefetchQuery(modelOffers);
    const page = queryClient.ensureQueryData(modelPage(deps));
    if (deps.filter === undefined) {
      const found = await page;
      const search = { ...deps, filter: found.filter };
      queryClient.setQueryData(modelPage(search).queryKey, found);
      throw redirect({ to: "/models", search, replace: true });
    }
    // Once the list is in view it stays there while the next one loads, focus and all.
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Models,
  pendingComponent: ModelsSkeleton,
  staticData: { title: "Models" },
});

/** Others share their models, or offer them. */
const LISTS = [listModels, listModelOffers];

function Models() {
  useListChanges(modelChanges, LISTS);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<ModelSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <ModelsPage search={search} onChange={(changed) => void change(changed)} />;
}
