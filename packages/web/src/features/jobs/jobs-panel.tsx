import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { Waiting } from "#ui/waiting.tsx";
import { JobItem } from "./job-item.tsx";
import { useJobs } from "./job-queries.ts";

/** Long work, under way and done. */
export function JobsPanel({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Jobs"
      description="They go on while you do something else."
    >
      <JobList />
    </Dialog>
  );
}

function JobList() {
  const { data, error } = useJobs();
  if (error) return <Notice tone="negative">{error.message}</Notice>;
  if (!data) {
    return (
      <Waiting>
        <SkeletonRows count={3} />
      </Waiting>
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState title="No jobs yet" text="Exports and other long work show up here once begun." />
    );
  }
  return (
    <ul className="max-h-[60dvh] overflow-y-auto">
      {data.items.map((job) => (
        <JobItem key={job.id} job={job} />
      ))}
    </ul>
  );
}
