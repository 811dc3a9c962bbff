import { useQuery } from "@tanstack/react-query";
import { useWorkbench } from "#features/model/workbench/use-workbench.ts";
import { useStructure } from "#model/use-open-document.ts";
import { modelConnection } from "./connection-queries.ts";
import { offerOf } from "./offer.ts";
import { useRestated } from "./use-restated.ts";

/** What the model's connection has for it; undefined while that is not known, or not this person's to see. */
export function useOffer() {
  const { document, model } = useWorkbench();
  const { timeline } = useStructure(document);
  const isAsked = model.connectionId !== null;
  const { data } = useQuery({ ...modelConnection(model.id), enabled: isAsked });
  const restated = useRestated();
  return data && { ...data, offer: offerOf(data, timeline, restated) };
}
