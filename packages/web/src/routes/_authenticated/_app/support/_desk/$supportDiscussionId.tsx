import { createFileRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { DiscussionPage } from "#features/support/discussion-page.tsx";
import { DiscussionSkeleton } from "#features/support/support-desk.tsx";
import { discussionById } from "#features/support/support-queries.ts";
import { ApiError } from "#lib/api.ts";
import { isPositiveInteger } from "#lib/search.ts";

export const Route = createFileRoute("/_authenticated/_app/support/_desk/$supportDiscussionId")({
  params: {
    parse: ({ supportDiscussionId }) => ({ supportDiscussionId: readId(supportDiscussionId) }),
    stringify: ({ supportDiscussionId }) => ({ supportDiscussionId: String(supportDiscussionId) }),
  },
  loader: ({ context, params }) =>
    context.queryClient
      .ensureQueryData(discussionById(params.supportDiscussionId))
      .catch((error) => {
        // Trying again does not help; the list may.
        throw error instanceof ApiError && error.status === 404 ? notFound() : error;
      }),
  component: Discussion,
  notFoundComponent: NotFoundPage,
  pendingComponent: DiscussionSkeleton,
});

function Discussion() {
  const { supportDiscussionId } = Route.useParams();
  return <DiscussionPage id={supportDiscussionId} search={Route.useSearch()} />;
}

function readId(text: string) {
  const id = Number(text);
  if (!isPositiveInteger(id)) throw notFound();
  return id;
}
