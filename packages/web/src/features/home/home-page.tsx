import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useHasClients } from "#lib/has-clients.ts";
import { buttonClass } from "#ui/button.tsx";
import { CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton, SkeletonCard, SkeletonRows, SkeletonText } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { CareCard } from "./care-card.tsx";
import { ClientsCard } from "./clients-card.tsx";
import { FirstSteps, useIsEmpty } from "./first-steps.tsx";
import { dayOf, greetingFor } from "./greeting.ts";
import { HeadroomCard } from "./headroom-card.tsx";
import { needs, waiting } from "./home-queries.ts";
import { ModelsCard } from "./models-card.tsx";
import { summaryOf } from "./need-words.ts";
import { NeedsCard } from "./needs-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PaymentsCard } from "./payments-card.tsx";

type Moment = { name: string; now: Date };
type HomePageProps = Moment & {
  isAdmin: boolean;
  /** Reads every ledger, where there are several. */
  syncAll: ReactNode;
};

/** What there is to see, or, before there is a model, what to do first. */
export function HomePage({ name, now, isAdmin, syncAll }: HomePageProps) {
  const isEmpty = useIsEmpty();
  const hasClients = useHasClients();
  const summary = useSummary();
  const { data: waits } = useQuery(waiting);
  return (
    <Page
      title={greetingFor(name, now)}
      description={`${dayOf(now)}. ${isEmpty ? "Three steps to your first forecast." : summary}`}
      actions={
        <>
          {waits?.connections.areSeveral && syncAll}
          <Changes>
            <Link to="/models/new" className={buttonClass("primary", "md")}>
              <Plus /> New model
            </Link>
          </Changes>
        </>
      }
    >
      <div className={COLUMNS}>
        <Stack>
          <Part name="Needs you" fallback={null}>
            <NeedsCard />
          </Part>
          {isEmpty && (
            <Part name="First steps" fallback={<ClientsShape />}>
              <FirstSteps />
            </Part>
          )}
          {!isEmpty && (
            <Part name="Cash headroom above floor" fallback={<ClientsShape />}>
              <HeadroomCard instead={hasClients ? <ClientsCard /> : <ModelsCard />} />
            </Part>
          )}
        </Stack>
        <Stack>
          <Part name="Notes from readers" fallback={null}>
            <NotesCard />
          </Part>
          <Part name="Connections" fallback={null}>
            <CareCard />
          </Part>
          <Part name="Recent activity" fallback={<ActivityShape />}>
            <ActivityCard />
          </Part>
          {isAdmin && (
            <Part name="Invoices due" fallback={null}>
              <PaymentsCard />
            </Part>
          )}
        </Stack>
      </div>
    </Page>
  );
}

/** What waits, beside the day; what is not known is not said. */
function useSummary() {
  const { data: needed } = useQuery(needs("all"));
  const { data: waits } = useQuery(waiting);
  const countAt = (key: string) =>
    needed?.filterCounts.find((entry) => entry.key === key)?.count ?? 0;
  return summaryOf({
    ...{ below: countAt("belowFloor"), wrong: countAt("checks") },
    ...{ notes: waits?.notes.count ?? 0, connections: waits?.connections.count ?? 0 },
  });
}

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)] print:block print:space-y-5";

export function HomeSkeleton({ name, now }: Moment) {
  return (
    <Page title={greetingFor(name, now)} description={dayOf(now)}>
      <Loading>
        <div className={COLUMNS}>
          <ClientsShape />
          <ActivityShape />
        </div>
      </Loading>
    </Page>
  );
}

function ClientsShape() {
  return (
    <SkeletonCard hasNote>
      <SkeletonRows count={8} hasPictures />
    </SkeletonCard>
  );
}

function ActivityShape() {
  return (
    <SkeletonCard>
      <CardBody className="grid gap-5">
        {[...Array(8).keys()].map((entry) => (
          <div key={entry} className="flex gap-2.5">
            <Skeleton className="size-5.5 rounded-full" />
            <SkeletonText lines={2} />
          </div>
        ))}
      </CardBody>
    </SkeletonCard>
  );
}
