import { TEAM_INVITE_DAYS, type TeamInvite } from "@app/contract/team-invites";
import { formatDate, formatDateTime } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Counted } from "./counted.tsx";
import { useDeleteInvite, useResendInvite } from "./team-queries.ts";

type InvitesCardProps = { invites: TeamInvite[]; isAdmin: boolean };

export function InvitesCard({ invites, isAdmin }: InvitesCardProps) {
  return (
    <Card>
      <CardHeader
        title={<Counted title="Invites" count={invites.length} />}
        description={`Only the invited address can accept. An invite lasts ${TEAM_INVITE_DAYS} days.`}
      />
      {invites.length === 0 ? (
        <CardBody className="text-text-2">No invite waits for an answer.</CardBody>
      ) : (
        <Table
          label="Invites"
          head={
            <>
              <TableHead>Invited</TableHead>
              <TableHead hideOnPhone>State</TableHead>
              <TableHead hideOnPhone>Sent</TableHead>
              <TableHead hideOnPhone>Expires</TableHead>
              {isAdmin && (
                <TableHead>
                  <span className="sr-only">Actions</span>
                </TableHead>
              )}
            </>
          }
        >
          {invites.map((invite) => (
            <InviteRow key={invite.id} invite={invite} isAdmin={isAdmin} />
          ))}
        </Table>
      )}
    </Card>
  );
}

function InviteRow({ invite, isAdmin }: { invite: TeamInvite; isAdmin: boolean }) {
  const { email, state, invitedByName, sentAt, expiresAt } = invite;
  return (
    <TableRow className="h-14">
      <TableCell isRowHead className="max-w-80 phone:max-w-48">
        <p className="truncate">{email}</p>
        <span className="hidden phone:block">
          <State state={state} />
        </span>
      </TableCell>
      <TableCell hideOnPhone>
        <State state={state} />
      </TableCell>
      <TableCell hideOnPhone note={`by ${invitedByName}`}>
        {formatDateTime(new Date(sentAt), new Date())}
      </TableCell>
      <TableCell hideOnPhone>{formatDate(new Date(expiresAt))}</TableCell>
      {isAdmin && (
        <TableCell className="text-right!">
          <Changes what="sensitive">
            <InviteActions invite={invite} />
          </Changes>
        </TableCell>
      )}
    </TableRow>
  );
}

function State({ state }: Pick<TeamInvite, "state">) {
  if (state === "sent") return <Badge tone="outline">Sent</Badge>;
  if (state === "expired") return <Badge tone="alert">Expired</Badge>;
  return <Badge>Declined</Badge>;
}

function InviteActions({ invite: { id, email } }: { invite: TeamInvite }) {
  const resend = useResendInvite();
  const remove = useDeleteInvite();
  const sendAgain = () =>
    resend
      .mutateAsync(id)
      .then(() => toast.success(`The invite to ${email} is on its way again`))
      .catch(failureToast("The invite was not sent"));
  const takeBack = () =>
    remove
      .mutateAsync(id)
      .then(() => toast.success(`The invite to ${email} is deleted`))
      .catch(failureToast("The invite was not deleted"));
  return (
    <span className="inline-flex gap-1">
      <Changes>
        <Button
          variant="quiet"
          size="sm"
          isPending={resend.isPending}
          onClick={sendAgain}
          aria-label={`Resend the invite to ${email}`}
        >
          Resend
        </Button>
      </Changes>
      <Button
        variant="quiet"
        size="sm"
        isPending={remove.isPending}
        onClick={takeBack}
        aria-label={`Delete the invite to ${email}`}
      >
        Delete
      </Button>
    </span>
  );
}
