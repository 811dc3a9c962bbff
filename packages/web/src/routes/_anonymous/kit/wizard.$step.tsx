import { createFileRoute } from "@tanstack/react-router";
import { KitWizard } from "#features/kit/kit-wizard.tsx";

export const Route = createFileRoute("/_anonymous/kit/wizard/$step")({
  component: NewModel,
  staticData: { title: "New model" },
});

function NewModel() {
  return <KitWizard slug={Route.useParams().step} />;
}
