import { getModelConnection, readConnectionActuals } from "@app/contract/model-connection";
import { useQuery } from "@tanstack/react-query";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { queryFor } from "#lib/api.ts";
import { useStructure } from "#model/use-open-document.ts";
import { offerOf } from "./offer.ts";

export function modelConnection(id: number) {
  return queryFor(getModelConnection, { params: { id } });
}

export function connectionActuals(id: number) {
  return queryFor(readConnectionActuals, { params: { id } });
}

/** What the model's connection has for it; undefined while that is not known, or not this person's to see. */
export function useOffer() {
  const { document, model } = useWorkbench();
  const { timeline } = useStructure(document);
  const isAsked = model.connectionId !== null;
  const { data } = useQuery({ ...modelConnection(model.id), enabled: isAsked });
  return data && { ...data, offer: offerOf(data, timeline) };
}
