import type { modelSource } from "@app/contract/models";
import { exampleModels } from "@app/engine/examples/examples";
import type { ModelDocument } from "@app/engine/model/document";
import { readDocument } from "@app/engine/model/read-document";
import { starterModels } from "@app/engine/starters/starters";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { isCurrency } from "#modules/app-data/app-data.ts";
import { selectDocument } from "./models.store.ts";
import { openModel } from "./open-model.ts";

type Source = z.output<typeof modelSource>;
export type StarterSource = Extract<Source, { from: "starter" }>;
export type CopySource = Extract<Source, { from: "copy" | "parallel" }>;
export type ExampleSource = Extract<Source, { from: "example" }>;

export function documentFromStarter(source: StarterSource): ModelDocument {
  const { modelName: name, start, yearEndMonth, currency } = source;
  const starter = starterModels.find(({ key }) => key === source.key);
  if (!starter) throw new Refusal(400, "Choose a starter model.", "key");
  const timeSeries = starter.timeSeries.find(({ key }) => key === source.timeSeries);
  if (!timeSeries) throw new Refusal(400, "Choose a time series.", "timeSeries");
  if (!isCurrency(currency)) throw new Refusal(400, "Choose a currency.", "currency");
  return checked(starter.make({ name, timeSeries, start, yearEndMonth, currency }));
}

export function documentFromExample({ key, modelName }: ExampleSource): ModelDocument {
  const example = exampleModels.find((each) => each.key === key);
  if (!example) throw new Refusal(400, "Choose an example model.", "key");
  return { ...example.document(), name: modelName };
}

/** Read by itself: it is calculated before the transaction opens. */
export async function documentFromModel(context: MemberContext, source: CopySource) {
  const text = await context.commitNow(async (db) => {
    await openModel({ ...context, db }, source.modelId);
    return selectDocument(db, source.modelId);
  });
  return { ...(JSON.parse(text) as ModelDocument), name: source.modelName };
}

/** A first day that no period of the time series begins with is the one thing that can be wrong. */
function checked(made: ModelDocument) {
  const { document, issues } = readDocument(made);
  if (!document) {
    throw new Refusal(400, issues[0]?.message ?? "Choose another first period.", "start");
  }
  return document;
}
