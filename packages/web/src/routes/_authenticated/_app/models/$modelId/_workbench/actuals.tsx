import { createFileRoute } from "@tanstack/react-router";
import { ActualsPage } from "#features/model/actuals/actuals-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/actuals")({
  component: Actuals,
  staticData: { title: "Add actuals" },
});

function Actuals() {
  const navigate = Route.useNavigate();
  return <ActualsPage onDone={() => void navigate({ to: "/models/$modelId/statements" })} />;
}
