import { getTeamOffer } from "@app/contract/team-invites";
import { createFileRoute, Link, redirect } from "@tanstack/react-router";
import { MessagePage } from "#features/shell/message-page.tsx";
import { JoinOffer } from "#features/team/join-offer.tsx";
import { ApiError, call } from "#lib/api.ts";
import { optionalNumber, searchOf } from "#lib/search.ts";
import { Page } from "#ui/page.tsx";

export const Route = createFileRoute("/_authenticated/_app/team/accept_invite")({
  validateSearch: searchOf({ id: optionalNumber }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { id } }) => {
    if (id === undefined) throw redirect({ to: "/team" });
    return call(getTeamOffer, { params: { id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.isRefusal && error.status !== 401) return null;
      throw error;
    });
  },
  component: AcceptInvite,
  staticData: { title: "Invite" },
});

function AcceptInvite() {
  const offer = Route.useLoaderData();
  const navigate = Route.useNavigate();
  if (!offer) {
    return (
      <MessagePage title="Invite not found.">
        <p>
          It was answered or taken back, its 7 days are over, or it was sent to another address than
          the one you are signed in with. Ask whoever sent it for a new one.
        </p>
        <Link to="/">Go to the home page</Link>
      </MessagePage>
    );
  }
  return (
    <Page title="Invite to a team" width="form">
      <JoinOffer offer={offer} onDeclined={() => navigate({ to: "/", replace: true })} />
    </Page>
  );
}
