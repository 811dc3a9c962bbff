import assert from "node:assert/strict";
import type { AccessLevel } from "@app/contract/access-level";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Member } from "#core/context.ts";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { clients } from "#db/schema/clients.ts";
import { connections } from "#db/schema/connections.ts";
import { grants } from "#db/schema/grants.ts";
import { modelDocuments, modelVersions } from "#db/schema/model-versions.ts";
import { modelCounts, models } from "#db/schema/models.ts";
import { subscriptions } from "#db/schema/subscriptions.ts";

/** Whoever asks: a store of models needs to know the person, since each sees other ones. */
export type Asker = Pick<Member, "accountId" | "teamId"> & { userId: number };

const parents = alias(models, "parents");
const owners = alias(accounts, "owners");

/** Whose a shared model is, which its own team's tables keep from others. */
const shared = sql`(select * from shared_models()) shared`;

const columns = {
  id: models.id,
  teamId: models.teamId,
  modelName: models.name,
  version: models.version,
  documentVersion: models.documentVersion,
  isParallelModel: sql<boolean>`${models.parentId} is not null`,
  parentModelId: parents.id,
  parentModelName: parents.name,
  hasParallelModel: sql<boolean>`exists (select from ${models} parallels
    where parallels.parent_id = ${models.id} and parallels.deleted_at is null)`,
  clientId: clients.id,
  clientName: clients.name,
  /** Null where the asker may not see it: row-level security says. */
  connectionId: connections.id,
  connectionName: connections.name,
  hasConnection: sql<boolean>`${models.connectionId} is not null`,
  ownerAccountId: models.ownerAccountId,
  ownerName: owners.name,
  ownerAvatarIndex: owners.avatarIndex,
  sharedOwnerName: sql<string | null>`shared.owner_name`,
  sharedOwnerAvatarIndex: sql<number | null>`shared.owner_avatar_index`,
  sharedTeamName: sql<string | null>`shared.team_name`,
  teamLevel: sql<AccessLevel>`${models.teamLevel}`,
  granted: sql<AccessLevel | null>`${grants.level}`,
  isActive: models.isActive,
  isEducation: models.isEducation,
  figures: models.figures,
  savedAt: models.savedAt,
  savedByName: models.savedByName,
  createdAt: models.createdAt,
  updatedAt: models.updatedAt,
};

export type Row = NonNullable<Awaited<ReturnType<typeof select>>>;

/** Models with all that is shown of them; row-level security leaves out whatever the asker may not see. */
function selectFrom(db: Db, { userId }: Asker) {
  return db
    .select(columns)
    .from(models)
    .leftJoin(grants, and(eq(grants.modelId, models.id), eq(grants.userId, userId)))
    .leftJoin(parents, and(eq(parents.id, models.parentId), isNull(parents.deletedAt)))
    .leftJoin(clients, and(eq(clients.id, models.clientId), isNull(clients.deletedAt)))
    .leftJoin(connections, eq(connections.id, models.connectionId))
    .leftJoin(owners, eq(owners.id, models.ownerAccountId))
    .leftJoin(shared, sql`shared.model_id = ${models.id}`)
    .$dynamic();
}

/** Not deleted, and of the asker's team or granted to the asker by another. */
function isReached(asker: Asker) {
  return and(isNull(models.deletedAt), isOf(asker));
}

function isOf({ teamId }: Asker) {
  return sql`(${models.teamId} = ${teamId} or ${grants.kind} = 'trusted')`;
}

/** Which of these the team still has, as far as the asker may see them. */
export async function selectPresent(db: Db, teamId: number, ids: number[]) {
  const isThere = and(eq(models.teamId, teamId), inArray(models.id, ids), isNull(models.deletedAt));
  const rows = await db.select({ id: models.id }).from(models).where(isThere);
  return rows.map(({ id }) => id);
}

/** Which of these the asker may know of, deleted ones too: row-level security says. */
export async function selectKnown(db: Db, ids: number[]) {
  const rows = await db.select({ id: models.id }).from(models).where(inArray(models.id, ids));
  return rows.map(({ id }) => id);
}

/** In no order. */
export function selectThese(db: Db, asker: Asker, ids: number[]) {
  return selectFrom(db, asker).where(and(inArray(models.id, ids), isReached(asker)));
}

export async function select(db: Db, asker: Asker, id: number) {
  const [row] = await selectFrom(db, asker).where(and(eq(models.id, id), isReached(asker)));
  return row;
}

