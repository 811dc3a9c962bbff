import { clientChanges, listClients } from "@app/contract/clients";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useState } from "react";
import { JobToasts } from "#features/jobs/job-toasts.tsx";
import { JobsEntry, JobsIcon } from "#features/jobs/jobs-buttons.tsx";
import { useMember } from "#features/session/use-member.ts";
import { AppShell } from "#features/shell/app-shell.tsx";
import { loadPart } from "#lib/load-part.ts";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app")({ component: AppLayout });

const JobsPanel = lazy(async () => {
  const { JobsPanel } = await loadPart(() => import("#features/jobs/jobs-panel.tsx"));
  return { default: JobsPanel };
});

function AppLayout() {
  useListChanges(clientChanges, listClients);
  const [areJobsOpen, setAreJobsOpen] = useState(false);
  const openJobs = useCallback(() => setAreJobsOpen(true), []);
  return (
    <>
      <AppShell
        member={useMember()}
        sideAction={<JobsEntry onClick={openJobs} />}
        topAction={<JobsIcon onClick={openJobs} />}
      >
        <Outlet />
      </AppShell>
      <JobToasts openPanel={openJobs} />
      <Suspense>{areJobsOpen && <JobsPanel onClose={() => setAreJobsOpen(false)} />}</Suspense>
    </>
  );
}
