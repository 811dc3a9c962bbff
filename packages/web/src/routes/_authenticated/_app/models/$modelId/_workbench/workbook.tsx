import { createFileRoute } from "@tanstack/react-router";
import { WorkbookPage } from "#features/model/workbook/workbook-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/workbook")({
  component: Workbook,
  staticData: { title: "Workbook" },
});

function Workbook() {
  const navigate = Route.useNavigate();
  return (
    <WorkbookPage
      onDone={(scenario) =>
        void navigate({
          to: scenario === undefined ? "/models/$modelId/drivers" : "/models/$modelId/scenarios",
          search: (previous) => ({ ...previous, scenario }),
        })
      }
    />
  );
}
