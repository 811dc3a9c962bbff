import { supportChanges } from "@app/contract/support";
import { createFileRoute, Outlet, stripSearchParams, useParams } from "@tanstack/react-router";
import { SupportDesk } from "#features/support/support-desk.tsx";
import { discussionPage, SUPPORT_CALLS } from "#features/support/support-queries.ts";
import {
  type SupportSearch,
  supportSearch,
  supportSearchDefaults,
} from "#features/support/support-search.ts";
import { useListChanges } from "#lib/use-list-changes.ts";

export const Route = createFileRoute("/_authenticated/_app/support/_desk")({
  validateSearch: supportSearch,
  search: { middlewares: [stripSearchParams(supportSearchDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps, cause }) => {
    const page = context.queryClient.ensureQueryData(discussionPage(deps));
    // Once the list is in view it stays there while the next one loads, focus and all.
    if (cause === "enter") await page;
    else page.catch(() => undefined);
  },
  component: Support,
  staticData: { title: "Support" },
});

function Support() {
  useListChanges(supportChanges, SUPPORT_CALLS);
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { supportDiscussionId } = useParams({ strict: false });
  const change = (changed: Partial<SupportSearch>) =>
    navigate({ to: "/support", search: { ...search, ...changed }, replace: true });
  return (
    <SupportDesk
      search={search}
      onChange={(changed) => void change(changed)}
      openId={supportDiscussionId}
    >
      <Outlet />
    </SupportDesk>
  );
}
