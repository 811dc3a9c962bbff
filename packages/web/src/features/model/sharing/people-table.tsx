import type { AccessLevel } from "@app/contract/access-level";
import type { Model } from "@app/contract/models";
import { Mail } from "lucide-react";
import { formatDateTime } from "#lib/format.ts";
import { momentWords } from "#lib/moment-words.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Table, TableHead } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { daysLeft } from "./days-left.ts";
import { GroupRow, PersonRow } from "./person-row.tsx";
import type { Invite, MemberAccess, SharingDeeds, TrustedUser } from "./sharing-queries.ts";

type PeopleTableProps = {
  model: Model;
  sharing: SharingDeeds;
  members: readonly MemberAccess[];
  teamLevel: AccessLevel;
  trusted: readonly TrustedUser[];
  invites: readonly Invite[];
  now: Date;
};

/** Everybody who may open a model, each with what they may do. */
export function PeopleTable(props: PeopleTableProps) {
  const { model, sharing, members, trusted, invites, now } = props;
  const named = members.filter(({ isOwn, isFixed }) => isOwn || isFixed);
  const rest = members.filter(({ isOwn, isFixed }) => !isOwn && !isFixed);
  return (
    <Table
      label="Who can open this model"
      className={STACKED_ON_PHONE}
      head={
        <>
          <TableHead>Person</TableHead>
          <TableHead hideOnPhone>
            <span className="sr-only">Level</span>
          </TableHead>
          <TableHead>Access</TableHead>
          <TableHead hideOnPhone>Last here</TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </>
      }
    >
      <GroupRow title="Team members" count={members.length} note={model.teamName} />
      {named.map((member) => (
        <MemberRow key={member.accountId} {...{ member, sharing, now }} />
      ))}
      <RestOfTeam {...{ rest, sharing }} level={props.teamLevel} />
      <GroupRow title="Trusted users outside the team" count={trusted.length} note="by e-mail" />
      {trusted.map((user) => (
        <TrustedRow key={user.userId} {...{ user, sharing, now }} />
      ))}
      {invites.length > 0 && (
        <GroupRow
          title="Invites pending"
          count={invites.length}
          note="nothing is seen until they accept"
        />
      )}
      {invites.map((invite) => (
        <InviteRow key={invite.id} {...{ invite, sharing, now }} />
      ))}
    </Table>
  );
}

type RowProps = { sharing: SharingDeeds; now: Date };

function MemberRow({ member, sharing, now }: RowProps & { member: MemberAccess }) {
  const { accountId, name, registeredModelAccessMode: level, isFixed, isYou } = member;
  const isChangeable = !isFixed && !isYou;
  const remove = () =>
    sharing
      .clearMember(accountId)
      .then(() =>
        toast.success(`${name} has what everyone else has`, {
          action: undo(() => sharing.setMember(accountId, level)),
        }),
      )
      .catch(failureToast(NOT_CHANGED));
  return (
    <PersonRow
      picture={<Avatar name={name} index={member.avatarIndex} />}
      name={name}
      tags={
        <>
          {member.isOwner && <Badge tone="accent">Owner</Badge>}
          {member.isAdmin && !member.isOwner && <Badge tone="outline">Admin</Badge>}
          {isYou && <span className="text-text-3">you</span>}
        </>
      }
      note={member.email}
      level={level}
      onLevel={
        isChangeable
          ? (next) => sharing.setMember(accountId, next).catch(failureToast(NOT_CHANGED))
          : undefined
      }
      lastHere={lastHere(member.lastSeenAt, now)}
      onRemove={isChangeable ? remove : undefined}
    />
  );
}

type RestProps = { rest: readonly MemberAccess[]; level: AccessLevel; sharing: SharingDeeds };

function RestOfTeam({ rest, level, sharing }: RestProps) {
  return (
    <PersonRow
      picture={
        <span aria-hidden="true" className={OUTLINED}>
          +{rest.length}
        </span>
      }
      name="Everyone else in the team"
      note={namesOf(rest)}
      level={level}
      onLevel={(next) => sharing.setTeam(next).catch(failureToast(NOT_CHANGED))}
      lastHere="–"
    />
  );
}

function TrustedRow({ user, sharing, now }: RowProps & { user: TrustedUser }) {
  const { userId, name, email, isYou, registeredModelAccessMode } = user;
  const remove = () =>
    sharing
      .removeTrusted(userId)
      .then(() =>
        toast.success(`${name} can no longer open this model`, {
          action: undo(() => sharing.trust({ email, registeredModelAccessMode })),
        }),
      )
      .catch(failureToast(NOT_CHANGED));
  return (
    <PersonRow
      picture={<Avatar name={name} index={user.avatarIndex} />}
      name={name}
      tags={isYou && <span className="text-text-3">you</span>}
      note={email}
      level={registeredModelAccessMode}
      isSomeAccess
      onLevel={
        isYou
          ? undefined
          : (next) => sharing.setTrusted(userId, next).catch(failureToast(NOT_CHANGED))
      }
      lastHere={lastHere(user.lastSeenAt, now)}
      onRemove={isYou ? undefined : remove}
    />
  );
}

function InviteRow({ invite, sharing, now }: RowProps & { invite: Invite }) {
  const { id, email, registeredModelAccessMode } = invite;
  const send = (level: AccessLevel) =>
    sharing
      .invite({ email, registeredModelAccessMode: level })
      .then(() => toast.success(`Invite sent to ${email}`))
      .catch(failureToast("The invite was not sent"));
  const left = daysLeft(new Date(invite.expiresAt), now);
  return (
    <PersonRow
      picture={
        <span aria-hidden="true" className={OUTLINED}>
          <Mail className="size-3.5" />
        </span>
      }
      name={email}
      note={`Invited by ${invite.invitedByName}, ${momentWords(invite.createdAt, now)}`}
      level={registeredModelAccessMode}
      isSomeAccess
      onLevel={send}
      lastHere={<span className={left.isSoon ? "text-alert" : ""}>{left.text}</span>}
      action={
        <Button size="sm" onClick={() => send(registeredModelAccessMode)}>
          Send again
        </Button>
      }
      onRemove={() =>
        sharing
          .withdrawInvite(id)
          .then(() => toast.success(`The invite to ${email} is taken back`))
          .catch(failureToast("The invite still stands"))
      }
    />
  );
}

/** Each row on two lines, so that names and levels are read whole. */
const STACKED_ON_PHONE =
  "phone:[&_table]:block phone:[&_tbody]:block phone:[&_thead]:hidden phone:[&_tr]:flex phone:[&_tr]:flex-wrap phone:[&_tr]:items-center";

const NOT_CHANGED = "The access is as it was";
const OUTLINED =
  "grid size-7.5 place-items-center rounded-full border border-border-control text-2xs text-text-2";

function undo(way: () => Promise<unknown>) {
  return { label: "Undo", onClick: () => void way().catch(failureToast("That was not undone")) };
}

function lastHere(at: string | null, now: Date) {
  return at === null ? "–" : formatDateTime(new Date(at), now);
}

const NAMED_MAX = 3;

function namesOf(people: readonly { name: string }[]) {
  if (people.length === 0) return "Nobody at the moment";
  const names = people.slice(0, NAMED_MAX).map(({ name }) => name);
  const more = people.length - names.length;
  return new Intl.ListFormat("en-AU").format(more > 0 ? [...names, `${more} more`] : names);
}
