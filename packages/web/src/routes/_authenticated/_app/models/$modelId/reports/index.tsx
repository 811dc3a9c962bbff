import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { openedModel } from "#features/model/model-queries.ts";
import { ReportsPage } from "#features/reports/reports-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/reports/")({
  component: Reports,
  staticData: { title: "Reports" },
});

function Reports() {
  const { modelId } = Route.useParams();
  const { data: model } = useSuspenseQuery(openedModel(modelId));
  const navigate = Route.useNavigate();
  const to = "/models/$modelId/reports/$reportId";
  return (
    <ReportsPage
      model={model}
      linkTo={(reportId, link) => (
        <Link {...{ to, ...link }} params={{ modelId, reportId: String(reportId) }} />
      )}
      onMade={(reportId) => void navigate({ to, params: { modelId, reportId: String(reportId) } })}
    />
  );
}
