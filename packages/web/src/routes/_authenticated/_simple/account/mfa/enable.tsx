import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { EnableMfa } from "#features/mfa/enable-mfa.tsx";
import { MfaState } from "#features/mfa/mfa-state.tsx";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { useMember } from "#features/session/use-member.ts";

export const Route = createFileRoute("/_authenticated/_simple/account/mfa/enable")({
  component: Enable,
  staticData: { title: "Set up MFA" },
});

function Enable() {
  const { account, subscription, mustEnableMfa } = useMember();
  const { queryClient } = Route.useRouteContext();
  // As it was on arrival: the last step stays in view when it has just become true.
  const [wasEnabled] = useState(account.isMfaEnabled);
  if (wasEnabled) {
    return (
      <MfaState
        title="Set up multi-factor authentication"
        text="It is on already. To move to another app or backup e-mail, turn it off and set it up again."
      />
    );
  }
  return (
    <EnableMfa
      isForced={mustEnableMfa}
      teamName={subscription.teamName}
      onEnabled={() => refreshCurrentUser(queryClient)}
    />
  );
}
