import { CircleAlert, CircleCheck, CircleSlash, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Spinner } from "./spinner.tsx";

/** Long work as a person sees it, whatever does it. */
export type JobItem = {
  id: string;
  /** What is done: "Sync Kestrel Joinery". */
  title: string;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  /** Where it is, or how it ended: "14 of 24 months", "24 months, 87 accounts". */
  stage?: string;
  /** Nothing while nobody can say how far it is. */
  progress?: { value: number; max: number };
  /** Why it failed, and what was kept. */
  reason?: string;
  /** Present while it may be stopped. */
  onCancel?: () => void;
  isCancelling?: boolean;
  /** The button or link to what came of it, or to trying again. */
  action?: ReactNode;
};

type JobListProps = { label: string; jobs: readonly JobItem[]; emptyText: string };

/** Work that goes on while a person does something else. What ends is also said. */
export function JobList({ label, jobs, emptyText }: JobListProps) {
  return (
    <>
      {jobs.length === 0 ? (
        <p className="px-4 py-6 text-center text-text-2">{emptyText}</p>
      ) : (
        <ul aria-label={label} className="divide-y divide-border">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      <div role="log" aria-label={`Ended: ${label}`} className="sr-only">
        {jobs
          .filter(({ state }) => state in ENDINGS)
          .map(({ id, title, state, reason = "" }) => (
            <p key={id}>{`${title}: ${WORDS[state]}. ${reason}`}</p>
          ))}
      </div>
    </>
  );
}

function JobRow({ job }: { job: JobItem }) {
  const { title, state, stage, progress, reason, onCancel, isCancelling = false, action } = job;
  return (
    <li className="flex flex-wrap items-start gap-x-2.5 gap-y-2 px-4 py-3">
      <span className="mt-0.5">{ICONS[state]}</span>
      <div className="min-w-0 flex-1 basis-36">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{title}</span>
          <span className="tabular text-xs text-text-2">{stage ?? WORDS[state]}</span>
        </p>
        {state === "running" && (
          <span className="mt-2 mb-1 block">
            <ProgressBar label={title} value={progress?.value ?? null} max={progress?.max ?? 1} />
          </span>
        )}
        {reason && <p className="text-text-2">{reason}</p>}
      </div>
      {onCancel && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Cancel ${title}`}
          isPending={isCancelling}
          onClick={onCancel}
        >
          Cancel
        </Button>
      )}
      {action}
    </li>
  );
}

const ICONS: Record<JobItem["state"], ReactNode> = {
  waiting: <Clock className="text-text-3" />,
  running: <Spinner className="text-text-3" />,
  done: <CircleCheck className="text-positive" />,
  failed: <CircleAlert className="text-negative" />,
  cancelled: <CircleSlash className="text-text-3" />,
};

const ENDINGS = { done: true, failed: true, cancelled: true };

const WORDS: Record<JobItem["state"], string> = {
  waiting: "Waiting",
  running: "Running",
  done: "Done",
  failed: "Failed",
  cancelled: "Cancelled",
};
