import type { TeamOffer } from "@app/contract/team-invites";
import { formatDate } from "#lib/format.ts";
import { APP_BASE } from "#lib/redirect.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useAcceptInvite, useDeclineInvite } from "./team-queries.ts";

type JoinOfferProps = { offer: TeamOffer; onDeclined: () => unknown };

/** An invite to a team, what accepting it changes, and the two answers. */
export function JoinOffer({ offer, onDeclined }: JoinOfferProps) {
  const accept = useAcceptInvite();
  const decline = useDeclineInvite();
  const { id, teamName, invitedByName, expiresAt } = offer;
  const error = accept.error ?? decline.error;
  return (
    <section className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg font-semibold tracking-tight">Join {teamName}?</h2>
        <p className="text-text-2">
          {invitedByName} invites you. Open until {formatDate(new Date(expiresAt))}.
        </p>
      </div>
      <ul className="grid list-disc gap-1 pl-4">
        {consequences(offer).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {error && <Notice tone="negative">{error.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          isPending={accept.isPending}
          onClick={() => accept.mutate(id, { onSuccess: openTeam })}
        >
          Join {teamName}
        </Button>
        <Button
          isPending={decline.isPending}
          onClick={() => decline.mutate(id, { onSuccess: onDeclined })}
        >
          Decline
        </Button>
      </div>
    </section>
  );
}

/** What changes, in the order of how much it matters. */
export function consequences({ teamName, leaving, isMfaRequired }: TeamOffer): string[] {
  const rule = isMfaRequired ? [`${teamName} asks for multi-factor authentication.`] : [];
  if (!leaving) return [`You see what ${teamName} shares with its members.`, ...rule];
  const left = `You leave ${leaving.teamName}: one person is in one team at a time.`;
  if (leaving.isAlone) {
    return [
      left,
      `You take your ${counted(leaving.modelCount, "model")} along. Nobody else sees what you bring until you share it.`,
      `Nobody is left in ${leaving.teamName}, so it ends. Its ${leaving.isCompany ? "" : "clients and "}connections stay behind.`,
      ...rule,
    ];
  }
  if (leaving.heirName === null) {
    return [
      left,
      `You are its only admin, so make somebody else an admin of ${leaving.teamName} first.`,
    ];
  }
  return [
    left,
    `What you own there stays: ${leaving.heirName} gets your ${counted(leaving.modelCount, "model")} and ${counted(leaving.connectionCount, "connection")}.`,
    ...rule,
  ];
}

function counted(count: number, noun: string) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** With the page loaded anew: all that was on the screen is another team's. */
function openTeam() {
  window.location.assign(`${APP_BASE}/`);
}
