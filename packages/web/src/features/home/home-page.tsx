import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { buttonClass } from "#ui/button.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ClientsCard } from "./clients-card.tsx";
import { ForecastsCard } from "./forecasts-card.tsx";
import { dayOf, greetingFor } from "./greeting.ts";

type HomePageProps = { name: string; now: Date };

export function HomePage({ name, now }: HomePageProps) {
  return (
    <Page
      title={greetingFor(name, now)}
      description={dayOf(now)}
      actions={
        <Link to="/models/new" className={buttonClass("primary", "md")}>
          <Plus /> New model
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)]">
        <Stack>
          <Part fallback={null}>
            <ForecastsCard />
          </Part>
          <Part fallback={<Skeleton className="h-125 rounded-lg" />}>
            <ClientsCard />
          </Part>
        </Stack>
        <Part fallback={<Skeleton className="h-125 rounded-lg" />}>
          <ActivityCard />
        </Part>
      </div>
    </Page>
  );
}
