import { createFileRoute } from "@tanstack/react-router";
import { KitModelPage } from "#features/kit/kit-model.tsx";

/** The parts that show a model, around a real one. */
export const Route = createFileRoute("/_anonymous/kit/model")({
  component: KitModelPage,
  staticData: { title: "Model" },
});
