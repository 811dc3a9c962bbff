import type { AccessLevel } from "@app/contract/access-level";
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db, Storage } from "#db/db.ts";
import { accounts } from "#db/schema/accounts.ts";
import { grants } from "#db/schema/grants.ts";
import { modelVisits } from "#db/schema/model-versions.ts";
import { models } from "#db/schema/models.ts";
import { users } from "#db/schema/users.ts";

/** Every store function here works on one model of the team that the transaction is bound to. */
export type OfModel = { teamId: number; id: number };

const isOf = ({ teamId, id }: OfModel) => and(eq(grants.teamId, teamId), eq(grants.modelId, id));
const isVisitBy = ({ id }: OfModel, userId: AnyPgColumn) =>
  and(eq(modelVisits.modelId, id), eq(modelVisits.userId, userId));
const level = sql<AccessLevel>`${grants.level}`;

/** Every member of the team with what they were granted by name; the owner first, then admins. */
export function selectMembers(db: Db, model: OfModel) {
  return db
    .select({
      accountId: accounts.id,
      userId: accounts.userId,
      name: accounts.name,
      email: users.email,
      avatarIndex: accounts.avatarIndex,
      isAdmin: accounts.isAdmin,
      granted: sql<AccessLevel | null>`${grants.level}`,
      lastSeenAt: modelVisits.at,
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .leftJoin(grants, and(isOf(model), eq(grants.userId, accounts.userId)))
    .leftJoin(modelVisits, isVisitBy(model, accounts.userId))
    .where(eq(accounts.teamId, model.teamId))
    .orderBy(desc(accounts.isAdmin), sql`lower(${accounts.name})`, accounts.id);
}

type NewGrant = Omit<typeof grants.$inferInsert, "teamId" | "modelId" | "createdAt" | "updatedAt">;

/** What somebody by name may do, whatever it was before. */
export async function grant(db: Db, model: OfModel, at: Date, row: NewGrant) {
  const stamps = { createdAt: at, updatedAt: at };
  await db
    .insert(grants)
    .values({ ...row, teamId: model.teamId, modelId: model.id, ...stamps })
    .onConflictDoUpdate({
      target: [grants.modelId, grants.userId],
      set: { ...row, accountId: row.accountId ?? null, updatedAt: at },
    });
}

export async function revoke(db: Db, model: OfModel, userId: number) {
  await db.delete(grants).where(and(isOf(model), eq(grants.userId, userId)));
}

/** Nothing where they are no trusted user: what a member was granted may be less than everyone has. */
export async function revokeTrust(db: Db, model: OfModel, userId: number) {
  const [gone] = await db
    .delete(grants)
    .where(and(isOf(model), eq(grants.kind, "trusted"), eq(grants.userId, userId)))
    .returning({ level });
  return gone;
}

/** What everyone in the team has from now on. */
export async function setTeamLevel(
  db: Db,
  { teamId, id }: OfModel,
  teamLevel: AccessLevel,
  at: Date,
) {
  await db
    .update(models)
    .set({ teamLevel, version: sql`${models.version} + 1`, updatedAt: at })
    .where(and(eq(models.teamId, teamId), eq(models.id, id)));
}

export function selectTrusted(db: Db, model: OfModel) {
  const people = sql`trusted_people(${model.id}) people`;
  return db
    .select({
      userId: users.id,
      email: users.email,
      name: sql<string>`coalesce(people.name, ${users.email})`,
      avatarIndex: sql<number>`coalesce(people.avatar_index, 0)`,
      registeredModelAccessMode: level,
      lastSeenAt: modelVisits.at,
    })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .leftJoin(people, sql`people.user_id = ${users.id}`)
    .leftJoin(modelVisits, isVisitBy(model, users.id))
    .where(and(isOf(model), eq(grants.kind, "trusted")))
    .orderBy(sql`3`, users.id);
}

/** Somebody with an account in a team, and whether that is this one; undefined when there is nobody. */
export async function findPerson(db: Db, email: string) {
  const [found] = await db
    .select({ userId: users.id, teamId: sql<number | null>`team_of_user(${users.id})` })
    .from(users)
    .where(eq(users.email, email));
  return found && found.teamId !== null ? { ...found, teamId: found.teamId } : undefined;
}

type OfferKind = "invite" | "transfer";

const offerColumns = {
  id: grants.id,
  email: grants.email,
  registeredModelAccessMode: level,
  invitedByName: grants.grantedByName,
  createdAt: grants.createdAt,
  expiresAt: grants.expiresAt,
};

/** Whoever sent it may still do so: the rule is a function of the database, which offers to users ask as well. */
const holds = sql`offer_holds(${grants})`;

/** What waits to be accepted. */
export async function selectOffers(db: Db, model: OfModel, kind: OfferKind, now: Date) {
  const rows = await db
    .select(offerColumns)
    .from(grants)
    .where(and(isOf(model), eq(grants.kind, kind), gt(grants.expiresAt, now), holds))
    .orderBy(asc(grants.createdAt), asc(grants.id));
  return rows.map((row) => ({ ...row, email: row.email ?? "", expiresAt: row.expiresAt ?? now }));
}

type NewOffer = {
  email: string;
  expiresAt: Date;
  accountId: number | null;
  offeredByUserId: number;
} & Pick<NewGrant, "level" | "grantedByName">;

/** Offered again, it is the same offer with a new end. */
export async function offer(db: Db, model: OfModel, kind: OfferKind, at: Date, row: NewOffer) {
  const [made] = await db
    .insert(grants)
    .values({ ...row, kind, teamId: model.teamId, modelId: model.id, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [grants.modelId, grants.kind, grants.email],
      targetWhere: sql`${grants.email} is not null`,
      set: { ...row, updatedAt: at },
    })
    .returning({ id: grants.id });
  return made?.id ?? 0;
}

export async function deleteOffer(db: Db, model: OfModel, kind: OfferKind, offerId: number) {
  const [gone] = await db
    .delete(grants)
    .where(and(isOf(model), eq(grants.kind, kind), eq(grants.id, offerId)))
    .returning({ email: grants.email, level });
  return gone;
}

export async function deleteOfferTo(db: Db, model: OfModel, kind: OfferKind, email: string) {
  await db.delete(grants).where(and(isOf(model), eq(grants.kind, kind), eq(grants.email, email)));
}

export type Offer = {
  id: number;
  teamId: number;
  modelId: number;
  kind: OfferKind;
  registeredModelAccessMode: AccessLevel;
  byName: string;
  expiresAt: Date;
  modelName: string;
  teamName: string;
};

/** What any team offers the bound user, which those teams' tables keep from them until they accept. */
export async function selectOffersToUser(db: Db, now: Date): Promise<Offer[]> {
  const rows = await db.execute<Offer & { expiresAt: string }>(
    sql`select id, team_id as "teamId", model_id as "modelId", kind,
          level as "registeredModelAccessMode", by_name as "byName", expires_at as "expiresAt",
          model_name as "modelName", team_name as "teamName"
        from offers_to_user(${now.toISOString()}) order by expires_at, id`,
  );
  return [...rows].map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
}

export type TakenModel = {
  modelId: number;
  fromTeamId: number;
  oldOwnerEmail: string | null;
};

/** See the function in the database; undefined when the offer is no longer there. */
export async function takeOfferedModel(db: Db, offerId: number, at: Date) {
  const [taken] = await db.execute<TakenModel>(
    sql`select model_id as "modelId", from_team_id as "fromTeamId", old_owner_email as "oldOwnerEmail"
        from take_offered_model(${offerId}, ${at.toISOString()})`,
  );
  return taken;
}

export async function setOwner(db: Db, { teamId, id }: OfModel, accountId: number, at: Date) {
  await db
    .update(models)
    .set({ ownerAccountId: accountId, version: sql`${models.version} + 1`, updatedAt: at })
    .where(and(eq(models.teamId, teamId), eq(models.id, id)));
}

/** What is deleted as well: it may be restored. */
export async function setOwnerOfAll(
  db: Db,
  teamId: number,
  from: number,
  to: number,
  at: Date,
  only?: readonly number[],
) {
  const rows = await db
    .update(models)
    .set({ ownerAccountId: to, version: sql`${models.version} + 1`, updatedAt: at })
    .where(
      and(
        ...[eq(models.teamId, teamId), eq(models.ownerAccountId, from)],
        only && inArray(models.id, [...only]),
      ),
    )
    .returning({ id: models.id });
  return rows.map(({ id }) => id);
}

/** What nobody can accept any more: it stands in the way of the next, and is not to hold again later. */
export async function deleteEndedOf(db: Db, model: OfModel, now: Date) {
  const isOver = sql`(${lte(grants.expiresAt, now)} or not ${holds})`;
  await db.delete(grants).where(and(isOf(model), isNotNull(grants.expiresAt), isOver));
}

/** Nobody else shares, hands on or moves the model until the transaction ends. */
export async function lock(db: Db, { teamId, id }: OfModel) {
  await db
    .select({ id: models.id })
    .from(models)
    .where(and(eq(models.teamId, teamId), eq(models.id, id)))
    .for("update");
}

/** The same in every team. */
export async function deleteEnded(storage: Storage, now: Date) {
  await storage.query(
    "delete from grants where expires_at <= $1 or expires_at is not null and not offer_holds(grants)",
    [now.toISOString()],
  );
}
