import { retryMail } from "@app/contract/staff-system";
import { useSuspenseQuery } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { Button } from "#ui/button.tsx";
import { Page } from "#ui/page.tsx";
import { SkeletonRows } from "#ui/skeleton.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { toast } from "#ui/toast.tsx";
import { Loading } from "#ui/waiting.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { StaffTabs } from "./staff-tabs.tsx";
import { Queues, Sources, waitOf } from "./system-parts.tsx";
import { ASK_AGAIN_MS, systemState, useSystemDeed } from "./system-queries.ts";
import type { System } from "./system-words.ts";

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
