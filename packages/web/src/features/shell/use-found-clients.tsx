import { listClients } from "@app/contract/clients";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { addressOf } from "#lib/addresses.ts";
import { queryFor } from "#lib/api.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import type { Command } from "./palette-commands.tsx";

const FOUND_MAX = 6;

/** The team's clients that match what is typed, asked from the server once the typing rests. */
export function useFoundClients(text: string) {
  const navigate = useNavigate();
  const search = useDebounced(text.trim());
  const { data, isFetching } = useQuery({
    ...queryFor(listClients, { query: { search, limit: FOUND_MAX, sort: "match" } }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
  });

  const found = text.trim() === "" ? [] : (data?.items ?? []);
  const clients: Command[] = found.map(({ id, name, contactName, industry }) => ({
    id: `client ${id}`,
    label: name,
    // What the server found it by, where that is not the name.
    keywords: text,
    note: [industry, contactName].filter(Boolean).join(", "),
    icon: <Building2 />,
    run: () => navigate(addressOf({ kind: "client", id })),
  }));
  return { clients, isSearching: isFetching || search !== text.trim() };
}
