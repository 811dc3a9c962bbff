import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_authenticated/_app/billing/")({
  beforeLoad: () => {
    throw redirect({ to: "/billing/details", replace: true });
  },
});
