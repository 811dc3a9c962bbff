import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { openedModel } from "#features/model/model-queries.ts";
import { ReportPage } from "#features/reports/report-page.tsx";
import { isPositiveInteger } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/reports/$reportId")({
  component: Report,
  staticData: { title: "Report" },
});

function Report() {
  const params = Route.useParams();
  const reportId = Number(params.reportId);
  const { data: model } = useSuspenseQuery(openedModel(params.modelId));
  if (!isPositiveInteger(reportId)) throw notFound();
  return (
    <ReportPage
      model={model}
      reportId={reportId}
      back={
        <Link to="/models/$modelId/reports" params={{ modelId: params.modelId }}>
          Reports
        </Link>
      }
      editionLink={(edition, link) => (
        <Link
          to="/models/$modelId/reports/$reportId/editions/$edition"
          params={{ ...params, edition: String(edition) }}
          {...link}
        />
      )}
    />
  );
}
