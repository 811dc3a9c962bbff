import { createFileRoute } from "@tanstack/react-router";
import { RequirementsPage } from "#features/information/requirements-page.tsx";
import { InformationFrame } from "#routes/-information-frame.tsx";

export const Route = createFileRoute("/_anonymous/system_requirements")({
  component: SystemRequirements,
  staticData: { title: "System requirements" },
});

function SystemRequirements() {
  return (
    <InformationFrame>
      <RequirementsPage />
    </InformationFrame>
  );
}
