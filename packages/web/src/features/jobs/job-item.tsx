import { Download, X } from "lucide-react";
import { formatDateTime, formatFileSize } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { isOpen, type Job, jobFileUrl, useCancelJob } from "./job-queries.ts";

/** One job: what it is, how it stands, and the one thing that can be done about it. */
export function JobItem({ job }: { job: Job }) {
  return (
    <li className="grid gap-1.5 border-t border-border py-3 first:border-t-0">
      <div className="flex min-h-7 items-center gap-3">
        <p className="min-w-0 grow truncate font-medium">{job.title}</p>
        {job.state === "failed" && <Badge tone="negative">Failed</Badge>}
        <JobButton job={job} />
      </div>
      {job.state === "running" && (
        <ProgressBar label={job.title} value={percentOf(job)} max={100} />
      )}
      <p className="text-text-2">{standingOf(job)}</p>
      {!job.isYours && <p className="text-2xs text-text-3">Started by {job.startedBy}</p>}
    </li>
  );
}

function JobButton({ job }: { job: Job }) {
  const cancel = useCancelJob();
  if (isOpen(job)) {
    return (
      <Changes>
        <Button
          size="sm"
          icon={<X />}
          isPending={cancel.isPending}
          aria-label={`Cancel ${job.title}`}
          onClick={() =>
            cancel.mutate(job.id, { onError: failureToast(`${job.title} was not cancelled`) })
          }
        >
          Cancel
        </Button>
      </Changes>
    );
  }
  if (!job.result) return null;
  return (
    <Changes what="sensitive">
      <Button asChild size="sm" icon={<Download />}>
        <a href={jobFileUrl(job)} download aria-label={`Download ${job.title}`}>
          Download
        </a>
      </Button>
    </Changes>
  );
}

function percentOf({ share }: Job) {
  return Math.floor(share * 100);
}

/** How it stands, in a sentence. */
function standingOf(job: Job) {
  const at = formatDateTime(new Date(job.finishedAt ?? job.createdAt), new Date());
  switch (job.state) {
    case "queued":
      return "Waiting for its turn";
    case "running":
      return `${job.stage || "Beginning"} · ${percentOf(job)}%`;
    case "done":
      return job.result
        ? `${at} · ${formatFileSize(job.result.byteCount)}`
        : `${at} · The file is no longer kept`;
    case "failed":
      return job.failure ?? at;
    case "cancelled":
      return `Cancelled · ${at}`;
  }
}
