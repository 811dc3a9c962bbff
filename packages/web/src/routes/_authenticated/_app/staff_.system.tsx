import { createFileRoute } from "@tanstack/react-router";
import { SystemPage, SystemSkeleton, systemState } from "#features/staff/system-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/staff_/system")({
  loader: ({ context }) => context.queryClient.ensureQueryData(systemState),
  component: SystemPage,
  pendingComponent: SystemSkeleton,
  staticData: { title: "System" },
});
