import { randomUUID } from "node:crypto";
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { CheckedOf } from "@app/contract/endpoint";
import type { createModel, Model } from "@app/contract/models";
import type { ModelDocument } from "@app/engine/model/document";
import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { Refusal } from "#core/refusal.ts";
import * as clients from "#modules/clients/clients.ts";
import { inPool } from "./in-pool.ts";
import { lookAtDocument, type SeenDocument } from "./look-at-document.ts";
import * as store from "./models.store.ts";
import { documentFromExample, documentFromStarter } from "./new-document.ts";
import { levelAt, openModel } from "./open-model.ts";

export { inPool } from "./in-pool.ts";
export { type Outlook, outlookOf } from "./model-figures.ts";
export {
  askerOf,
  levelAt,
  lockModel,
  type OpenModel,
  openModel,
} from "./open-model.ts";

type Source = CheckedOf<typeof createModel>["body"];

export async function get(context: MemberContext, id: number) {
  return present(context, await openModel(context, id));
}

/** The document is made and calculated before the transaction opens. */
export async function create(pool: Pool, context: MemberContext, source: Source) {
  const document = documentOf(source);
  const seen = await inPool(pool, context, lookAtDocument, document);
  return keepNew(context, source, seen);
}

function documentOf(source: Source): ModelDocument {
  switch (source.from) {
    case "starter":
      return documentFromStarter(source);
    case "example":
      return documentFromExample(source);
    case "copy":
    case "parallel":
      throw new Refusal(400, "Not built yet.", "from");
  }
}

/** Keeps a calculated document as a new model of whoever asks. */
export async function keepNew(context: MemberContext, source: Source, seen: SeenDocument) {
  const { db, identity, now } = context;
  const { teamId, accountId, name } = identity.member;
  const { modelName, clientId } = source;
  if (clientId !== null) await clients.get(context, clientId);
  const at = now();
  const id = await store.insert(
    db,
    {
      ...{ teamId, clientId, name: modelName, figures: seen.figures },
      ownerAccountId: accountId,
      isEducation: source.from === "example",
      teamLevel: ACCESS_LEVELS.STANDARD,
      ...{ savedAt: at, savedByName: name, createdAt: at, updatedAt: at },
    },
    seen.text,
    {
      ...{ kind: "create", saveId: randomUUID(), at, message: "Made the model" },
      ...{ authorUserId: identity.userId, authorName: name, closingCash: seen.closingCash },
      isByStaff: identity.masquerader !== null,
    },
  );
  context.audit({ action: "model.create", subjectId: id, subjectName: modelName, after: source });
  return get(context, id);
}

export function present(context: MemberContext, row: store.Row): Model {
  const { teamId, accountId, team } = context.identity.member;
  const { ownerAccountId, savedAt, createdAt, updatedAt } = row;
  const isShared = row.teamId !== teamId;
  return {
    ...row,
    versionIdentifier: String(row.documentVersion),
    registeredModelAccessMode: levelAt(context, row),
    owner: {
      accountId: isShared ? null : ownerAccountId,
      name: row.ownerName ?? row.sharedOwnerName ?? "",
      avatarIndex: row.ownerAvatarIndex ?? 0,
      isYou: ownerAccountId === accountId,
    },
    teamName: row.sharedTeamName ?? team.name,
    isShared,
    savedAt: savedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
