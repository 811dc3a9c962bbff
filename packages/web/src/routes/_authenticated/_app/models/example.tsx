import { createFileRoute } from "@tanstack/react-router";
import { ExamplesPage, ExamplesSkeleton } from "#features/models/examples-page.tsx";
import { exampleModels } from "#features/models/model-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/models/example")({
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(exampleModels),
  component: ExampleModels,
  pendingComponent: ExamplesSkeleton,
  staticData: { title: "Example models" },
});

function ExampleModels() {
  const navigate = Route.useNavigate();
  return (
    <ExamplesPage
      onCreated={(modelId) => navigate({ to: "/models/$modelId", params: { modelId } })}
    />
  );
}
