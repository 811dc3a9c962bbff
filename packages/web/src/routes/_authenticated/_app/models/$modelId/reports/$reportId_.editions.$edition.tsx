import { createFileRoute, Link, notFound } from "@tanstack/react-router";
import { EditionPage } from "#features/reports/edition-page.tsx";
import { isPositiveInteger } from "#lib/search.ts";

export const Route = createFileRoute(
  "/_authenticated/_app/models/$modelId/reports/$reportId_/editions/$edition",
)({
  component: Edition,
  staticData: { title: "Edition" },
});

function Edition() {
  const { modelId, ...params } = Route.useParams();
  const [reportId, edition] = [Number(params.reportId), Number(params.edition)];
  if (!isPositiveInteger(reportId) || !isPositiveInteger(edition)) throw notFound();
  return (
    <EditionPage
      {...{ modelId, reportId, edition }}
      back={
        <Link
          to="/models/$modelId/reports/$reportId"
          params={{ modelId, reportId: params.reportId }}
        >
          The report
        </Link>
      }
    />
  );
}
