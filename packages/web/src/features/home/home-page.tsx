import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useHasClients } from "#lib/has-clients.ts";
import { buttonClass } from "#ui/button.tsx";
import { CardBody } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton, SkeletonCard, SkeletonRows, SkeletonText } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ClientsCard } from "./clients-card.tsx";
import { FirstSteps, useIsEmpty } from "./first-steps.tsx";
import { ForecastsCard } from "./forecasts-card.tsx";
import { dayOf, greetingFor } from "./greeting.ts";
import { ModelsCard } from "./models-card.tsx";

type HomePageProps = { name: string; now: Date };

/** What there is to see, or, before there is a model, what to do first. */
export function HomePage({ name, now }: HomePageProps) {
  const isEmpty = useIsEmpty();
  const hasClients = useHasClients();
  return (
    <Page
      title={greetingFor(name, now)}
      description={isEmpty ? `${dayOf(now)}. Three steps to your first forecast.` : dayOf(now)}
      actions={
        <Changes>
          <Link to="/models/new" className={buttonClass("primary", "md")}>
            <Plus /> New model
          </Link>
        </Changes>
      }
    >
      <div className={COLUMNS}>
        <Stack>
          <Part fallback={null}>
            <ForecastsCard />
          </Part>
          {isEmpty && (
            <Part fallback={<ClientsShape />}>
              <FirstSteps />
            </Part>
          )}
          {!isEmpty && (
            <Part fallback={<ClientsShape />}>{hasClients ? <ClientsCard /> : <ModelsCard />}</Part>
          )}
        </Stack>
        <Part fallback={<ActivityShape />}>
          <ActivityCard />
        </Part>
      </div>
    </Page>
  );
}

const COLUMNS =
  "grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)] print:block print:space-y-5";

export function HomeSkeleton({ name, now }: HomePageProps) {
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
