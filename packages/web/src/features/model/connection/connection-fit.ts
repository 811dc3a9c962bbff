/** Whether a connection's books could be a model's; what only its figures tell, the server says. */
import type { Connection } from "@app/contract/connections";
import type { Model } from "@app/contract/models";
import type { ModelDocument } from "@app/engine/model/document";
import { yearEndLabel } from "@app/engine/time/month";
import { countOf } from "#model/outlook.ts";

/** Why not, in a sentence; undefined where nothing speaks against it. */
export function whyNotFitting(
  { organisation, status, clientId }: Connection,
  { currency, timeline }: Pick<ModelDocument, "currency" | "timeline">,
  model: Pick<Model, "clientId">,
): string | undefined {
  if (clientId !== null && model.clientId !== null && clientId !== model.clientId)
    return "It is another client's.";
  if (timeline.unit === "week") return "Books are by month, and months do not say what a week was.";
  if (!organisation || status.lastSyncAt === null) return "Nothing has been read yet.";
  if (organisation.currency !== currency)
    return `Its books are kept in ${organisation.currency}, and the model is in ${currency}.`;
  const { yearEndMonth } = timeline;
  if (organisation.yearEndMonth !== yearEndMonth)
    return `Its year ends on ${yearEndLabel(organisation.yearEndMonth)}, and the model's on ${yearEndLabel(yearEndMonth)}.`;
  if (status.unmappedCount > 0)
    return `${countOf(status.unmappedCount, "account")} without a line in its mapping.`;
  return undefined;
}
