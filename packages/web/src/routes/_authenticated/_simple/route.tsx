import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useMember } from "#features/session/use-member.ts";
import { SimpleLayout } from "#features/shell/simple-layout.tsx";

export const Route = createFileRoute("/_authenticated/_simple")({ component: Simple });

function Simple() {
  return (
    <SimpleLayout isOnlyPage={useMember().mustEnableMfa}>
      <Outlet />
    </SimpleLayout>
  );
}
