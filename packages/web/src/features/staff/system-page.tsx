import { getStaffSystem, retryJob, retryMail } from "@app/contract/staff-system";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { call, queryFor } from "#lib/api.ts";
import { formatDateTime } from "#lib/format.ts";
import { formatWait, minutesSince } from "#lib/format-wait.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { Page } from "#ui/page.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { toast } from "#ui/toast.tsx";
import { Loading } from "#ui/waiting.tsx";
import { StaffTabs } from "./staff-tabs.tsx";
import { type System, wordsOfKind } from "./system-words.ts";

const ASK_AGAIN_MS = 15_000;

export const systemState = queryFor(getStaffSystem, {}, { staleTime: 0 });

/** What runs, what waits and what failed, and nothing of what is in it. */
export function SystemPage() {
  const { data } = useSuspenseQuery({ ...systemState, refetchInterval: ASK_AGAIN_MS });
  return (
    <Page {...HEADING}>
      <StaffTabs active="system" />
      <div className="grid gap-4">
        <Mail {...data} />
        <Queues {...data} />
        <FailedJobs {...data} />
        <Sources {...data} />
      </div>
    </Page>
  );
}

const HEADING = { title: "Staff", description: "How the service runs." };

export function SystemSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonRows />
      </Loading>
    </Page>
  );
}

function Mail({ mail, asOf }: System) {
  const { mutate, isPending } = useSystemDeed(
    () => call(retryMail, {}),
    ({ count }) => toast.success(count === 0 ? "No mail was waiting" : `${count} due now`),
  );
  return (
    <div className="grid grid-cols-4 gap-4 phone:grid-cols-2">
      <StatCard label="Mail sent" value={mail.sent} note="in the last hour" />
      <StatCard label="Mail waiting" value={mail.waiting} note={waitOf(mail.oldest, asOf)} />
      <StatCard
        label="Mail refused"
        value={mail.refused}
        noteTone={mail.refused > 0 ? "alert" : "plain"}
        note="tried again by itself"
      >
        {mail.refused > 0 && (
          <Button size="sm" isPending={isPending} onClick={() => mutate()}>
            Try again now
          </Button>
        )}
      </StatCard>
      <StatCard
        label="Mail given up"
        value={mail.givenUp}
        noteTone={mail.givenUp > 0 ? "negative" : "plain"}
        note="in the last day, after 40 tries"
      />
    </div>
  );
}

function Queues({ queues, asOf }: System) {
  return (
    <Part title="Jobs and queues" description="What waits, runs and is done, by kind of job.">
      <Table
        label="Queues"
        head={
          <>
            <TableHead>Queue</TableHead>
            <TableHead isNumber>Waiting</TableHead>
            <TableHead isNumber>Running</TableHead>
            <TableHead isNumber hideOnPhone>
              Done in an hour
            </TableHead>
            <TableHead isNumber hideOnPhone>
              Oldest
            </TableHead>
            <TableHead isNumber>Failed in a day</TableHead>
          </>
        }
      >
        {queues.map((queue) => (
          <TableRow key={queue.kind}>
            <TableCell isRowHead>{wordsOfKind(queue.kind)}</TableCell>
            <TableCell isNumber>{countText(queue.waiting)}</TableCell>
            <TableCell isNumber>{countText(queue.running)}</TableCell>
            <TableCell isNumber hideOnPhone>
              {countText(queue.done)}
            </TableCell>
            <TableCell isNumber hideOnPhone>
              {waitOf(queue.oldest, asOf)}
            </TableCell>
            <TableCell isNumber>
              {queue.failed > 0 ? <Badge tone="negative">{queue.failed}</Badge> : "–"}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </Part>
  );
}

function FailedJobs({ failedJobs }: System) {
  return (
    <Part title="Failed jobs" description="Of the last day. Where a figure stood is a #.">
      {failedJobs.length === 0 ? (
        <EmptyState className="m-4" title="Nothing failed" text="Within the last day." />
      ) : (
        <Table
          label="Failed jobs"
          head={
            <>
              <TableHead>Job</TableHead>
              <TableHead hideOnPhone>Team</TableHead>
              <TableHead>Reason</TableHead>
              <TableHead>
                <span className="sr-only">Actions</span>
              </TableHead>
            </>
          }
        >
          {failedJobs.map((job) => (
            <FailedJob key={job.id} job={job} />
          ))}
        </Table>
      )}
    </Part>
  );
}

function FailedJob({ job }: { job: System["failedJobs"][number] }) {
  const { id, kind, teamName, reason, finishedAt, canRetry } = job;
  const { mutate, isPending } = useSystemDeed(
    () => call(retryJob, { params: { id } }),
    () => toast.success(`Job ${id} waits for its turn`),
  );
  const ended = finishedAt ? `, ${formatDateTime(new Date(finishedAt), new Date())}` : "";
  return (
    <TableRow>
      <TableCell isRowHead note={`Job ${id}${ended}`}>
        {wordsOfKind(kind)}
      </TableCell>
      <TableCell hideOnPhone>{teamName ?? "The service"}</TableCell>
      <TableCell>{reason}</TableCell>
      <TableCell className="text-right">
        {canRetry && (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={`Retry job ${id}`}
            onClick={() => mutate()}
          >
            Retry
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function Sources({ sources }: System) {
  return (
    <Part title="Sync health" description="Organisations by the state of their last sync.">
      {sources.length === 0 ? (
        <EmptyState
          className="m-4"
          title="Nothing is connected"
          text="No team reads a ledger yet."
        />
      ) : (
        <Table
          label="Sync health"
          head={
            <>
              <TableHead>Source</TableHead>
              <TableHead isNumber>Organisations</TableHead>
              <TableHead isNumber hideOnPhone>
                Up to date
              </TableHead>
              <TableHead isNumber>Need reconnect</TableHead>
              <TableHead isNumber>Failed</TableHead>
            </>
          }
        >
          {sources.map(({ name, organisations, upToDate, toReconnect, failed }) => (
            <TableRow key={name}>
              <TableCell isRowHead>{name}</TableCell>
              <TableCell isNumber>{organisations}</TableCell>
              <TableCell isNumber hideOnPhone>
                {countText(upToDate)}
              </TableCell>
              <TableCell isNumber className={toReconnect > 0 ? "text-alert" : ""}>
                {countText(toReconnect)}
              </TableCell>
              <TableCell isNumber className={failed > 0 ? "text-negative" : ""}>
                {countText(failed)}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </Part>
  );
}

function Part(props: { title: string; description: string; children: ReactNode }) {
  return (
    <Card>
      <CardHeader title={props.title} description={props.description} />
      {props.children}
    </Card>
  );
}

/** What is done by one press says by a toast what came of it, and what stands there is asked anew. */
function useSystemDeed<Answer>(deed: () => Promise<Answer>, tell: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSuccess: tell,
    onError: failureToast("It was not tried again"),
    onSettled: () => queries.invalidateQueries({ queryKey: systemState.queryKey }),
  });
}

const countText = (count: number) => (count === 0 ? "–" : count.toLocaleString("en-AU"));

function waitOf(oldest: string | null, asOf: string) {
  return oldest === null ? "–" : `for ${formatWait(minutesSince(oldest, new Date(asOf)))}`;
}
