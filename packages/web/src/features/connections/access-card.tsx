import type { Connection } from "@app/contract/connections";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Avatar } from "#ui/avatar.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { useMayChange } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { type MemberAccess, membersAccess, useSharing } from "./sharing-queries.ts";

/** Which members of the team may use it; it ends at once where it is taken away. */
export function AccessCard({ connection }: { connection: Connection }) {
  const { id, uid, canManage } = connection;
  const { data } = useSuspenseQuery(membersAccess(id));
  const { setMember } = useSharing(id, uid);
  const mayChange = useMayChange("own") && canManage;
  const withAccess = data.items.filter(({ hasAccess }) => hasAccess).length;
  return (
    <Card>
      <CardHeader
        title="Team members’ access"
        actions={<span className="text-text-2">{`${withAccess} of ${data.items.length}`}</span>}
      />
      <CardBody>
        <ul className="grid gap-1">
          {data.items.map((member) => (
            <li key={member.accountId} className="flex items-start gap-2.5 py-1">
              <Avatar name={member.name} index={member.avatarIndex} size="sm" />
              <Switch
                className="grow flex-row-reverse justify-between"
                label={member.name}
                hint={member.isFixed ? whyAlways(member) : undefined}
                checked={member.hasAccess}
                disabled={member.isFixed || !mayChange}
                onChange={({ target }) =>
                  void setMember(member.accountId, target.checked).catch(
                    failureToast(`The access of ${member.name} was not changed`),
                  )
                }
              />
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

function whyAlways({ isOwner }: MemberAccess) {
  return isOwner ? "signed in, always" : "admin, always";
}
