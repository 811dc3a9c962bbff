import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { detourFor, memberOf } from "#features/session/guard.ts";
import { isPageOfAnother, rememberPageMember } from "#features/session/page-member.ts";
import { currentUserQuery } from "#features/session/session-queries.ts";
import { useMember } from "#features/session/use-member.ts";
import { HasClientsProvider, hasClients } from "#lib/has-clients.ts";
import { loadPart } from "#lib/load-part.ts";
import { APP_BASE } from "#lib/redirect.ts";

const TourGuide = lazy(async () => {
  const { TourGuide } = await loadPart(() => import("#features/tour/tour-guide.tsx"));
  return { default: TourGuide };
});

/** The guard: everything below is for members only. */
export const Route = createFileRoute("/_authenticated")({
  beforeLoad: async ({ context, location, preload }) => {
    const user = await context.queryClient
      .ensureQueryData(currentUserQuery)
      .catch(async (error) => {
        const { keptUser } = await import("#features/session/kept-user.ts");
        return keptUser(context.queryClient, error);
      });
    const detour = detourFor(user, location);
    if (detour) throw redirect(detour);
    const member = memberOf(user);
    // A link that is merely pointed at loads ahead, and opens nothing.
    if (preload) return { member };
    if (isPageOfAnother(member)) {
      throw redirect({ href: APP_BASE + location.href, reloadDocument: true });
    }
    rememberPageMember(member);
    return { member };
  },
  component: Guided,
});

/** The tour goes along from page to page, and is loaded for those alone who are on it. */
function Guided() {
  const { account, isMasquerading } = useMember();
  const isOnTour = account.tour?.state === "open" && !isMasquerading;
  return (
    <HasClientsProvider value={hasClients(account)}>
      <Outlet />
      <Suspense>{isOnTour && account.tour && <TourGuide tour={account.tour} />}</Suspense>
    </HasClientsProvider>
  );
}
