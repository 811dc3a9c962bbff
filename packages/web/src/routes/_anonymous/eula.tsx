import { createFileRoute } from "@tanstack/react-router";
import { EULA } from "#features/terms/eula.ts";
import { TermsPage } from "#features/terms/terms-page.tsx";
import { InformationFrame } from "#routes/-information-frame.tsx";

export const Route = createFileRoute("/_anonymous/eula")({
  component: Eula,
  staticData: { title: "Licence agreement" },
});

function Eula() {
  return (
    <InformationFrame>
      <TermsPage
        title="Licence agreement"
        summary="What you and we agree on when you open an account, in plain words."
        sections={EULA}
      />
    </InformationFrame>
  );
}
