import { getAvatar } from "@app/contract/account";
import type { TeamMember } from "@app/contract/team";
import { CircleCheck, Ellipsis, Minus, UserMinus } from "lucide-react";
import { useState } from "react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Changes, useMayChange } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { Select } from "#ui/select.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Counted } from "./counted.tsx";
import { useRemindOfMfa, useSetIsAdmin } from "./team-queries.ts";

type MembersCardProps = {
  members: TeamMember[];
  isAdmin: boolean;
  onRemove: (member: TeamMember) => void;
};

const MINUTE_MS = 60 * 1000;
/** When somebody was last here is noted every five minutes. */
const ACTIVE_MS = 10 * MINUTE_MS;
/** From here on it takes a search to find somebody. */
const MANY = 8;
/** On narrower screens they give way to the menu at the end of the row, the least asked for first. */
const WIDE_ONLY = "max-[1100px]:hidden print:table-cell";
const NOT_NARROW = "max-[940px]:hidden print:table-cell";

export function MembersCard({ members, isAdmin, onRemove }: MembersCardProps) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const shown = members.filter(({ name, email, jobTitle }) =>
    [name, email, jobTitle].some((text) => text.toLowerCase().includes(wanted)),
  );
  const isOnlyAdmin = members.filter((each) => each.isAdmin).length === 1;
  return (
    <Card>
      <CardHeader
        title={<Counted title="Members" count={members.length} />}
        actions={
          members.length >= MANY && (
            <SearchBox label="Search members" value={search} onSearch={setSearch} />
          )
        }
      />
      <Table
        label="Members"
        head={
          <>
            <TableHead>Member</TableHead>
            <TableHead>Role</TableHead>
            <TableHead hideOnPhone className={WIDE_ONLY}>
              Job title
            </TableHead>
            <TableHead hideOnPhone isNumber className={WIDE_ONLY}>
              Models
            </TableHead>
            <TableHead hideOnPhone>MFA</TableHead>
            <TableHead hideOnPhone className={NOT_NARROW}>
              Last active
            </TableHead>
            {isAdmin && (
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            )}
          </>
        }
      >
        {shown.map((member) => (
          <TableRow key={member.id} className="h-14">
            <Who member={member} />
            <TableCell>
              <Role member={member} isAdmin={isAdmin} isOnlyAdmin={isOnlyAdmin} />
            </TableCell>
            <TableCell hideOnPhone className={WIDE_ONLY}>
              {member.jobTitle || "–"}
            </TableCell>
            <TableCell hideOnPhone isNumber className={WIDE_ONLY}>
              {member.modelCount || "–"}
            </TableCell>
            <TableCell hideOnPhone>
              <Mfa member={member} mayRemind={isAdmin && !member.isYou} />
            </TableCell>
            <TableCell hideOnPhone className={`whitespace-nowrap text-text-2 ${NOT_NARROW}`}>
              {lastActive(member, new Date())}
            </TableCell>
            {isAdmin && (
              <TableCell className="sticky right-0 z-1 w-10 bg-surface text-right in-[tr:last-child]:rounded-br-lg">
                {!member.isYou && <MemberMenu member={member} onRemove={onRemove} />}
              </TableCell>
            )}
          </TableRow>
        ))}
      </Table>
      {shown.length === 0 && <p className="px-4 py-6 text-text-2">Nobody here is called that.</p>}
    </Card>
  );
}

function Who({ member: { name, email, isYou, avatar, avatarIndex } }: { member: TeamMember }) {
  const src = avatar && downloadUrl(getAvatar, { params: { name: avatar } });
  return (
    <TableCell isRowHead className="font-normal max-[1100px]:max-w-48 print:max-w-none">
      <div className="flex items-center gap-3">
        <Avatar name={name} index={avatarIndex} src={src} />
        <div className="min-w-0 phone:max-w-26">
          <p className="truncate font-medium">
            {name}
            {isYou && <span className="font-normal text-text-3"> you</span>}
          </p>
          <p className="truncate text-xs text-text-3">{email}</p>
        </div>
      </div>
    </TableCell>
  );
}

