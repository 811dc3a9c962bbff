import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { createModel } from "@app/contract/models";
import type { ModelDocument } from "@app/engine/model/document";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import { inPool } from "./in-pool.ts";
import { lookAtDocument, type SeenDocument } from "./look-at-document.ts";
import * as store from "./models.store.ts";
import {
  type CopySource,
  documentFromExample,
  documentFromModel,
  documentFromStarter,
} from "./new-document.ts";
import { openModel } from "./open-model.ts";
import { get } from "./present-model.ts";

type Source = CheckedOf<typeof createModel>["body"];
/** What is said of a model that comes with a document of its own. */
type Brought = { from: "workbook"; modelName: string; clientId: number | null };
type Kept = Source | Brought;

/** The document is made and calculated before the transaction opens. */
export async function create(pool: Pool, context: MemberContext, source: Source) {
  const document = await documentOf(context, source);
  const seen = await inPool(pool, context, lookAtDocument, document);
  return keepNew(context, source, seen);
}

async function documentOf(context: MemberContext, source: Source): Promise<ModelDocument> {
  switch (source.from) {
    case "starter":
      return documentFromStarter(source);
    case "example":
      return documentFromExample(source);
    case "copy":
    case "parallel":
      return documentFromModel(context, source);
  }
}

/** Keeps a calculated document as a new model of whoever asks. */
export async function keepNew(
  context: MemberContext,
  source: Kept,
  seen: SeenDocument,
  saveId: string = randomUUID(),
) {
  const { db, identity, now } = context;
  const { teamId, accountId, name } = identity.member;
  const { modelName, clientId } = source;
  if (clientId !== null) await clients.get(context, clientId);
  const origin = "modelId" in source ? await openOrigin(context, source) : undefined;
  const at = now();
  const id = await store.insert(
    db,
    {
      ...{ teamId, clientId, name: modelName, figures: seen.figures },
      ownerAccountId: accountId,
      parentId: source.from === "parallel" ? source.modelId : null,
      isEducation: origin?.isEducation ?? source.from === "example",
      teamLevel: ACCESS_LEVELS.STANDARD,
      ...{ savedAt: at, savedByName: name, createdAt: at, updatedAt: at },
    },
    seen.text,
    {
      ...{ kind: "create", saveId, at, message: "Made the model" },
      ...{ authorUserId: identity.userId, authorName: name, closingCash: seen.closingCash },
      isByStaff: identity.masquerader !== null,
    },
  );
  context.audit({ action: "model.create", subjectId: id, subjectName: modelName, after: source });
  return get(context, id);
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
