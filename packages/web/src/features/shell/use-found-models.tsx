import { listModels } from "@app/contract/models";
import { useNavigate } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { addressOf } from "#lib/addresses.ts";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";
import { FOUND_MAX, useFound } from "./use-found.ts";

/** The models that match what is typed, those of the team before those shared with it. */
export function useFoundModels(text: string) {
  const navigate = useNavigate();
  const { data, search, isSearching } = useFound(text, (search) =>
    queryFor(listModels, { query: { search, limit: FOUND_MAX, sort: "match" } }),
  );
  const { items = [], totalItemCount: total = 0 } = data ?? {};
  const models = items.map(
    ({ id, modelName, clientName }): Command => ({
      id: `model ${id}`,
      label: modelName,
      // What the server found it by, where that is not the name.
      keywords: text,
      note: clientName ?? "",
      icon: <ChartSpline />,
      run: () => navigate(addressOf({ kind: "model", id })),
    }),
  );
  const all: Command = {
    id: "models found",
    label: `All ${total} in Models`,
    icon: <ChartSpline />,
    run: () => navigate({ to: "/models", search: { search } }),
  };
  return { models, more: total > items.length ? all : undefined, isSearching };
}
