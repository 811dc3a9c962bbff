import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link } from "@tanstack/react-router";
import { openedModel } from "#features/model/model-queries.ts";
import { ReportsPage } from "#features/reports/reports-page.tsx";
import { useMember } from "#features/session/use-member.ts";
import { Button } from "#ui/button.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/reports/")({
  component: Reports,
  staticData: { title: "Reports" },
});

function Reports() {
  const { modelId } = Route.useParams();
  const { data: model } = useSuspenseQuery(openedModel(modelId));
  const { account } = useMember();
  const navigate = Route.useNavigate();
  const to = "/models/$modelId/reports/$reportId";
  return (
    <ReportsPage
      model={model}
      linkTo={(reportId, link) => (
        <Link {...{ to, ...link }} params={{ modelId, reportId: String(reportId) }} />
      )}
      lookLink={
        account.isAdmin && !model.isShared ? (
          <Button asChild variant="quiet">
            <Link to="/team" hash="look">
              Look of reports
            </Link>
          </Button>
        ) : undefined
      }
      onMade={(reportId) => void navigate({ to, params: { modelId, reportId: String(reportId) } })}
    />
  );
}
