import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatAmount } from "#lib/format.ts";
import { formatWait, minutesSince } from "#lib/format-wait.ts";
import { countOf } from "#model/outlook.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { Loading } from "#ui/waiting.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { StaffTabs } from "./staff-tabs.tsx";
import { Queues, Sources, waitOf } from "./system-parts.tsx";
import { ASK_AGAIN_MS, systemState } from "./system-queries.ts";
import type { System } from "./system-words.ts";
import { TeamLookUp } from "./team-look-up.tsx";
import { ToldNow } from "./told-now.tsx";

type TodayPageProps = {
  waiting: Waiting;
  /** Those who wait longest. */
  queue: ReactNode;
};

/** How many discussions wait for an answer, and since when the first of them. */
type Waiting = { count: number; since: string | null };

/** What a morning begins with: who waits, what failed, and a team found while its customer is on the phone. */
export function TodayPage({ waiting, queue }: TodayPageProps) {
  const { data } = useSuspenseQuery({ ...systemState, refetchInterval: ASK_AGAIN_MS });
  const busy = data.queues.filter(isBusy);
  return (
    <Page title="Staff" description={summaryOf(waiting, data)}>
      <StaffTabs active="today" />
      <Tiles {...{ waiting, data }} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)_21rem] items-start gap-4 max-[72rem]:grid-cols-[minmax(0,1fr)]">
        <div className="grid gap-4">
          <Card>
            <CardHeader
              title="Waiting for us"
              actions={<Link to="/staff/support">All discussions</Link>}
            />
            {queue}
          </Card>
          {data.failedJobs.length > 0 && <FailedJobs {...data} />}
          {busy.length > 0 && <Queues {...data} queues={busy} />}
          <Sources {...data} />
        </div>
        <div className="grid gap-4">
          <TeamLookUp />
          <ToldNow />
        </div>
      </div>
    </Page>
  );
}

export function TodaySkeleton() {
  return (
    <Page title="Staff" description="What waits, runs and failed.">
      <Loading>
        <SkeletonRows />
      </Loading>
    </Page>
  );
}

function Tiles({ waiting: { since }, data }: { waiting: Waiting; data: System }) {
  const { mail, queues, asOf } = data;
  const minutes = since === null ? 0 : minutesSince(since, new Date(asOf));
  const ledgers = (state: "organisations" | "upToDate" | "failed" | "toReconnect") =>
    sum(data.sources.map((source) => source[state]));
  const [failed, toReconnect] = [ledgers("failed"), ledgers("toReconnect")];
  const failedJobs = sum(queues.map((queue) => queue.failed));
  const held = mail.refused + mail.givenUp;
  return (
    <div className="grid grid-cols-4 gap-4 phone:grid-cols-2">
      <StatCard
        label="Longest wait"
        value={since === null ? "Nobody" : formatWait(minutes)}
        note={`target ${TARGET}`}
        noteTone={minutes > TARGET_MINUTES ? "alert" : "plain"}
      />
      <StatCard
        label="Ledgers up to date"
        value={`${formatAmount(ledgers("upToDate"))} of ${formatAmount(ledgers("organisations"))}`}
        note={`${failed} failed, ${toReconnect} to reconnect`}
        noteTone={failed > 0 ? "negative" : toReconnect > 0 ? "alert" : "plain"}
      />
      <StatCard
        label="Jobs failed"
        value={failedJobs}
        note="in the last day"
        noteTone={failedJobs > 0 ? "negative" : "plain"}
      />
      <StatCard
        label="Mail sent"
        value={mail.sent}
        note={`in an hour, ${held > 0 ? `${held} refused` : waitingMail(data)}`}
        noteTone={held > 0 ? "alert" : "plain"}
      />
    </div>
  );
}

/** What support promises. */
const TARGET = "1 day";
const TARGET_MINUTES = 24 * 60;

/** What stands idle is told on System alone. */
const isBusy = ({ waiting, running, failed }: System["queues"][number]) =>
  waiting + running + failed > 0;

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);

function waitingMail({ mail: { waiting, oldest }, asOf }: System) {
  return waiting === 0
    ? "none waits"
    : `${countOf(waiting, "letter")} waiting ${waitOf(oldest, asOf)}`;
}

function summaryOf({ count }: Waiting, { sources }: System) {
  const failing = sources.filter((source) => source.failed > 0).map(({ name }) => name);
  const waits =
    count === 0
      ? "Nobody waits for us"
      : `${countOf(count, "discussion")} wait${count === 1 ? "s" : ""} for us`;
  const syncs = failing.length === 0 ? "no sync failed" : `syncs of ${failing.join(", ")} failed`;
  return `${waits}, ${syncs}.`;
}
