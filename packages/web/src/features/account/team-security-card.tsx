import { Link } from "@tanstack/react-router";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { useMayChange, WhyNoChange } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import type { AccountMember } from "./account-member.ts";
import { useRequireMfa } from "./account-queries.ts";

/** For admins: what the team demands of everybody's sign-in. */
export function TeamSecurityCard({ account, subscription }: AccountMember) {
  const require = useRequireMfa();
  const mayChange = useMayChange("sensitive");
  const isRequired = require.isPending ? require.variables : subscription.isMfaRequired;
  const change = (isMfaRequired: boolean) =>
    require.mutate(isMfaRequired, {
      onSuccess: () =>
        toast.success(isMfaRequired ? "MFA is required now" : "MFA is no longer required"),
    });
  return (
    <Card>
      <CardHeader title="Team security" />
      <CardBody className="grid gap-3">
        <WhyNoChange what="sensitive" />
        <Switch
          label="MFA required"
          hint="Members without it must set it up at their next step and can do nothing else until then. Nobody can turn it off while this is on."
          checked={isRequired}
          disabled={require.isPending || !mayChange}
          onChange={(event) => change(event.target.checked)}
        />
        {require.error && (
          <Notice
            tone="negative"
            action={!account.isMfaEnabled && <Link to="/account/mfa/enable">Set up</Link>}
          >
            {require.error.message}
          </Notice>
        )}
      </CardBody>
    </Card>
  );
}
