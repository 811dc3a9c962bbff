import type { modelDraft } from "@app/contract/model-draft";
import { getModel, type Model, updateModel } from "@app/contract/models";
import type * as z from "zod/mini";
import { ApiError, call } from "#lib/api.ts";
import { mergeThreeWays } from "#lib/merge.ts";

export type ModelDraft = z.output<typeof modelDraft>;

/**
 * Changes a model's record as somebody opened it. What colleagues changed meanwhile is kept; where
 * they changed the same, it is refused, and nothing of theirs is overwritten unseen.
 */
export async function saveModel(opened: Model, change: Partial<ModelDraft>): Promise<Model> {
  const params = { id: opened.id };
  const mine = { ...draftOf(opened), ...change };
  try {
    return await call(updateModel, { params, body: mine, ifVersion: opened.version });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 412)) throw error;
    const theirs = await call(getModel, { params });
    const { merged, conflicts } = mergeThreeWays(draftOf(opened), mine, draftOf(theirs));
    if (conflicts.length > 0) throw error;
    return saveModel(theirs, merged);
  }
}

function draftOf({ modelName, clientId }: Model): ModelDraft {
  return { modelName, clientId };
}
