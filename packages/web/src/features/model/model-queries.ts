import { getModel, reactivateModel } from "@app/contract/models";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, queryFor } from "#lib/api.ts";

/** The model that is open; what the live line tells of it is put in here. */
export function openedModel(id: number) {
  return queryFor(getModel, { params: { id } });
}

export function useReactivateModel(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(reactivateModel, { params: { id } }),
    onSuccess: (model) => queries.setQueryData(openedModel(id).queryKey, model),
  });
}
