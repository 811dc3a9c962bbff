import { createFileRoute } from "@tanstack/react-router";
import { PRIVACY_STATEMENT } from "#features/terms/privacy-statement.ts";
import { TermsPage } from "#features/terms/terms-page.tsx";
import { InformationFrame } from "#routes/-information-frame.tsx";

export const Route = createFileRoute("/_anonymous/privacy_statement")({
  component: PrivacyStatement,
  staticData: { title: "Privacy statement" },
});

function PrivacyStatement() {
  return (
    <InformationFrame>
      <TermsPage
        title="Privacy statement"
        summary="What we keep of you, why, for how long, and who sees it."
        sections={PRIVACY_STATEMENT}
      />
    </InformationFrame>
  );
}
