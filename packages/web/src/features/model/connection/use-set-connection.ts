import { setModelConnection } from "@app/contract/model-connection";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { modelConnection } from "#features/model/actuals/connection-queries.ts";
import { openedModel } from "#features/model/model-queries.ts";
import { call } from "#lib/api.ts";

/** Null ends it; the figures of the model stay as they are. */
export function useSetConnection(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (connectionId: number | null) =>
      call(setModelConnection, { params: { id }, body: { connectionId } }),
    onSuccess: async (set) => {
      queries.setQueryData(modelConnection(id).queryKey, set);
      await queries.invalidateQueries({ queryKey: openedModel(id).queryKey });
    },
  });
}
