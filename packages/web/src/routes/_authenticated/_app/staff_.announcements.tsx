import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { announcementPage } from "#features/staff/announcement-queries.ts";
import { AnnouncementsPage, AnnouncementsSkeleton } from "#features/staff/announcements-page.tsx";
import { pageNumber, searchOf } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/announcements")({
  validateSearch: searchOf({ page: pageNumber }),
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(announcementPage(deps.page)),
  component: Announcements,
  pendingComponent: AnnouncementsSkeleton,
  staticData: { title: "Announcements" },
});

function Announcements() {
  return <AnnouncementsPage page={Route.useSearch().page} />;
}