/** The team's own, in the order of their ids. */
export function selectOwnAfter(db: Db, asker: Asker, id: number, limit: number) {
  return selectFrom(db, asker)
    .where(and(eq(models.teamId, asker.teamId), isNull(models.deletedAt), gt(models.id, id)))
    .orderBy(asc(models.id))
    .limit(limit);
}

/** One that was deleted after a time. */
export async function selectDeleted(db: Db, asker: Asker, id: number, deletedAfter: Date) {
  const isRestorable = and(eq(models.id, id), gt(models.deletedAt, deletedAfter));
  const [row] = await selectFrom(db, asker).where(and(isRestorable, isOf(asker)));
  return row;
}

/** Nobody else changes these models until the transaction ends; in one order everywhere. */
export async function lock(db: Db, ...ids: number[]) {
  await db
    .select({ id: models.id })
    .from(models)
    .where(inArray(models.id, ids))
    .orderBy(asc(models.id))
    .for("update");
}

/** Nobody else counts its models meanwhile. */
export async function lockTeam(db: Db, teamId: number) {
  const isIt = eq(subscriptions.id, teamId);
  await db.select({ id: subscriptions.id }).from(subscriptions).where(isIt).for("update");
}

/** How many models a team works on, without its examples. */
export async function countActive(db: Db, teamId: number) {
  const isOfTeam = and(eq(modelCounts.teamId, teamId), eq(modelCounts.list, "Team"));
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${modelCounts.count}), 0)::int` })
    .from(modelCounts)
    .where(isOfTeam);
  return row?.count ?? 0;
}

/** The models that a team works on, without its examples. */
export function selectActive(db: Db, teamId: number) {
  return db
    .select({ id: models.id, modelName: models.name, teamId: models.teamId })
    .from(models)
    .where(
      and(
        eq(models.teamId, teamId),
        eq(models.isActive, true),
        eq(models.isEducation, false),
        isNull(models.deletedAt),
      ),
    )
    .orderBy(asc(models.id));
}

/** Whether a team may only read, whoever asks. */
export async function isReadOnlyTeam(db: Db, teamId: number) {
  const [row] = await db.execute<{ isReadOnly: boolean }>(
    sql`select is_read_only_team(${teamId}) as "isReadOnly"`,
  );
  return row?.isReadOnly === true;
}

type Change = Partial<
  Pick<typeof models.$inferInsert, "name" | "clientId" | "connectionId" | "isActive" | "deletedAt">
>;

/** The caller has found out that the asker may. */
export async function update(db: Db, ids: number[], change: Change, now: Date) {
  await db
    .update(models)
    .set({ ...change, updatedAt: now, version: sql`${models.version} + 1` })
    .where(inArray(models.id, ids));
}

export async function selectDocument(db: Db, id: number) {
  const [row] = await db
    .select({ document: modelDocuments.document })
    .from(modelDocuments)
    .where(eq(modelDocuments.modelId, id));
  assert(row, "a model without a document");
  return row.document;
}

/** The model that somebody's save id made, and how it began. */
export async function selectMade(db: Db, userId: number, saveId: string) {
  const { modelId, snapshot, askedHash } = modelVersions;
  const isMade = and(
    eq(modelVersions.saveId, saveId),
    eq(modelVersions.authorUserId, userId),
    eq(modelVersions.version, 1),
  );
  const [row] = await db.select({ modelId, snapshot, askedHash }).from(modelVersions).where(isMade);
  return row;
}
export type Made = NonNullable<Awaited<ReturnType<typeof selectMade>>>;

/** Nobody else makes a model by this id until the transaction ends. */
export async function lockSaveId(db: Db, saveId: string) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('save'), hashtext(${saveId}))`);
}

/** Removes for good, in every team: for the nightly job. */
export async function purge(storage: Storage, deletedUntil: Date) {
  await storage.query("delete from models where deleted_at <= $1", [deletedUntil.toISOString()]);
}

type NewModel = Omit<typeof models.$inferInsert, "documentVersion">;
type FirstVersion = Omit<
  typeof modelVersions.$inferInsert,
  "modelId" | "teamId" | "version" | "run" | "edits" | "snapshot"
>;

/** The record, its document and its first version, which holds all of it. */
export async function insert(db: Db, model: NewModel, document: string, first: FirstVersion) {
  const [row] = await db
    .insert(models)
    .values({ ...model, documentVersion: 1 })
    .returning({ id: models.id });
  assert(row, "an inserted model did not come back");
  const of = { modelId: row.id, teamId: model.teamId, version: 1 };
  await db.insert(modelDocuments).values({ ...of, document });
  await db
    .insert(modelVersions)
    .values({ ...first, ...of, run: 1, edits: "[]", snapshot: document });
  return row.id;
}
