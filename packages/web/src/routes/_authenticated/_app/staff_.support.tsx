import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { StaffTabs } from "#features/staff/staff-tabs.tsx";
import { queuePage } from "#features/support/staff-queries.ts";
import { StaffQueuePage, StaffQueueSkeleton } from "#features/support/staff-queue-page.tsx";
import { type FilteredSearch, filteredSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/support")({
  validateSearch: filteredSearch,
  search: { middlewares: [stripSearchParams({ page: 1, search: "" })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(queuePage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Queue,
  pendingComponent: StaffQueueSkeleton,
  staticData: { title: "Support queue" },
});

function Queue() {
  const navigate = Route.useNavigate();
  const change = (changed: Partial<FilteredSearch>) =>
    navigate({ search: (previous) => ({ ...previous, ...changed }), replace: true });
  return (
    <StaffQueuePage
      tabs={<StaffTabs active="support" />}
      search={Route.useSearch()}
      onChange={(changed) => void change(changed)}
    />
  );
}
