import { getReportPdf, getReportSlides } from "@app/contract/report-files";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { countOf } from "#model/outlook.ts";
import { Badge } from "#ui/badge.tsx";
import { type ReportEdition, reportEditions } from "./report-queries.ts";

export type EditionLink = (
  edition: number,
  link: { className: string; children: string },
) => ReactElement;

/** What was published, the newest first; each stays as it was and can be read. */
export function EditionsList({ reportId, linkTo }: { reportId: number; linkTo: EditionLink }) {
  const { data } = useSuspenseQuery(reportEditions(reportId));
  if (data.items.length === 0)
    return (
      <p className="text-text-2">Nothing is published yet. Readers see nothing until it is.</p>
    );
  return (
    <ul aria-label="Editions" className="grid gap-2.5">
      {data.items.map((edition, index) => (
        <li key={edition.edition} className="leading-snug">
          <p className="flex items-center gap-2">
            {linkTo(edition.edition, {
              className: "font-medium text-accent-text",
              children: `Edition ${edition.edition}`,
            })}
            <Standing {...edition.standing} />
          </p>
          <p className="text-xs text-text-3">{toldOf(edition)}</p>
          {index === 0 && <Downloads reportId={reportId} />}
        </li>
      ))}
    </ul>
  );
}

/** Of the newest, as readers see it first. */
function Downloads({ reportId }: { reportId: number }) {
  const base = { params: { id: reportId, scenarioId: "base" }, query: {} };
  return (
    <p className="mt-1 flex gap-3 text-xs">
      <a href={downloadUrl(getReportPdf, base)} download>
        Download PDF
      </a>
      <a href={downloadUrl(getReportSlides, base)} download>
        Download slides
      </a>
    </p>
  );
}

function toldOf({ publishedAt, publishedByName, modelVersion }: ReportEdition) {
  const at = formatDateTime(new Date(publishedAt), new Date());
  return `${at}, ${publishedByName}, version ${modelVersion} of the model`;
}

function Standing({ isBlocked, errorCount, alertCount }: ReportEdition["standing"]) {
  if (isBlocked) return <Badge tone="negative">No forecast</Badge>;
  if (errorCount > 0) return <Badge tone="negative">{countOf(errorCount, "error")}</Badge>;
  return alertCount > 0 ? <Badge tone="alert">{countOf(alertCount, "alert")}</Badge> : null;
}
