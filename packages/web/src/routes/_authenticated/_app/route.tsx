import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useClientChanges } from "#features/clients/use-client-changes.ts";
import { useMember } from "#features/session/use-member.ts";
import { AppShell } from "#features/shell/app-shell.tsx";

export const Route = createFileRoute("/_authenticated/_app")({ component: AppLayout });

function AppLayout() {
  useClientChanges();
  return (
    <AppShell member={useMember()}>
      <Outlet />
    </AppShell>
  );
}
