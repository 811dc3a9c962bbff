import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { upcomingPage } from "#features/billing/billing-queries.ts";
import { UpcomingPage } from "#features/billing/upcoming-page.tsx";
import { adminsOnly } from "#features/shell/access-denied.ts";
import { pageSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/billing/upcoming_payments")({
  validateSearch: pageSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: adminsOnly,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(upcomingPage(deps.page));
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Upcoming,
  staticData: { title: "Upcoming payments" },
});

function Upcoming() {
  return <UpcomingPage page={Route.useSearch().page} />;
}
