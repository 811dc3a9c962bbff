import { createFileRoute } from "@tanstack/react-router";
import { KitPage } from "#features/kit/kit-page.tsx";

/** Every component of the kit on one page, for looking at in both themes. */
export const Route = createFileRoute("/_anonymous/kit")({
  component: KitPage,
  staticData: { title: "Kit" },
});
