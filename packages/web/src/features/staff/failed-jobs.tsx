import { retryJob } from "@app/contract/staff-system";
import { call } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Part } from "./system-parts.tsx";
import { useSystemDeed } from "./system-queries.ts";
import { type System, wordsOfKind } from "./system-words.ts";

export function FailedJobs({ failedJobs }: Pick<System, "failedJobs">) {
  return (
    <Part title="Failed jobs" description="Of the last day. Where a figure stood is a #.">
      {failedJobs.length === 0 ? (
        <EmptyState className="m-4" title="Nothing failed" text="Within the last day." />
      ) : (
        <Table
          label="Failed jobs"
          head={
            <>
              <TableHead>Job</TableHead>
              <TableHead hideOnPhone>Team</TableHead>
              <TableHead>Reason</TableHead>
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            </>
          }
        >
          {failedJobs.map((job) => (
            <FailedJob key={job.id} job={job} />
          ))}
        </Table>
      )}
    </Part>
  );
}

function FailedJob({ job }: { job: System["failedJobs"][number] }) {
  const { id, kind, teamName, reason, finishedAt, canRetry } = job;
  const { mutate, isPending } = useSystemDeed(
    () => call(retryJob, { params: { id } }),
    () => toast.success(`Job ${id} waits for its turn`),
  );
  const ended = finishedAt ? `, ${formatDateTime(new Date(finishedAt), new Date())}` : "";
  return (
    <TableRow>
      <TableCell isRowHead note={`Job ${id}${ended}`}>
        {wordsOfKind(kind)}
      </TableCell>
      <TableCell hideOnPhone>{teamName ?? "The service"}</TableCell>
      <TableCell>{reason}</TableCell>
      <TableCell className="text-right">
        {canRetry && (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Retry job ${id}`}
            onClick={() => mutate()}
          >
            Retry
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
