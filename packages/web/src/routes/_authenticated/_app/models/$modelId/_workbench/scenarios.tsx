import { createFileRoute } from "@tanstack/react-router";
import { ScenariosPage } from "#features/model/scenarios/scenarios-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/scenarios")({
  component: ScenariosPage,
  staticData: { title: "Scenarios" },
});
