import { createFileRoute } from "@tanstack/react-router";
import { InstallationPage } from "#features/information/installation-page.tsx";
import { InformationFrame } from "#routes/-information-frame.tsx";

export const Route = createFileRoute("/_anonymous/installation")({
  component: Installation,
  staticData: { title: "Installation" },
});

function Installation() {
  return (
    <InformationFrame>
      <InstallationPage />
    </InformationFrame>
  );
}
