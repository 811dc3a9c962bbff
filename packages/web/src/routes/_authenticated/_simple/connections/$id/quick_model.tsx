import { createFileRoute, notFound, stripSearchParams } from "@tanstack/react-router";
import { QuickModelPage } from "#features/model/quick/quick-model-page.tsx";
import {
  quickModelSearch,
  quickModelSearchDefaults,
} from "#features/model/quick/quick-model-search.ts";
import { isPositiveInteger } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_simple/connections/$id/quick_model")({
  validateSearch: quickModelSearch,
  search: { middlewares: [stripSearchParams(quickModelSearchDefaults)] },
  beforeLoad: ({ params }) => {
    if (!isPositiveInteger(Number(params.id))) throw notFound();
  },
  component: QuickModel,
  staticData: { title: "First forecast" },
});

function QuickModel() {
  const id = Number(Route.useParams().id);
  const navigate = Route.useNavigate();
  return (
    <QuickModelPage
      key={id}
      connectionId={id}
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true })
      }
      onOpened={(modelId) => void navigate({ to: "/models/$modelId", params: { modelId } })}
    />
  );
}
