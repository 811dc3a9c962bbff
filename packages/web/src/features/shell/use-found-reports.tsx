import { findWebReports } from "@app/contract/web-reports";
import { useNavigate } from "@tanstack/react-router";
import { FileText } from "lucide-react";
import { queryFor } from "#lib/api.ts";
import type { Command } from "./palette-commands.tsx";
import { FOUND_MAX, useFound } from "./use-found.ts";

/** Reports of every model one may see, by their title. */
export function useFoundReports(text: string) {
  const navigate = useNavigate();
  const { data, isSearching } = useFound(text, (search) =>
    queryFor(findWebReports, { query: { search, limit: FOUND_MAX } }),
  );
  const reports = data?.items.map(
    ({ id, title, modelId, modelName, clientName, isPublished }): Command => ({
      id: `report ${id}`,
      label: title,
      // Words of a title are found in the order they are typed in, and marked wherever they stand.
      keywords: text,
      note: [clientName, modelName, !isPublished && "draft"].filter(Boolean).join(", "),
      icon: <FileText />,
      run: () =>
        navigate({
          to: "/models/$modelId/reports/$reportId",
          params: { modelId, reportId: String(id) },
        }),
    }),
  );
  return { reports: reports ?? [], isSearching };
}
