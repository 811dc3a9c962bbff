import { createFileRoute, redirect } from "@tanstack/react-router";
import { detourFor, memberOf } from "#features/session/guard.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";

/** The guard: everything below is for members only. */
export const Route = createFileRoute("/_authenticated")({
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    const detour = detourFor(user, location);
    if (detour) throw redirect(detour);
    return { member: memberOf(user) };
  },
});
