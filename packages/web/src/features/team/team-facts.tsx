import type { TeamMember } from "@app/contract/team";
import { Link } from "@tanstack/react-router";
import { Card } from "#ui/card.tsx";
import { useMayChange } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { toast } from "#ui/toast.tsx";
import type { TeamViewer } from "./team-page.tsx";
import { useRequireMfa } from "./team-queries.ts";

type TeamFactsProps = { viewer: TeamViewer; members: TeamMember[]; waitingCount: number };

/** How the team stands: its places, its admins, its second factors. */
export function TeamFacts({ viewer, members, waitingCount }: TeamFactsProps) {
  const adminCount = members.filter(({ isAdmin }) => isAdmin).length;
  const mfaCount = members.filter(({ mfa }) => mfa !== "off").length;
  return (
    <div className={FACTS}>
      <StatCard
        label="Places"
        value={`${members.length} in use`}
        note={waitingWords(waitingCount)}
      />
      <StatCard label="Admins" value={adminCount} note={adminWords(adminCount)} />
      <StatCard
        label="Multi-factor authentication"
        value={`${mfaCount} of ${members.length} on`}
        note={!viewer.account.isAdmin && ruleWords(viewer.subscription.isMfaRequired)}
      >
        {viewer.account.isAdmin && <MfaRule viewer={viewer} />}
      </StatCard>
    </div>
  );
}

const FACTS = "grid grid-cols-3 gap-4 max-[60rem]:grid-cols-1";

export function TeamFactsShape() {
  return (
    <div className={FACTS}>
      {["places", "admins", "factors"].map((fact) => (
        <Card key={fact} className="grid h-24 content-center gap-2.5 px-4">
          <Skeleton className="h-2.75 w-20" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-2.75 w-40" />
        </Card>
      ))}
    </div>
  );
}

function waitingWords(count: number) {
  if (count === 0) return "Nobody is invited.";
  return count === 1 ? "1 invite waits for an answer." : `${count} invites wait for an answer.`;
}

function adminWords(count: number) {
  if (count > 1) return "A team always keeps at least one.";
  return "A team always keeps at least one. With a second, nobody is locked out while you are away.";
}

function ruleWords(isRequired: boolean) {
  return isRequired ? "Required for everybody." : "Everybody decides for themselves.";
}

function MfaRule({ viewer: { account, subscription } }: Pick<TeamFactsProps, "viewer">) {
  const require = useRequireMfa();
  const mayChange = useMayChange("sensitive");
  const change = (isMfaRequired: boolean) =>
    require.mutate(isMfaRequired, {
      onSuccess: () =>
        toast.success(isMfaRequired ? "MFA is required now" : "MFA is no longer required"),
    });
  return (
    <div className="grid gap-2">
      <Switch
        label="Required for everybody"
        checked={require.isPending ? require.variables : subscription.isMfaRequired}
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
    </div>
  );
}
