import { useSuspenseQueries } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { formatDateTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { EditionPages } from "./edition-pages.tsx";
import { OfAnotherModel } from "./of-another-model.tsx";
import { openedReport, reportEdition } from "./report-queries.ts";

type EditionPageProps = { modelId: number; reportId: number; edition: number; back: ReactElement };

/** What was published once, as it was then. */
export function EditionPage(props: EditionPageProps) {
  return (
    <Part
      fallback={
        <SkeletonCard hasNote>
          <SkeletonRows count={8} />
        </SkeletonCard>
      }
    >
      <Edition {...props} />
    </Part>
  );
}

function Edition({ modelId, reportId, edition, back }: EditionPageProps) {
  const [{ data: report }, { data }] = useSuspenseQueries({
    queries: [openedReport(reportId), reportEdition(reportId, edition)],
  });
  if (report.modelId !== modelId) return <OfAnotherModel />;
  const at = formatDateTime(new Date(data.publishedAt), new Date());
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {back}
        <h2 className="text-lg font-semibold tracking-tight">{data.title}</h2>
        <Badge tone="outline">Edition {edition}</Badge>
        <p className="text-xs text-text-2">
          {`${at}, ${data.publishedByName}, version ${data.modelVersion} of the model. It stays as it is.`}
        </p>
      </div>
      <EditionPages {...data} />
    </div>
  );
}