type RoleProps = { member: TeamMember; isAdmin: boolean; isOnlyAdmin: boolean };

function Role({ member, isAdmin, isOnlyAdmin }: RoleProps) {
  const set = useSetIsAdmin();
  const mayChange = useMayChange("sensitive");
  // One key in a list is no decision to give up what one cannot take back by oneself.
  const [isLeaving, setIsLeaving] = useState(false);
  const isLast = member.isAdmin && isOnlyAdmin;
  const role = roleOf(member);
  if (!isAdmin || !mayChange || isLast) {
    return (
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone="outline">{role}</Badge>
        {isLast && <span className="text-xs text-text-3">The only one</span>}
      </span>
    );
  }
  const change = (isNowAdmin: boolean) =>
    set
      .mutateAsync({ id: member.id, isAdmin: isNowAdmin })
      .then(() => toast.success(`${member.name} is ${isNowAdmin ? "an admin" : "a member"} now`))
      .catch(failureToast(`${member.name} is still ${member.isAdmin ? "an admin" : "a member"}`));
  const choose = (isNowAdmin: boolean) => {
    if (member.isYou) setIsLeaving(true);
    else void change(isNowAdmin);
  };
  return (
    <>
      <Select
        size="sm"
        aria-label={`Role of ${member.name}`}
        className="w-28 phone:w-30"
        value={set.isPending ? roleOf(set.variables) : role}
        disabled={set.isPending}
        onChange={(event) => choose(event.target.value === "Admin")}
      >
        <option>Admin</option>
        <option>Member</option>
      </Select>
      <ConfirmDialog
        isOpen={isLeaving}
        onClose={() => setIsLeaving(false)}
        onConfirm={() => change(false).then(() => setIsLeaving(false))}
        title="Stop being an admin?"
        confirmLabel="Become a member"
        keepLabel="Stay an admin"
      >
        You no longer invite or remove people or change the team. Only another admin can make you
        one again.
      </ConfirmDialog>
    </>
  );
}

function roleOf({ isAdmin }: { isAdmin: boolean }) {
  return isAdmin ? "Admin" : "Member";
}

const MFA_WORDS = { off: "Off", app: "App", "app and e-mail": "App and backup e-mail" };

function Mfa({ member, mayRemind }: { member: TeamMember; mayRemind: boolean }) {
  const { mfa } = member;
  return (
    <span className="flex items-center gap-2">
      {mfa === "off" ? (
        <Minus className="text-text-3" />
      ) : (
        <CircleCheck className="text-positive" />
      )}
      {MFA_WORDS[mfa]}
      {mfa === "off" && mayRemind && <Remind member={member} />}
    </span>
  );
}

function Remind({ member: { id, name } }: { member: TeamMember }) {
  const remind = useRemindOfMfa();
  return (
    <Changes what="sensitive">
      <Button
        variant="quiet"
        size="sm"
        isPending={remind.isPending}
        aria-label={`Remind ${name} to set up MFA`}
        onClick={() =>
          remind.mutate(id, {
            onSuccess: () => toast.success(`${name} is asked by e-mail to set up MFA`),
            onError: failureToast(`${name} was not reminded`),
          })
        }
      >
        Remind
      </Button>
    </Changes>
  );
}

function lastActive({ lastSeenAt, isYou }: TeamMember, now: Date) {
  if (!lastSeenAt) return "–";
  const at = new Date(lastSeenAt);
  const isActive = isYou || now.getTime() - at.getTime() < ACTIVE_MS;
  if (!isActive) return formatDateTime(at, now);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-positive-fill" />
      Active now
    </span>
  );
}

function MemberMenu({
  member,
  onRemove,
}: Pick<MembersCardProps, "onRemove"> & { member: TeamMember }) {
  return (
    <Changes what="sensitive">
      <Menu
        trigger={
          <IconButton label={`Actions for ${member.name}`} variant="quiet" size="sm">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<UserMinus />} tone="danger" onSelect={() => onRemove(member)}>
          Remove from the team
        </MenuItem>
      </Menu>
    </Changes>
  );
}
