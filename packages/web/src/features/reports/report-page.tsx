import type { Model } from "@app/contract/models";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactElement, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { EditionPages } from "./edition-pages.tsx";
import { type EditionLink, EditionsList } from "./editions-list.tsx";
import { OfAnotherModel } from "./of-another-model.tsx";
import { lookOfReport, type OpenReport, openedReport, reportPreview } from "./report-queries.ts";
import { useMayReport } from "./use-may-report.ts";

const ReportEditor = lazy(async () => {
  const { ReportEditor } = await loadPart(() => import("./editor/report-editor.tsx"));
  return { default: ReportEditor };
});

type ReportPageProps = {
  model: Model;
  reportId: number;
  back: ReactElement;
  editionLink: EditionLink;
};

/** A report: to be written by whoever may, to be read by everybody else who sees the model. */
export function ReportPage(props: ReportPageProps) {
  return (
    <Part fallback={SHAPE}>
      <Opened key={props.reportId} {...props} />
    </Part>
  );
}

const SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows count={8} />
  </SkeletonCard>
);

function Opened({ model, reportId, ...links }: ReportPageProps) {
  const { data: report } = useSuspenseQuery(openedReport(reportId));
  const mayReport = useMayReport(model);
  // Whoever could write keeps what they wrote in view, though it is refused by now.
  const [couldWrite, setCouldWrite] = useState(mayReport);
  if (mayReport && !couldWrite) setCouldWrite(true);
  if (report.modelId !== model.id) return <OfAnotherModel />;
  return couldWrite ? (
    <ReportEditor {...{ model, report }} {...links} />
  ) : (
    <ReadReport report={report} {...links} />
  );
}

type ReadReportProps = { report: OpenReport } & Pick<ReportPageProps, "back" | "editionLink">;

/** As it stands, and what was published of it. */
function ReadReport({ report, back, editionLink }: ReadReportProps) {
  const { data, error } = useQuery(reportPreview(report.id));
  const { data: look } = useQuery(lookOfReport(report.id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-[1100px]:grid-cols-1">
      <div className="col-span-full flex flex-wrap items-center gap-3">
        {back}
        <h2 className="text-lg font-semibold tracking-tight">{report.title}</h2>
      </div>
      {error ? (
        <Notice tone="negative">{error.message}</Notice>
      ) : data && look ? (
        <EditionPages cases={data.cases} teamName={look.teamName} look={look} />
      ) : (
        SHAPE
      )}
      <Card>
        <CardHeader title="Editions" />
        <CardBody>
          <EditionsList reportId={report.id} linkTo={editionLink} />
        </CardBody>
      </Card>
    </div>
  );
}
