import { createFileRoute, redirect } from "@tanstack/react-router";
import { detourFor, memberOf } from "#features/session/guard.ts";
import { rememberPageMember } from "#features/session/page-member.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";

/** The guard: everything below is for members only. */
export const Route = createFileRoute("/_authenticated")({
  beforeLoad: async ({ context, location, preload }) => {
    const user = await context.queryClient.ensureQueryData(currentUserQuery);
    const detour = detourFor(user, location);
    if (detour) throw redirect(detour);
    const member = memberOf(user);
    // A link that is merely pointed at loads ahead, and opens nothing.
    if (!preload) rememberPageMember(member);
    return { member };
  },
});
