import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#features/account/account-page.tsx";
import { profileQuery } from "#features/account/account-queries.ts";
import { useMember } from "#features/session/use-member.ts";
import { appDataQuery } from "#lib/app-data.ts";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export const Route = createFileRoute("/_authenticated/_app/account/")({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(profileQuery),
      queryClient.ensureQueryData(appDataQuery),
    ]),
  component: Account,
  pendingComponent: AccountSkeleton,
  staticData: { title: "Account" },
});

function Account() {
  return <AccountPage {...useMember()} />;
}

function AccountSkeleton() {
  return (
    <Page title="Account">
      <Skeleton className="h-72" />
    </Page>
  );
}
