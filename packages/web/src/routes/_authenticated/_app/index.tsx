import { createFileRoute } from "@tanstack/react-router";
import { useMember } from "#features/session/use-member.ts";
import { Page } from "#ui/page.tsx";

export const Route = createFileRoute("/_authenticated/_app/")({
  component: Home,
  staticData: { title: "Home" },
});

function Home() {
  const { account } = useMember();
  return (
    <Page title={`${greetingAt(new Date())}, ${account.name.split(" ")[0]}`}>
      <p>Your clients are one click away, in the list at the side.</p>
    </Page>
  );
}

function greetingAt(now: Date) {
  if (now.getHours() < 12) return "Good morning";
  return now.getHours() < 18 ? "Good afternoon" : "Good evening";
}
