import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { announcementPage } from "#features/staff/announcement-queries.ts";
import { systemState } from "#features/staff/system-queries.ts";
import { TodayPage, TodaySkeleton } from "#features/staff/today-page.tsx";
import { ASK_AGAIN_MS, queuePage } from "#features/support/staff-queries.ts";
import { QueueTable } from "#features/support/staff-queue-page.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

const WAITING = queuePage({ page: 1, search: "", filter: "Waiting" });
const SHOWN_MAX = 5;

export const Route = createFileRoute("/_authenticated/_app/staff")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(WAITING),
      queryClient.ensureQueryData(systemState),
      queryClient.ensureQueryData(announcementPage(1)),
    ]),
  component: Today,
  pendingComponent: TodaySkeleton,
  staticData: { title: "Staff" },
});

function Today() {
  const { data } = useSuspenseQuery({ ...WAITING, refetchInterval: ASK_AGAIN_MS });
  const { items, totalItemCount: count } = data;
  return (
    <TodayPage
      waiting={{ count, since: items[0]?.waitingSince ?? null }}
      queue={
        count > 0 ? (
          <QueueTable items={items.slice(0, SHOWN_MAX)} />
        ) : (
          <EmptyState className="m-4" title="Nobody waits" text="Every discussion is answered." />
        )
      }
    />
  );
}
