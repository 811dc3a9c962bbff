import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { type StaffSearch, staffSearch } from "#features/staff/staff-search.ts";
import { teamPage } from "#features/staff/team-queries.ts";
import { TeamsPage, TeamsSkeleton } from "#features/staff/teams-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/staff_/teams")({
  validateSearch: staffSearch,
  search: { middlewares: [stripSearchParams({ page: 1, search: "" })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(teamPage(deps));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Teams,
  pendingComponent: TeamsSkeleton,
  staticData: { title: "Teams" },
});

function Teams() {
  const navigate = Route.useNavigate();
  const change = (changed: Partial<StaffSearch>) =>
    navigate({ search: (previous) => ({ ...previous, ...changed }), replace: true });
  return <TeamsPage search={Route.useSearch()} onChange={(changed) => void change(changed)} />;
}
