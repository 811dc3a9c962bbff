import { Page, Stack } from "#ui/page.tsx";
import type { AccountMember } from "./account-member.ts";
import { AppearanceCard } from "./appearance-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { TeamSecurityCard } from "./team-security-card.tsx";

export function AccountPage({ account, subscription }: AccountMember) {
  return (
    <Page title="Account" description={subscription.teamName}>
      <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[68rem]:grid-cols-[minmax(0,1fr)]">
        <Stack>
          <ProfileCard account={account} />
          <DevicesCard />
        </Stack>
        <Stack>
          <SignInCard account={account} />
          {account.isAdmin && <TeamSecurityCard account={account} subscription={subscription} />}
          <AppearanceCard />
        </Stack>
      </div>
    </Page>
  );
}
