import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { adminsOnly } from "#features/shell/access-denied.ts";
import { deliveryPage, webhooksQuery } from "#features/webhooks/webhook-queries.ts";
import { WebhooksPage, WebhooksSkeleton } from "#features/webhooks/webhooks-page.tsx";
import { pageSearch } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/team/webhooks")({
  validateSearch: pageSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  beforeLoad: adminsOnly,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.prefetchQuery({ ...webhooksQuery, staleTime: 0 }),
      queryClient.prefetchQuery({ ...deliveryPage(deps.page), staleTime: 0 }),
    ]),
  component: () => <WebhooksPage page={Route.useSearch().page} />,
  pendingComponent: WebhooksSkeleton,
  staticData: { title: "Webhooks" },
});
