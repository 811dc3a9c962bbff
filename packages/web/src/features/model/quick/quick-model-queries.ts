import { getConnection } from "@app/contract/connections";
import type { DataOf } from "@app/contract/endpoint";
import { saveModelDocument } from "@app/contract/model-versions";
import { createModel } from "@app/contract/models";
import { previewQuickModel } from "@app/contract/quick-model";
import type { Edit } from "@app/engine/edits/edit";
import { call, queryFor } from "#lib/api.ts";
import { type QuickModelSearch, wishesOf } from "./quick-model-search.ts";

export type Fitted = NonNullable<DataOf<typeof previewQuickModel>["fitted"]>;
export type Fit = Fitted["fits"][number];

export const readConnection = (id: number) =>
  queryFor(getConnection, { params: { id }, query: {} });

export const quickModel = (id: number, search: QuickModelSearch) =>
  queryFor(previewQuickModel, { params: { id }, query: wishesOf(search) });

type Wanted = {
  connectionId: number;
  search: QuickModelSearch;
  modelName: string;
  clientId: number | null;
  /** What was changed on the page. */
  edits: Edit[];
  saveId: string;
};

/** The model as the server makes it, and then what was changed in it here. */
export async function makeQuickModel({ edits, search, ...wanted }: Wanted): Promise<number> {
  const { connectionId, modelName, clientId, saveId } = wanted;
  const model = await call(createModel, {
    body: {
      ...{ from: "connection", connectionId, modelName, clientId, saveId },
      ...wishesOf(search),
    },
  });
  if (edits.length > 0)
    await call(saveModelDocument, {
      params: { id: model.id },
      body: { saveId: crypto.randomUUID(), baseVersion: model.documentVersion, edits },
    });
  return model.id;
}
