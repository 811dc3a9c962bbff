import { clientChanges, getClient, listClients } from "@app/contract/clients";
import { useQueryClient } from "@tanstack/react-query";
import { useMatches } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from "react";
import { JobToasts } from "#features/jobs/job-toasts.tsx";
import { JobsEntry, JobsIcon } from "#features/jobs/jobs-buttons.tsx";
import type { Member } from "#features/session/guard.ts";
import { AppShell } from "#features/shell/app-shell.tsx";
import { changeLimits } from "#features/shell/change-limits.ts";
import { loadPart } from "#lib/load-part.ts";
import { startOffline } from "#lib/start-offline.ts";
import { useListChanges } from "#lib/use-list-changes.ts";
import { NoChange } from "#ui/changes.tsx";

const JobsPanel = lazy(async () => {
  const { JobsPanel } = await loadPart(() => import("#features/jobs/jobs-panel.tsx"));
  return { default: JobsPanel };
});

/** Whoever opens their menu waits a moment for it; a page before its first figures does not. */
const TourEntry = lazy(async () => {
  const { TourEntry } = await loadPart(() => import("#features/tour/tour-entry.tsx"));
  return { default: TourEntry };
});

const LISTS = [listClients, getClient];

/** The app around a page of a member's: its navigation, its jobs, what colleagues change. */
export function AppFrame({ member, children }: { member: Member; children: ReactNode }) {
  useListChanges(clientChanges, LISTS);
  const queries = useQueryClient();
  useEffect(() => startOffline(() => queries.isFetching() > 0), [queries]);
  const [areJobsOpen, setAreJobsOpen] = useState(false);
  const isRail = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasRail),
  });
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const openJobs = useCallback(() => setAreJobsOpen(true), []);
  return (
    <NoChange value={changeLimits(member)}>
      <AppShell
        member={member}
        sideAction={<JobsEntry onClick={openJobs} />}
        topAction={<JobsIcon onClick={openJobs} />}
        menuEntry={
          <Suspense>
            <TourEntry tour={member.account.tour} />
          </Suspense>
        }
        openJobs={openJobs}
        isRail={isRail}
      >
        <NoChange value={changeLimits(member, path)}>{children}</NoChange>
      </AppShell>
      <JobToasts openPanel={openJobs} />
      <Suspense>{areJobsOpen && <JobsPanel onClose={() => setAreJobsOpen(false)} />}</Suspense>
    </NoChange>
  );
}
