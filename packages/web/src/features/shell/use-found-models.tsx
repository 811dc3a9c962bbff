import { listModels } from "@app/contract/models";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ChartSpline } from "lucide-react";
import { addressOf } from "#lib/addresses.ts";
import { queryFor } from "#lib/api.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import type { Command } from "./palette-commands.tsx";

const FOUND_MAX = 6;

/** The models that match what is typed, those of the team before those shared with it. */
export function useFoundModels(text: string) {
  const navigate = useNavigate();
  const search = useDebounced(text.trim());
  const { data, isFetching } = useQuery({
    ...queryFor(listModels, { query: { search, limit: FOUND_MAX, sort: "match" } }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });

  const found = text.trim() === "" ? [] : (data?.items ?? []);
  const models: Command[] = found.map(({ id, modelName, clientName }) => ({
    id: `model ${id}`,
    label: modelName,
    // What the server found it by, where that is not the name.
    keywords: text,
    note: clientName ?? "",
    icon: <ChartSpline />,
    run: () => navigate(addressOf({ kind: "model", id })),
  }));
  const total = data?.totalItemCount ?? 0;
  const all: Command = {
    id: "models found",
    label: `All ${total} in Models`,
    icon: <ChartSpline />,
    run: () => navigate({ to: "/models", search: { search } }),
  };
  return {
    models,
    more: found.length > 0 && total > found.length ? all : undefined,
    isSearching: isFetching || search !== text.trim(),
  };
}
