import { createFileRoute, Outlet } from "@tanstack/react-router";
import { SimpleLayout } from "#features/shell/simple-layout.tsx";

export const Route = createFileRoute("/_authenticated/_simple")({ component: Simple });

function Simple() {
  return (
    <SimpleLayout>
      <Outlet />
    </SimpleLayout>
  );
}
