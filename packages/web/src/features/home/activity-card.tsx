import { getAvatar } from "@app/contract/account";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type RefObject, useRef, useState } from "react";
import { addressOf } from "#lib/addresses.ts";
import { downloadUrl } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { readOn } from "#ui/read-on.ts";
import { Segmented } from "#ui/tabs.tsx";
import {
  type ActivityEntry,
  clientActivity,
  teamActivity,
  userActivity,
} from "./activity-queries.ts";

const WHOSE = [
  { value: "user", label: "Yours" },
  { value: "team", label: "Team" },
] as const;

/** What happened lately, told from the audit trail. */
export function ActivityCard() {
  const [whose, setWhose] = useState<"user" | "team">("team");
  const { data } = useSuspenseQuery(whose === "user" ? userActivity : teamActivity);
  return (
    <Card>
      <CardHeader
        title="Recent activity"
        actions={
          <Segmented label="Whose activity" options={WHOSE} value={whose} onChange={setWhose} />
        }
      />
      <CardBody>
        {data.items.length > 0 ? (
          <ActivityList key={whose} entries={data.items} />
        ) : (
          <p className="text-text-2">Nothing yet. What you and your team do shows up here.</p>
        )}
      </CardBody>
    </Card>
  );
}

/** What happened to one client and to what hangs off it. */
export function ClientActivityCard({ clientId }: { clientId: number }) {
  const { items } = useSuspenseQuery(clientActivity(clientId)).data;
  if (items.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Activity" />
      <CardBody>
        <ActivityList entries={items} />
      </CardBody>
    </Card>
  );
}

const SHOWN_AT_FIRST = 8;

function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const [isWhole, setIsWhole] = useState(entries.length <= SHOWN_AT_FIRST);
  const shown = isWhole ? entries : entries.slice(0, SHOWN_AT_FIRST);
  const list = useRef<HTMLOListElement>(null);
  const showMore = () =>
    readOn(
      () => setIsWhole(true),
      () => list.current?.querySelectorAll("li")[SHOWN_AT_FIRST],
    );
  return (
    <>
      <ActivityEntries entries={shown} ref={list} />
      {!isWhole && (
        <Button size="sm" className="mt-4 w-full" onClick={showMore}>
          Show {entries.length - SHOWN_AT_FIRST} more
        </Button>
      )}
    </>
  );
}

type ActivityEntriesProps = {
  entries: readonly ActivityEntry[];
  ref: RefObject<HTMLOListElement | null>;
};

function ActivityEntries({ entries, ref }: ActivityEntriesProps) {
  const now = new Date();
  return (
    <ol ref={ref} className="grid gap-3.5">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start gap-2.5 outline-none">
          <Avatar
            name={entry.actorName}
            index={entry.actorAvatarIndex}
            src={entry.actorAvatar && avatarUrl(entry.actorAvatar)}
            size="xs"
          />
          <div className="min-w-0">
            <p className="wrap-anywhere">
              <b className="font-medium">{entry.isYou ? "You" : entry.actorName}</b> {entry.verb}{" "}
              <Subject entry={entry} />
              {entry.why && `: ${entry.why}`}
            </p>
            <p className="text-2xs text-text-3">{formatDateTime(new Date(entry.at), now)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Subject({ entry }: { entry: ActivityEntry }) {
  if (!entry.target) return entry.subject;
  return (
    <Link
      {...addressOf(entry.target)}
      className="underline decoration-accent-line underline-offset-2"
    >
      {entry.subject}
    </Link>
  );
}

function avatarUrl(name: string) {
  return downloadUrl(getAvatar, { params: { name } });
}
