import { createFileRoute } from "@tanstack/react-router";
import { StatementsPage } from "#features/model/statements/statements-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/statements")({
  component: StatementsPage,
  staticData: { title: "Statements" },
});
