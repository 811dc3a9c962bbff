import { createFileRoute } from "@tanstack/react-router";
import { DriversPage } from "#features/model/drivers/drivers-page.tsx";

export const Route = createFileRoute("/_authenticated/_app/models/$modelId/_workbench/drivers")({
  component: DriversPage,
  staticData: { title: "Drivers" },
});
