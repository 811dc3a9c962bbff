import { createFileRoute } from "@tanstack/react-router";
import { SystemPage, SystemSkeleton } from "#features/staff/system-page.tsx";
import { systemState } from "#features/staff/system-queries.ts";

export const Route = createFileRoute("/_authenticated/_app/staff_/system")({
  loader: ({ context }) => context.queryClient.ensureQueryData(systemState),
  component: SystemPage,
  pendingComponent: SystemSkeleton,
  staticData: { title: "System" },
});
