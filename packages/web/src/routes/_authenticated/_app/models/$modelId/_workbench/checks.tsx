import { createFileRoute } from "@tanstack/react-router";
import { ChecksPage } from "#features/model/checks/checks-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/checks")({
  component: ChecksPage,
  staticData: { title: "Checks" },
});
