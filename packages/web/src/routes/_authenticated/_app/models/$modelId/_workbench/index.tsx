import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/model/overview/overview-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/")({
  component: OverviewPage,
  staticData: { title: "Overview" },
});
