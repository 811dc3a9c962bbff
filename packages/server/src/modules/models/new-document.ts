import type { modelSource } from "@app/contract/model-draft";
import { exampleModels } from "@app/engine/examples/examples";
import type { TimeSeries } from "@app/engine/starters/starter";
import { starterModels } from "@app/engine/starters/starters";
import { monthOfDay, readDay } from "@app/engine/time/day";
import { beginningsText, beginsPeriod } from "@app/engine/time/first-month";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { isCurrency } from "#modules/app-data/app-data.ts";
import { fitDocument, readModelBooks } from "#modules/model-books/model-books.ts";
import { inPool } from "./in-pool.ts";
import { selectDocument } from "./models.store.ts";
import { openModel } from "./open-model.ts";

type Source = z.output<typeof modelSource>;
type StarterSource = Extract<Source, { from: "starter" }>;
type ExampleSource = Extract<Source, { from: "example" }>;
type ConnectionSource = Extract<Source, { from: "connection" }>;
export type CopySource = Extract<Source, { from: "copy" | "parallel" }>;

/** What a new model's document is made of: known to be there, and yet to be made. */
export type Material =
  | StarterSource
  | ExampleSource
  | { from: "text"; text: string; modelName: string };

export async function materialOf(
  pool: Pool,
  context: MemberContext,
  source: Source,
): Promise<Material> {
  const { modelName } = source;
  switch (source.from) {
    case "starter":
      return checkStarter(source);
    case "example":
      return checkExample(source);
    case "connection":
      return { from: "text", text: await fittedText(pool, context, source), modelName };
    case "copy":
    case "parallel":
      return { from: "text", text: await textOf(context, source), modelName };
  }
}

function checkStarter(source: StarterSource) {
  const starter = starterModels.find(({ key }) => key === source.key);
  if (!starter) throw new Refusal(400, "Choose a starter model.", "key");
  const timeSeries = starter.timeSeries.find(({ key }) => key === source.timeSeries);
  if (!timeSeries) throw new Refusal(400, "Choose a time series.", "timeSeries");
  checkStart(timeSeries, source);
  if (!isCurrency(source.currency)) throw new Refusal(400, "Choose a currency.", "currency");
  return source;
}

/** A quarter or year that is none of the financial year's would stand under another one's name. */
function checkStart({ unit }: TimeSeries, { start, yearEndMonth }: StarterSource) {
  const month = monthOfDay(readDay(start) ?? 0);
  if (beginsPeriod(unit, month, yearEndMonth)) return;
  throw new Refusal(400, beginningsText(unit, yearEndMonth), "start");
}

function checkExample(source: ExampleSource) {
  if (exampleModels.some(({ key }) => key === source.key)) return source;
  throw new Refusal(400, "Choose an example model.", "key");
}

async function fittedText(pool: Pool, context: MemberContext, source: ConnectionSource) {
  const { connectionId, modelName: name, forecastMonths, unit } = source;
  const books = await context.commitNow((db) => readModelBooks({ ...context, db }, connectionId));
  const wishes = { name, forecastMonths, unit };
  const { fitted, problems } = await inPool(pool, context, fitDocument, { books, wishes });
  if (!fitted) throw new Refusal(400, problems[0]?.message ?? "", "connectionId");
  return JSON.stringify(fitted.document);
}

/** Read by itself: it is calculated before the transaction opens. */
function textOf(context: MemberContext, { modelId }: CopySource) {
  return context.commitNow(async (db) => {
    await openModel({ ...context, db }, modelId);
    return selectDocument(db, modelId);
  });
}
