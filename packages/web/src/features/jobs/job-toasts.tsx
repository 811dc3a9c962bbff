import { useEffect } from "react";
import { toast } from "#ui/toast.tsx";
import { type Job, jobFileUrl, useJobs } from "./job-queries.ts";
import { takeEnded } from "./left-jobs.ts";

/** Long work that was left comes back as a message, on whichever page one is. */
export function JobToasts({ openPanel }: { openPanel: () => void }) {
  const { data } = useJobs();
  useEffect(() => {
    if (!data) return;
    for (const job of takeEnded(data.items, window.sessionStorage)) tell(job, openPanel);
  }, [data, openPanel]);
  return null;
}

function tell(job: Job, openPanel: () => void) {
  if (job.state === "failed") {
    toast.error(`${job.title} failed`, {
      ...(job.failure && { description: job.failure }),
      action: { label: "Show", onClick: openPanel },
    });
  }
  if (job.state === "done") {
    toast.success(`${job.title} is ready`, {
      ...(job.result && {
        description: job.result.fileName,
        action: { label: "Download", onClick: () => window.location.assign(jobFileUrl(job)) },
      }),
    });
  }
}
