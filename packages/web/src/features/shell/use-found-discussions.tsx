import { listSupportDiscussions } from "@app/contract/support-list";
import { useNavigate } from "@tanstack/react-router";
import { MessagesSquare } from "lucide-react";
import { addressOf } from "#lib/addresses.ts";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";
import { FOUND_MAX, useFound } from "./use-found.ts";

/** Discussions with support that one may see, by their subject. */
export function useFoundDiscussions(text: string) {
  const navigate = useNavigate();
  const { data, isSearching } = useFound(text, (search) =>
    queryFor(listSupportDiscussions, { query: { search, limit: FOUND_MAX } }),
  );
  const discussions = data?.items.map(
    ({ id, subject, closed }): Command => ({
      id: `discussion ${id}`,
      label: subject,
      keywords: text,
      note: closed ? "closed" : "open",
      icon: <MessagesSquare />,
      run: () => navigate(addressOf({ kind: "support", id })),
    }),
  );
  return { discussions: discussions ?? [], isSearching };
}
