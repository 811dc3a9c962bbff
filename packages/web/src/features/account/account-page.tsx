import type { ReactNode } from "react";
import { CardBody } from "#ui/card.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton, SkeletonCard, SkeletonRows, SkeletonText } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import type { AccountMember } from "./account-member.ts";
import { AppearanceCard } from "./appearance-card.tsx";
import { DevicesCard } from "./devices-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SignInCard } from "./sign-in-card.tsx";
import { TeamSecurityCard } from "./team-security-card.tsx";
import { TokensCard } from "./tokens-card.tsx";

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[68rem]:grid-cols-[minmax(0,1fr)]";

/**
 * `providersCard` is for other ways to sign in, `teamCard` for what admins do with all that the team
 * has.
 */
export function AccountPage({
  account,
  subscription,
  providersCard,
  teamCard,
}: AccountMember & { providersCard: ReactNode; teamCard: ReactNode }) {
  return (
    <Page title="Account" description={subscription.teamName}>
      <div className={COLUMNS}>
        <Stack>
          <Part fallback={<ProfileShape />}>
            <ProfileCard account={account} />
          </Part>
          <DevicesCard />
          <TokensCard />
        </Stack>
        <Stack>
          <SignInCard account={account} subscription={subscription} />
          {providersCard}
          {account.isAdmin && <TeamSecurityCard account={account} subscription={subscription} />}
          {account.isAdmin && teamCard}
          <AppearanceCard />
        </Stack>
      </div>
    </Page>
  );
}

export function AccountSkeleton({ subscription }: Pick<AccountMember, "subscription">) {
  return (
    <Page title="Account" description={subscription.teamName}>
      <Loading>
        <div className={COLUMNS}>
          <Stack>
            <ProfileShape />
            <SkeletonCard hasNote>
              <SkeletonRows count={2} />
            </SkeletonCard>
          </Stack>
          <Stack>
            <SkeletonCard>
              <CardBody>
                <SkeletonText lines={8} />
              </CardBody>
            </SkeletonCard>
            <SkeletonCard>
              <CardBody>
                <SkeletonText lines={3} />
              </CardBody>
            </SkeletonCard>
          </Stack>
        </div>
      </Loading>
    </Page>
  );
}

function ProfileShape() {
  return (
    <SkeletonCard>
      <CardBody className="grid gap-5">
        <div className="flex items-center gap-4">
          <Skeleton className="size-20 rounded-full" />
          <span className="grid grow gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </span>
        </div>
        <SkeletonText lines={4} />
      </CardBody>
    </SkeletonCard>
  );
}
