import { modelChanges } from "@app/contract/models";
import { getPortfolioOutlook, listPortfolio } from "@app/contract/portfolio";
import { getShockRun, listShockRows } from "@app/contract/shocks";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { PortfolioPage, PortfolioSkeleton } from "#features/clients/portfolio/portfolio-page.tsx";
import { portfolioOutlook, portfolioPage } from "#features/clients/portfolio/portfolio-queries.ts";
import {
  type PortfolioSearch,
  portfolioSearch,
  portfolioSearchDefaults,
} from "#features/clients/portfolio/portfolio-search.ts";
import { shockRun } from "#features/clients/shock/shock-queries.ts";
import { accessDenied } from "#features/shell/access-denied.ts";
import { hasClients } from "#lib/has-clients.ts";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/portfolio")({
  validateSearch: portfolioSearch,
  search: { middlewares: [stripSearchParams(portfolioSearchDefaults)] },
  beforeLoad: ({ context: { member } }) => {
    if (!hasClients(member.account)) throw accessDenied();
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const outlook = queryClient.prefetchQuery(portfolioOutlook);
    const shock = queryClient.prefetchQuery(shockRun);
    const page = queryClient.ensureQueryData(portfolioPage(deps));
    // Once the table is in view it stays there while the next one loads, focus and all.
    if (cause === "enter") await Promise.all([page, outlook, shock]);
    else page.catch(() => undefined);
  },
  component: Portfolio,
  pendingComponent: PortfolioSkeleton,
  staticData: { title: "Portfolio" },
});

const LISTS = [listPortfolio, getPortfolioOutlook, getShockRun, listShockRows];

function Portfolio() {
  useListChanges(modelChanges, LISTS);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<PortfolioSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <PortfolioPage search={search} onChange={(changed) => void change(changed)} />;
}
