import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import { DisableMfa } from "#features/mfa/disable-mfa.tsx";
import { MfaState } from "#features/mfa/mfa-state.tsx";
import { refreshCurrentUser } from "#features/session/session-queries.ts";
import { useMember } from "#features/session/use-member.ts";
import { toast } from "#ui/toast.tsx";

export const Route = createFileRoute("/_authenticated/_simple/account/mfa/disable")({
  component: Disable,
  staticData: { title: "Turn off MFA" },
});

function Disable() {
  const { account } = useMember();
  const { queryClient } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  const [wasEnabled] = useState(account.isMfaEnabled);
  if (!wasEnabled) {
    return <MfaState title="Turn off multi-factor authentication" text="It is off already." />;
  }
  return (
    <DisableMfa
      onDisabled={async () => {
        await refreshCurrentUser(queryClient);
        toast.success("Multi-factor authentication is off.");
        await navigate({ to: "/account", replace: true });
      }}
    />
  );
}
