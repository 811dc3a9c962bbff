import { createFileRoute, notFound } from "@tanstack/react-router";
import { ModelPage } from "#features/models/model-page.tsx";
import { modelById } from "#features/models/model-queries.ts";
import { isPositiveInteger } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId")({
  params: {
    parse: ({ modelId }) => ({ modelId: readId(modelId) }),
    stringify: ({ modelId }) => ({ modelId: String(modelId) }),
  },
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(modelById(params.modelId)),
  component: Model,
  staticData: { title: "Model" },
});

function readId(text: string) {
  const id = Number(text);
  if (!isPositiveInteger(id)) throw notFound();
  return id;
}

function Model() {
  return <ModelPage id={Route.useParams().modelId} />;
}
