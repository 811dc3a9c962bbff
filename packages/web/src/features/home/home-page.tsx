import { Page } from "#ui/page.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ClientsCard } from "./clients-card.tsx";
import { dayOf, greetingFor } from "./greeting.ts";

type HomePageProps = { name: string; now: Date };

export function HomePage({ name, now }: HomePageProps) {
  return (
    <Page title={greetingFor(name, now)} description={dayOf(now)}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)]">
        <ClientsCard />
        <ActivityCard />
      </div>
    </Page>
  );
}
