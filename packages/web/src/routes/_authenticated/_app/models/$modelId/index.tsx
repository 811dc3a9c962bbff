import { createFileRoute } from "@tanstack/react-router";
import { FiguresPage } from "#features/model/figures/figures-page.tsx";
import { figuresSearch } from "#features/model/figures/figures-search.ts";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/")({
  validateSearch: figuresSearch,
  component: Figures,
  staticData: { title: "Figures" },
});

function Figures() {
  return (
    <FiguresPage
      id={Route.useParams().modelId}
      version={Route.useSearch().version}
      name={useMember().account.name}
    />
  );
}
