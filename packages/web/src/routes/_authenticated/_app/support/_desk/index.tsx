import { createFileRoute } from "@tanstack/react-router";
import { NoneChosen } from "#features/support/support-desk.tsx";

export const Route = createFileRoute("/_authenticated/_app/support/_desk/")({
  component: NoneChosen,
});
