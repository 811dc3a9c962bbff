import { Page } from "#ui/page.tsx";
import { ActivityCard } from "./activity-card.tsx";
import { ClientsCard } from "./clients-card.tsx";

type HomePageProps = { name: string; now: Date };

export function HomePage({ name, now }: HomePageProps) {
  return (
    <Page title={`${greetingAt(now)}, ${firstNameOf(name)}`} description={dayOf(now)}>
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-5 max-[1000px]:grid-cols-[minmax(0,1fr)]">
        <ClientsCard />
        <ActivityCard />
      </div>
    </Page>
  );
}

export function greetingAt(now: Date) {
  if (now.getHours() < 12) return "Good morning";
  return now.getHours() < 18 ? "Good afternoon" : "Good evening";
}

function firstNameOf(name: string) {
  return name.split(" ")[0] || name;
}

/** "Monday 16 November" */
function dayOf(now: Date) {
  const weekday = now.toLocaleDateString("en-US", { weekday: "long" });
  const month = now.toLocaleDateString("en-US", { month: "long" });
  return `${weekday} ${now.getDate()} ${month}`;
}
