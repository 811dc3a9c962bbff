import { createFileRoute } from "@tanstack/react-router";
import { detourFor, memberOf } from "#features/session/guard.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";
import { NotFoundPage } from "#features/shell/not-found-page.tsx";
import { AppFrame } from "./-app-frame.tsx";

/** Every address nothing else matches. Members keep their way to everything else. */
export const Route = createFileRoute("/$")({
  loader: async ({ context, location }) => {
    // Nobody is told here that the server does not answer: the page needs nothing of it.
    const user = await context.queryClient.ensureQueryData(currentUserQuery).catch(() => undefined);
    return user && !detourFor(user, location) ? memberOf(user) : undefined;
  },
  component: NotFound,
  staticData: { title: "Page Not Found" },
});

function NotFound() {
  const member = Route.useLoaderData();
  if (!member) return <NotFoundPage />;
  return (
    <AppFrame member={member}>
      <NotFoundPage />
    </AppFrame>
  );
}
