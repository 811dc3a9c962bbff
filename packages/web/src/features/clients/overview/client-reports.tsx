import { Link } from "@tanstack/react-router";
import { Link2, Lock } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import type { ClientOverview } from "./overview-queries.ts";

type ClientReportsProps = {
  reports: ClientOverview["reports"];
  leadModelId: number | null;
};
type Report = ClientOverview["reports"]["items"][number];

export function ClientReports({ reports, leadModelId }: ClientReportsProps) {
  const { count, items } = reports;
  const now = new Date();
  if (count === 0) return leadModelId === null ? null : <NoReports modelId={leadModelId} />;
  return (
    <Card>
      <CardHeader
        title="Reports"
        description={
          count > items.length ? `The last ${items.length} of ${count}` : countWords(count)
        }
      />
      <Table
        label="Reports of this client"
        head={
          <>
            <TableHead>Report</TableHead>
            <TableHead hideOnPhone>Published</TableHead>
            <TableHead isNumber>Views</TableHead>
            <TableHead hideOnPhone>Notes</TableHead>
            <TableHead hideOnPhone>Link</TableHead>
          </>
        }
      >
        {items.map((report) => (
          <ReportRow key={report.id} report={report} now={now} />
        ))}
      </Table>
    </Card>
  );
}

function ReportRow({ report, now }: { report: Report; now: Date }) {
  const { id, modelId, title, published, viewCount, lastViewAt } = report;
  return (
    <TableRow className="h-14">
      <TableCell
        isRowHead
        className="max-w-70 font-normal"
        note={published ? `Version ${published.modelVersion}, by ${published.byName}` : "A draft"}
      >
        <Link
          to="/models/$modelId/reports/$reportId"
          params={{ modelId, reportId: String(id) }}
          className="stretched block truncate font-medium text-text hover:no-underline"
        >
          {title}
        </Link>
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
        {published ? formatDateTime(new Date(published.at), now) : "–"}
      </TableCell>
      <TableCell
        isNumber
        note={lastViewAt ? `last ${formatDateTime(new Date(lastViewAt), now)}` : undefined}
      >
        {viewCount === 0 ? "–" : viewCount}
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
        <Notes report={report} />
      </TableCell>
      <TableCell hideOnPhone className="whitespace-nowrap text-text-2">
        <Reach report={report} />
      </TableCell>
    </TableRow>
  );
}

function Notes({ report: { noteCount, waitingCount } }: { report: Report }) {
  if (waitingCount > 0) {
    return (
      <>
        <Badge tone="alert">{waitingCount} open</Badge> of {noteCount}
      </>
    );
  }
  return noteCount === 0 ? "None" : `${noteCount}, answered`;
}

function Reach({ report: { published, liveShareCount } }: { report: Report }) {
  if (!published) return "–";
  const Sign = liveShareCount > 0 ? Link2 : Lock;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Sign className="size-3.5" />
      {liveShareCount > 0 ? "Live" : "Not shared"}
    </span>
  );
}

function NoReports({ modelId }: { modelId: number }) {
  return (
    <Card>
      <CardHeader title="Reports" />
      <CardBody className="grid justify-items-start gap-3">
        <p className="text-text-2">
          Nothing is published yet. A report shows the client these figures, on any screen.
        </p>
        <Changes>
          <Link
            to="/models/$modelId/reports"
            params={{ modelId }}
            className={buttonClass("secondary", "sm")}
          >
            Make a report
          </Link>
        </Changes>
      </CardBody>
    </Card>
  );
}

function countWords(count: number) {
  return count === 1 ? "1 report" : `${count} reports`;
}
