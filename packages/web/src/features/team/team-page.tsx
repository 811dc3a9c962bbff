import { type TeamMember, teamChanges } from "@app/contract/team";
import type { TeamInvite } from "@app/contract/team-invites";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { loadPart } from "#lib/load-part.ts";
import { useListChanges } from "#lib/use-list-changes.ts";
import { Button } from "#ui/button.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { InvitesCard } from "./invites-card.tsx";
import { MembersCard } from "./members-card.tsx";
import { TeamFacts, TeamFactsShape } from "./team-facts.tsx";
import { invitesQuery, membersQuery, TEAM_LISTS } from "./team-queries.ts";

const InviteDialog = lazy(async () => {
  const { InviteDialog } = await loadPart(() => import("./invite-dialog.tsx"));
  return { default: InviteDialog };
});
const RemoveMemberDialog = lazy(async () => {
  const { RemoveMemberDialog } = await loadPart(() => import("./remove-member-dialog.tsx"));
  return { default: RemoveMemberDialog };
});
const RenameTeamDialog = lazy(async () => {
  const { RenameTeamDialog } = await loadPart(() => import("./rename-team-dialog.tsx"));
  return { default: RenameTeamDialog };
});

/** What the page needs to know of whoever looks, and of their team. */
export type TeamViewer = {
  account: { isAdmin: boolean; isMfaEnabled: boolean };
  subscription: { teamName: string; isMfaRequired: boolean };
};

type Opened = "invite" | "rename" | { remove: TeamMember } | undefined;

type TeamPageProps = {
  viewer: TeamViewer;
  /** What the team's reports look like. */
  look: ReactNode;
};

export function TeamPage({ viewer, look }: TeamPageProps) {
  const { isAdmin } = viewer.account;
  const [opened, open] = useState<Opened>();
  return (
    <Page
      title="Team members"
      description={
        <>
          {viewer.subscription.teamName}
          {isAdmin && (
            <Changes>
              <Changes what="sensitive">
                <Button variant="quiet" size="sm" className="ml-1" onClick={() => open("rename")}>
                  Rename
                </Button>
              </Changes>
            </Changes>
          )}
        </>
      }
      actions={
        isAdmin && (
          <>
            <Button asChild>
              <Link to="/team/webhooks">Webhooks</Link>
            </Button>
            <Changes>
              <Changes what="sensitive">
                <Button variant="primary" icon={<UserPlus />} onClick={() => open("invite")}>
                  Invite people
                </Button>
              </Changes>
            </Changes>
          </>
        )
      }
    >
      <Part fallback={TEAM_SHAPE}>
        <Team {...{ viewer, look, opened, open }} />
      </Part>
    </Page>
  );
}

type TeamProps = TeamPageProps & { opened: Opened; open: (opened: Opened) => void };

function Team({ viewer, look, opened, open }: TeamProps) {
  useListChanges(teamChanges, TEAM_LISTS);
  const { data: members } = useSuspenseQuery(membersQuery);
  const { data: invites } = useSuspenseQuery(invitesQuery);
  const { isAdmin } = viewer.account;
  return (
    <Stack>
      <TeamFacts viewer={viewer} members={members.items} waitingCount={waiting(invites.items)} />
      <MembersCard
        members={members.items}
        isAdmin={isAdmin}
        onRemove={(remove) => open({ remove })}
      />
      <InvitesCard invites={invites.items} isAdmin={isAdmin} />
      {look}
      <Suspense>
        {opened === "invite" && (
          <InviteDialog
            seatCount={members.items.length + waiting(invites.items)}
            onClose={() => open(undefined)}
          />
        )}
        {opened === "rename" && (
          <RenameTeamDialog
            teamName={viewer.subscription.teamName}
            onClose={() => open(undefined)}
          />
        )}
        {typeof opened === "object" && (
          <RemoveMemberDialog
            member={opened.remove}
            others={members.items.filter(({ id }) => id !== opened.remove.id)}
            hasInvited={invites.items.some((each) => each.invitedByName === opened.remove.name)}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

function waiting(invites: TeamInvite[]) {
  return invites.filter(({ state }) => state === "sent").length;
}

const TEAM_SHAPE = (
  <Stack>
    <TeamFactsShape />
    <SkeletonCard>
      <SkeletonRows count={6} hasPictures />
    </SkeletonCard>
  </Stack>
);

export function TeamSkeleton({ viewer }: { viewer: TeamViewer }) {
  return (
    <Page title="Team members" description={viewer.subscription.teamName}>
      <Loading>{TEAM_SHAPE}</Loading>
    </Page>
  );
}
