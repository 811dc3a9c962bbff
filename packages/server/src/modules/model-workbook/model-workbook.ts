import type { CheckedOf } from "@app/contract/endpoint";
import { type createModelFromWorkbook, getModelWorkbook } from "@app/contract/model-workbook";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import { selectVersion } from "#modules/model-versions/model-versions.ts";
import { inPool, keepNew, openModel, record } from "#modules/models/models.ts";
import { makeWorkbook } from "./make-workbook.ts";
import { readChanges } from "./read-changes.ts";
import { readWorkbook } from "./read-workbook.ts";
import { fileNameOf } from "./workbook-name.ts";

/** Each takes seconds of a processor. */
const DOWNLOADS = { name: "model_workbook", count: 60, windowSeconds: 60 * 60 };
const [CONTENT_TYPE] = getModelWorkbook.contentTypes;

/** Made before the transaction opens, and given up when nobody waits for it any more. */
export async function download(
  pool: Pool,
  context: MemberContext,
  id: number,
  asked: number | undefined,
) {
  await context.take(DOWNLOADS, String(context.identity.userId));
  const { version, ...stored } = await selectVersion(context, id, asked);
  const bytes = await inPool(pool, context, makeWorkbook, {
    stored,
    origin: { modelId: id, version },
  });
  if (!bytes) throw new Refusal(413, "This model is too large for a workbook.");
  // Looked at again: it may have been shut meanwhile.
  const model = await openModel(context, id);
  // What leaves with it is the whole model.
  record(context, "model.download_workbook", model, model.modelName, { after: { version } });
  return { bytes, contentType: CONTENT_TYPE, fileName: fileNameOf(model, asked) };
}

type Upload = { file: Uint8Array; fileName: string };

export async function check(pool: Pool, context: MemberContext, upload: Upload) {
  return (await read(pool, context, upload)).findings;
}

type Draft = CheckedOf<typeof createModelFromWorkbook>["body"];

export async function create(
  pool: Pool,
  context: MemberContext,
  file: Uint8Array,
  { fileName, modelName, clientId, refusalCount }: Draft,
) {
  const { findings, seen } = await read(pool, context, { file, fileName, modelName });
  if (findings.refusalCount !== refusalCount) throw untold(findings);
  const source = { from: "workbook", modelName, clientId: clientId ?? null } as const;
  return keepNew(context, source, seen);
}

/** What was changed in a workbook, for the model it is brought back to. */
export async function changes(pool: Pool, context: MemberContext, id: number, upload: Upload) {
  const { version: newest, ...stored } = await selectVersion(context, id, undefined);
  const outcome = await inPool(pool, context, readChanges, { ...upload, stored }, tooMuchToRead);
  if ("refusal" in outcome) throw new Refusal(400, outcome.refusal, "file");
  const { isNewest, origin, ...found } = outcome;
  const isOlder = origin?.modelId === id && origin.version <= newest;
  return { ...found, newest, madeFrom: isNewest ? newest : isOlder ? origin.version : null };
}

async function read(pool: Pool, context: MemberContext, given: Upload & { modelName?: string }) {
  const outcome = await inPool(pool, context, readWorkbook, given, tooMuchToRead);
  if ("refusal" in outcome) throw new Refusal(400, outcome.refusal, "file");
  return outcome;
}

const tooMuchToRead = () =>
  new Refusal(413, "The file takes too much time or memory to be read.", "file");

function untold({ refusals, refusalCount }: { refusals: string[]; refusalCount: number }) {
  const told = refusals.slice(0, 5).join(" ");
  const message =
    refusalCount === 0
      ? "Every change in the workbook can be taken after all. Check it again."
      : `${refusalCount} changes in the workbook cannot be taken: ${told}`;
  return new Refusal(409, message, "file");
}
