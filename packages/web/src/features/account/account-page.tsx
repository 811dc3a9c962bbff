import type { ReactNode } from "react";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { AccountMember } from "./account-member.ts";
import { AppearanceCard } from "./appearance-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { TeamSecurityCard } from "./team-security-card.tsx";

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[68rem]:grid-cols-[minmax(0,1fr)]";

/** `teamCard` is for what admins do with all that the team has. */
export function AccountPage({
  account,
  subscription,
  teamCard,
}: AccountMember & { teamCard: ReactNode }) {
  return (
    <Page title="Account" description={subscription.teamName}>
      <div className={COLUMNS}>
        <Stack>
          <Part fallback={<Skeleton className="h-62 rounded-lg" />}>
            <ProfileCard account={account} />
          </Part>
          <DevicesCard />
        </Stack>
        <Stack>
          <SignInCard account={account} subscription={subscription} />
          {account.isAdmin && <TeamSecurityCard account={account} subscription={subscription} />}
          {account.isAdmin && teamCard}
          <AppearanceCard />
        </Stack>
      </div>
    </Page>
  );
}

export function AccountSkeleton() {
  return (
    <Page title="Account" description={<Skeleton className="h-5.5 w-48" />}>
      <div className={COLUMNS}>
        <Stack>
          <Skeleton className="h-62 rounded-lg" />
          <Skeleton className="h-38 rounded-lg" />
        </Stack>
        <Stack>
          <Skeleton className="h-62 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </Stack>
      </div>
    </Page>
  );
}
