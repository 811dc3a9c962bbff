import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { createModel } from "@app/contract/models";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import { openConnection } from "#modules/connections/connections.ts";
import { askedOnce, findMade, findMadeInTurn } from "./asked-once.ts";
import { refuseSecondOfCommunity } from "./community-model.ts";
import { inPool } from "./in-pool.ts";
import type { SeenDocument } from "./look-at-document.ts";
import { makeDocument } from "./make-document.ts";
import * as store from "./models.store.ts";
import { type CopySource, materialOf } from "./new-document.ts";
import { openModel } from "./open-model.ts";
import { get } from "./present-model.ts";

type Source = CheckedOf<typeof createModel>["body"];
/** What is said of a model that comes with a document of its own. */
type Brought = { from: "workbook"; modelName: string; clientId: number | null };
type Kept = Source | Brought;

/** Made and calculated before the transaction opens; the same save id again is the same model. */
export async function create(
  pool: Pool,
  context: MemberContext,
  { saveId = randomUUID(), ...source }: Source,
) {
  const { identity } = context;
  const once = askedOnce(saveId, { made: source });
  const earlier = await context.commitNow((db) => findMade({ db, identity }, once));
  if (earlier) return get(context, earlier.modelId);
  const material = await materialOf(pool, context, source);
  const made = await inPool(pool, context, makeDocument, material);
  // A first day that no period of a time series begins with is the one thing that can be wrong.
  if ("refused" in made) throw new Refusal(400, made.refused, "start");
  const again = await findMadeInTurn(context, once);
  return again ? get(context, again.modelId) : keepNew(context, source, made, once);
}

/** Keeps a calculated document as a new model of whoever asks. */
export async function keepNew(
  context: MemberContext,
  source: Kept,
  seen: SeenDocument,
  once: { saveId: string; askedHash?: string } = { saveId: randomUUID() },
) {
  const { db, identity, now } = context;
  const { teamId, accountId, name } = identity.member;
  const { modelName, clientId } = source;
  if (clientId !== null) await clients.get(context, clientId);
  const origin = "modelId" in source ? await openOrigin(context, source) : undefined;
  const connectionId = connectionOf(source, origin);
  if (connectionId !== null) await openConnection(context, connectionId);
  const isEducation = origin?.isEducation ?? source.from === "example";
  if (!isEducation) await refuseSecondOfCommunity(context);
  const at = now();
  const id = await store.insert(
    db,
    {
      ...{ teamId, clientId, connectionId, name: modelName, figures: seen.figures },
      failingChecks: seen.failing.map(({ id }) => id),
      ownerAccountId: accountId,
      parentId: source.from === "parallel" ? source.modelId : null,
      isEducation,
      teamLevel: ACCESS_LEVELS.STANDARD,
      ...{ savedAt: at, savedByName: name, createdAt: at, updatedAt: at },
    },
    seen.text,
    {
      ...{ kind: "create", ...once, at, message: "Made the model" },
      ...{ authorUserId: identity.userId, authorName: name, closingCash: seen.closingCash },
      isByStaff: identity.masquerader !== null,
    },
  );
  context.audit({ action: "model.create", subjectId: id, subjectName: modelName, after: source });
  return get(context, id);
}

/** A copy goes on from the same books, if whoever makes it may see them; a budget beside a forecast has none. */
function connectionOf(source: Kept, origin: Awaited<ReturnType<typeof openOrigin>> | undefined) {
  if (source.from === "connection") return source.connectionId;
  return source.from === "copy" ? (origin?.connectionId ?? null) : null;
}

/** Looked at again in the transaction: it may have been shut meanwhile. */
async function openOrigin(context: MemberContext, { from, modelId }: CopySource) {
  const origin = await openModel(context, modelId);
  if (from === "parallel" && origin.teamId !== context.identity.member.teamId) {
    throw new Refusal(
      409,
      "A parallel model stands beside a model of your own team. Copy this one instead.",
      "modelId",
    );
  }
  return origin;
}
