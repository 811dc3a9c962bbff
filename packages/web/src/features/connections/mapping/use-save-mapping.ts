import { getConnectionFigures } from "@app/contract/connection-mapping";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetConnections } from "#features/connections/connection-queries.ts";
import type { Choices } from "./mapping-draft.ts";
import { connectionMapping, type Mapping } from "./mapping-queries.ts";
import { saveMapping } from "./save-mapping.ts";

type Asked = { opened: Mapping; choices: Choices };

/** What is chosen holds for every model that reads from the connection. */
export function useSaveMapping(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ opened, choices }: Asked) => saveMapping(id, opened, choices),
    onSuccess: async (saved) => {
      queries.setQueryData(connectionMapping(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: [getConnectionFigures.path] });
      await forgetConnections(queries);
    },
  });
}
