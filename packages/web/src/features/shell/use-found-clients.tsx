import { listClients } from "@app/contract/clients";
import { useNavigate } from "@tanstack/react-router";
import { Building2 } from "lucide-react";
import { addressOf } from "#lib/addresses.ts";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";
import { FOUND_MAX, useFound } from "./use-found.ts";

/** The team's clients that match what is typed. */
export function useFoundClients(text: string) {
  const navigate = useNavigate();
  const { data, isSearching } = useFound(text, (search) =>
    queryFor(listClients, { query: { search, limit: FOUND_MAX, sort: "match" } }),
  );
  const clients = data?.items.map(
    ({ id, name, contactName, industry }): Command => ({
      id: `client ${id}`,
      label: name,
      // What the server found it by, where that is not the name.
      keywords: text,
      note: [industry, contactName].filter(Boolean).join(", "),
      icon: <Building2 />,
      run: () => navigate(addressOf({ kind: "client", id })),
    }),
  );
  return { clients: clients ?? [], isSearching };
}
