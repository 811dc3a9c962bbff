import {
  getConnectionFigures,
  getConnectionMapping,
  previewConnectionMapping,
  setConnectionMapping,
} from "@app/contract/connection-mapping";
import type { DataOf } from "@app/contract/endpoint";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetConnections } from "#features/connections/connection-queries.ts";
import { call, queryFor } from "#lib/api.ts";
import type { Choices } from "./mapping-draft.ts";

export type Mapping = DataOf<typeof getConnectionMapping>;
export type MappedAccount = Mapping["accounts"][number];
export type MappingPreview = DataOf<typeof previewConnectionMapping>;
export type Figures = DataOf<typeof getConnectionFigures>;

export const connectionMapping = (id: number) => queryFor(getConnectionMapping, { params: { id } });
export const connectionFigures = (id: number) => queryFor(getConnectionFigures, { params: { id } });

const asked = (choices: Choices) =>
  Object.entries(choices).map(([accountId, line]) => ({ accountId, line }));

export function previewOf(id: number, choices: Choices) {
  return call(previewConnectionMapping, { params: { id }, body: { choices: asked(choices) } });
}

/** What is chosen holds for every model that reads from the connection. */
export function useSaveMapping(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ version, choices }: { version: number; choices: Choices }) =>
      call(setConnectionMapping, { params: { id }, body: { version, choices: asked(choices) } }),
    onSuccess: async (saved) => {
      queries.setQueryData(connectionMapping(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: [getConnectionFigures.path] });
      await forgetConnections(queries);
    },
  });
}
