import { createFileRoute, notFound } from "@tanstack/react-router";
import { StaffDiscussionPage } from "#features/support/staff-discussion-page.tsx";
import { staffDiscussion } from "#features/support/staff-queries.ts";
import { ApiError } from "#lib/api.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/support_/$id")({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(staffDiscussion(Number(params.id))).catch((error: unknown) => {
      const isNone = error instanceof ApiError && [400, 404].includes(error.status);
      throw isNone ? notFound() : error;
    }),
  component: Discussion,
  staticData: { title: "Discussion" },
});

function Discussion() {
  return <StaffDiscussionPage id={Number(Route.useParams().id)} />;
}
