import { getAvatar } from "@app/contract/account";
import { Link } from "@tanstack/react-router";
import { UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime, formatDurationHm } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Changes, useMayChange } from "#ui/changes.tsx";
import { Switch } from "#ui/choice.tsx";
import { InviteColleague } from "./invite-colleague.tsx";
import { SupportAvatar } from "./message-view.tsx";
import { type SupportDiscussion, useSetPrivate } from "./support-queries.ts";

/** How a discussion stands, who sees it and who is in it. */
export function DiscussionFacts({ discussion }: { discussion: SupportDiscussion }) {
  const { id, closed, createdAt, minutesUsed } = discussion;
  return (
    <div className="grid content-start gap-5.5">
      <Facts title="State">
        <dl className="grid gap-1.75">
          <Fact term={closed ? "Asked" : "Open since"}>
            {formatDateTime(new Date(createdAt), new Date())}
          </Fact>
          <Fact term="Number">{id}</Fact>
          <Fact term="Credit used">{formatDurationHm(minutesUsed)}</Fact>
        </dl>
        <Link to="/support/history" className="mt-2 inline-block text-xs">
          Credit History
        </Link>
      </Facts>
      <Facts title="Who can see it">
        <Privacy discussion={discussion} />
      </Facts>
      <Facts title="People">
        <People discussion={discussion} />
      </Facts>
    </div>
  );
}

export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-xs font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-2.5">
      <dt className="text-text-2">{term}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}

function Privacy({ discussion }: { discussion: SupportDiscussion }) {
  const { set, isPending } = useSetPrivate(discussion.id);
  const isOpenToChange = useMayChange() && discussion.canSetPrivate;
  return (
    <Switch
      label="Private"
      hint="Only the people below and support. Otherwise the whole team."
      checked={discussion.private}
      disabled={!isOpenToChange || isPending}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

function People({ discussion }: { discussion: SupportDiscussion }) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PeopleList discussion={discussion} />
      <Changes>
        <Button size="sm" icon={<UserPlus />} className="mt-3" onClick={() => setIsInviting(true)}>
          Invite someone
        </Button>
      </Changes>
      {isInviting && (
        <InviteColleague discussion={discussion} onClose={() => setIsInviting(false)} />
      )}
    </>
  );
}

/** Who is in it of the team, and who of support answered. */
export function PeopleList({ discussion }: { discussion: SupportDiscussion }) {
  return (
    <ul className="grid gap-2.5">
      {discussion.invitedUsers.map((person) => (
        <li key={person.accountId} className="flex items-center gap-2.5">
          <Avatar
            name={person.name}
            index={person.avatarIndex}
            src={person.avatar && downloadUrl(getAvatar, { params: { name: person.avatar } })}
            size="sm"
          />
          <Person name={person.name} note={cameBy(person)} />
        </li>
      ))}
      {supportersOf(discussion).map((name) => (
        <li key={name} className="flex items-center gap-2.5">
          <SupportAvatar name={name} size="sm" />
          <Person name={name} note="Forecastle support" />
        </li>
      ))}
    </ul>
  );
}

function Person({ name, note }: { name: string; note: string }) {
  return (
    <span className="min-w-0">
      <b className="block truncate leading-4.25 font-medium">{name}</b>
      <small className="block truncate text-xs text-text-3">{note}</small>
    </span>
  );
}

function cameBy({ isAuthor, invitedByName }: SupportDiscussion["invitedUsers"][number]) {
  if (isAuthor) return "asked";
  return invitedByName === null ? "replied" : `invited by ${invitedByName.split(" ")[0]}`;
}

function supportersOf({ replies }: SupportDiscussion) {
  const answers = replies.filter(({ kind }) => kind === "RESPONSE");
  return [...new Set(answers.map(({ authorName }) => authorName))];
}
