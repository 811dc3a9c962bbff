import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { clientPage } from "#features/clients/client-queries.ts";
import {
  type ClientSearch,
  clientSearch,
  clientSearchDefaults,
} from "#features/clients/client-search.ts";
import { ClientsPage, ClientsSkeleton } from "#features/clients/clients-page.tsx";
import { accessDenied } from "#features/shell/access-denied.ts";
import { hasClients } from "#lib/has-clients.ts";

export const Route = createFileRoute("/_authenticated/_app/clients/")({
  validateSearch: clientSearch,
  search: { middlewares: [stripSearchParams(clientSearchDefaults)] },
  beforeLoad: ({ context: { member } }) => {
    if (!hasClients(member.account)) throw accessDenied();
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(clientPage(deps));
    // Once the list is in view it stays there while the next one loads, focus and all.
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Clients,
  pendingComponent: ClientsSkeleton,
  staticData: { title: "Clients" },
});

function Clients() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change = (changed: Partial<ClientSearch>) =>
    navigate({
      search: (previous) => ({ ...previous, ...changed }),
      replace: changed.search !== undefined,
    });
  return <ClientsPage search={search} onChange={(changed) => void change(changed)} />;
}
