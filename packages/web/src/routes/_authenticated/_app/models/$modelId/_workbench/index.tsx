import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/model/overview/overview-page.tsx";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/")({
  component: Overview,
  staticData: { title: "Overview" },
});

function Overview() {
  return <OverviewPage userId={useMember().account.userId} />;
}
