import { listConnections } from "@app/contract/connections";
import { useNavigate } from "@tanstack/react-router";
import { Plug } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";
import { FOUND_MAX, useFound } from "./use-found.ts";

/** The team's connections, by their name and their client's. */
export function useFoundConnections(text: string) {
  const navigate = useNavigate();
  const { data, isSearching } = useFound(text, (search) =>
    queryFor(listConnections, { query: { search, limit: FOUND_MAX } }),
  );
  const connections = data?.items.map(
    ({ id, name, clientName }): Command => ({
      id: `connection ${id}`,
      label: name,
      // What the server found it by, where that is not the name.
      keywords: text,
      note: clientName ?? "",
      icon: <Plug />,
      run: () => navigate({ to: "/connections/$id", params: { id: String(id) } }),
    }),
  );
  return { connections: connections ?? [], isSearching };
}
