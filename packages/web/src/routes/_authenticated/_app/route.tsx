import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useFreshMember, useMember } from "#features/session/use-member.ts";
import { AppFrame } from "#routes/-app-frame.tsx";

export const Route = createFileRoute("/_authenticated/_app")({ component: AppLayout });

function AppLayout() {
  useFreshMember();
  return (
    <AppFrame member={useMember()}>
      <Outlet />
    </AppFrame>
  );
}
