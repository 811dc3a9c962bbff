import type { RequestOf } from "@app/contract/endpoint";
import { acceptModelOffer, declineModelOffer, listModelOffers } from "@app/contract/model-sharing";
import {
  cancelModel,
  createModel,
  deleteModel,
  getModel,
  listModels,
  type Model,
  reactivateModel,
  restoreModel,
} from "@app/contract/models";
import { listExampleModels, listStarterModels } from "@app/contract/starter-models";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, queryFor } from "#lib/api.ts";
import { pageRows } from "#lib/page-rows.ts";
import type { ModelSearch } from "./model-search.ts";
import { type ModelDraft, saveModel } from "./save-model.ts";

export function modelPage(
  { page, filter, search, sort, checks }: ModelSearch,
  rows = pageRows(page),
) {
  return queryFor(listModels, {
    query: { ...rows, filter, search, sort, checks },
  });
}

/** A page has the figures of its models; only a list of everything leaves them out. */
export function hasFigures(listed: { figures?: Model["figures"] | undefined }): listed is Model {
  return listed.figures !== undefined;
}

export function modelById(id: number) {
  return queryFor(getModel, { params: { id } });
}

/** The same for everybody, and calculated by the server: fetched once. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };
export const starterModels = queryFor(listStarterModels, {}, ONCE);
export const exampleModels = queryFor(listExampleModels, {}, ONCE);

export const modelOffers = queryFor(listModelOffers, {});

/** Lists show a change as soon as it is made. */
export function forgetModelLists(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [listModels.path] });
}

/** A change to a model: wherever that is open it shows at once, and lists are asked for again. */
export function useModelChange<Asked>(mutationFn: (asked: Asked) => Promise<Model>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (model) => {
      queries.setQueryData(modelById(model.id).queryKey, model);
      return forgetModelLists(queries);
    },
  });
}

type NewModel = RequestOf<typeof createModel>["body"];

/** Sent again as it was, by a second click or after a lost answer, it is the same model. */
export function useCreateModel() {
  const sent = useRef({ text: "", saveId: "" });
  return useModelChange(async (source: NewModel) => {
    const text = JSON.stringify(source);
    if (sent.current.text !== text) sent.current = { text, saveId: crypto.randomUUID() };
    const model = await call(createModel, { body: { ...source, saveId: sent.current.saveId } });
    sent.current = { text: "", saveId: "" };
    return model;
  });
}

/** Keeps what colleagues changed since the model was `opened`; see `saveModel`. */
export function useSaveModel() {
  return useModelChange(({ opened, change }: { opened: Model; change: Partial<ModelDraft> }) =>
    saveModel(opened, change),
  );
}

export function useCancelModel() {
  return useModelChange((id: number) => call(cancelModel, { params: { id } }));
}

export function useReactivateModel() {
  return useModelChange((id: number) => call(reactivateModel, { params: { id } }));
}

export function useDeleteModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(deleteModel, { params: { id } }),
    onSuccess: () => forgetModelLists(queries),
  });
}

export function useRestoreModel() {
  return useModelChange((id: number) => call(restoreModel, { params: { id } }));
}

export function useAnswerOffer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isAccepted }: { id: number; isAccepted: boolean }) =>
      call(isAccepted ? acceptModelOffer : declineModelOffer, { params: { id } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [listModelOffers.path] }),
        forgetModelLists(queries),
      ]),
  });
}
