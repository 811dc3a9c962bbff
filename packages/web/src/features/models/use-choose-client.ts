import { chooseClient, type Model } from "@app/contract/models";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { forgetModelLists, modelById } from "./model-queries.ts";
import { saveModel } from "./save-model.ts";

type ClientOfModels = { models: readonly Model[]; clientId: number | null };

/** Gives all of the models a client, or none of them where one may not be changed. */
export function useChooseClient() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: clientChosen,
    onSuccess: (items) => {
      for (const model of items) queries.setQueryData(modelById(model.id).queryKey, model);
      return forgetModelLists(queries);
    },
  });
}

async function clientChosen({ models, clientId }: ClientOfModels): Promise<Model[]> {
  const [model, ...others] = models;
  if (model && others.length === 0) return [await saveModel(model, { clientId })];
  const body = { modelIds: models.map(({ id }) => id), clientId };
  return (await call(chooseClient, { body })).items;
}
