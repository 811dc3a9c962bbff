import { createFileRoute } from "@tanstack/react-router";
import { FiguresPage } from "#features/model/figures-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/")({
  component: Figures,
  staticData: { title: "Figures" },
});

function Figures() {
  return <FiguresPage id={Route.useParams().modelId} />;
}
