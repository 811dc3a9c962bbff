import { ListTodo } from "lucide-react";
import { IconButton } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { isOpen, useJobs } from "./job-queries.ts";

type JobsButtonProps = { onClick: () => void };

/** Beside the pages, where there is room for words. */
export function JobsEntry({ onClick }: JobsButtonProps) {
  const count = useOpenCount();
  return (
    <button
      type="button"
      onClick={onClick}
      className="mx-3 mb-2 flex h-8 items-center gap-2.5 rounded-md px-2 font-medium text-text-2 hover:bg-surface-hover group-data-rail/shell:mx-2 group-data-rail/shell:justify-center"
    >
      {count > 0 ? <Spinner /> : <ListTodo />}
      <span className="grow text-left group-data-rail/shell:sr-only">Jobs</span>
      {count > 0 && (
        <span className="text-2xs text-text-3 group-data-rail/shell:sr-only">
          {count} under way
        </span>
      )}
    </button>
  );
}

/** At the top of a phone. */
export function JobsIcon({ onClick }: JobsButtonProps) {
  const count = useOpenCount();
  const label = count > 0 ? `Jobs, ${count} under way` : "Jobs";
  return (
    <IconButton label={label} variant="quiet" onClick={onClick}>
      {count > 0 ? <Spinner /> : <ListTodo />}
    </IconButton>
  );
}

function useOpenCount() {
  return useJobs().data?.items.filter(isOpen).length ?? 0;
}
