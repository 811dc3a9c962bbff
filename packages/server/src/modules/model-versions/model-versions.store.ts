import assert from "node:assert/strict";
import { and, asc, between, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { modelDocuments, modelVersions } from "#db/schema/model-versions.ts";
import { models } from "#db/schema/models.ts";

/** A model and the team it is of, which need not be the asker's. */
export type Of = { modelId: number; teamId: number };

/** A whole document, and edits to be made in it one after the other: both as they are stored. */
export type Stored = { text: string; edits: string[] };

export const version = {
  version: modelVersions.version,
  run: modelVersions.run,
  kind: sql<"create" | "save" | "restore">`${modelVersions.kind}`,
  authorUserId: modelVersions.authorUserId,
  authorName: modelVersions.authorName,
  isByStaff: modelVersions.isByStaff,
  at: modelVersions.at,
  message: modelVersions.message,
  label: modelVersions.label,
  closingCash: modelVersions.closingCash,
};
const versionWithEdits = { ...version, edits: modelVersions.edits };
const savedVersion = { ...versionWithEdits, askedHash: modelVersions.askedHash };

export type Version = Awaited<ReturnType<typeof selectVersions>>[number];
export type VersionWithEdits = Awaited<ReturnType<typeof selectEdits>>[number];

export function isOf({ modelId, teamId }: Of) {
  return and(eq(modelVersions.modelId, modelId), eq(modelVersions.teamId, teamId));
}

export async function selectDocument(db: Db, { modelId, teamId }: Of) {
  const [row] = await db
    .select({ version: modelDocuments.version, text: modelDocuments.document })
    .from(modelDocuments)
    .where(and(eq(modelDocuments.modelId, modelId), eq(modelDocuments.teamId, teamId)));
  assert(row, "a model has no document");
  return row;
}

/** From the nearest snapshot before it; undefined where there is no such version. */
export async function selectStored(db: Db, of: Of, at: number): Promise<Stored | undefined> {
  const nearest = db
    .select({ version: sql`max(${modelVersions.version})` })
    .from(modelVersions)
    .where(and(isOf(of), sql`${modelVersions.version} <= ${at} and snapshot is not null`));
  const rows = await db
    .select({
      version: version.version,
      ...{ edits: modelVersions.edits, snapshot: modelVersions.snapshot },
    })
    .from(modelVersions)
    .where(and(isOf(of), sql`${modelVersions.version} between ${nearest} and ${at}`))
    .orderBy(asc(modelVersions.version));
  const [first, ...later] = rows;
  if (first?.snapshot == null || rows.at(-1)?.version !== at) return undefined;
  return { text: first.snapshot, edits: later.map(({ edits }) => edits) };
}

export function selectVersions(db: Db, of: Of, from: number, to: number) {
  return db
    .select(version)
    .from(modelVersions)
    .where(and(isOf(of), between(modelVersions.version, from, to)))
    .orderBy(asc(modelVersions.version));
}

/** Every version that moved the cut-over, the oldest first. */
export function selectCutOvers(db: Db, of: Of) {
  return db
    .select({ ...version, cutOver: sql<string>`${modelVersions.cutOver}` })
    .from(modelVersions)
    .where(and(isOf(of), isNotNull(modelVersions.cutOver)))
    .orderBy(asc(modelVersions.version));
}

/** What was saved, from a version to another, both included. */
export function selectEdits(db: Db, of: Of, from: number, to: number) {
  return db
    .select(versionWithEdits)
    .from(modelVersions)
    .where(and(isOf(of), between(modelVersions.version, from, to)))
    .orderBy(asc(modelVersions.version));
}

/** How much that is, in characters, without reading it. */
export async function measureEdits(db: Db, of: Of, from: number, to: number) {
  const [row] = await db
    .select({ length: sql<number>`coalesce(sum(length(${modelVersions.edits})), 0)::int` })
    .from(modelVersions)
    .where(and(isOf(of), between(modelVersions.version, from, to)));
  return row?.length ?? 0;
}

/** The version that a save made, where it was made before. */
export async function selectSaved(db: Db, of: Of, saveId: string) {
  const [row] = await db
    .select(savedVersion)
    .from(modelVersions)
    .where(and(isOf(of), eq(modelVersions.saveId, saveId)));
  return row;
}

type NewVersion = Omit<typeof modelVersions.$inferInsert, "modelId" | "teamId">;
type Seen = Pick<typeof models.$inferInsert, "figures" | "failingChecks" | "savedByName">;

/** Which checks failed in the newest version; null where that was not kept. */
export async function selectFailing(db: Db, { modelId, teamId }: Of) {
  const [row] = await db
    .select({ failing: models.failingChecks })
    .from(models)
    .where(and(eq(models.id, modelId), eq(models.teamId, teamId)));
  return row?.failing ?? null;
}

/** The version, the document as it is now, and what lists show of it. The model is locked. */
export async function insertVersion(
  db: Db,
  of: Of,
  made: NewVersion,
  document: string,
  seen: Seen,
) {
  const { modelId, teamId } = of;
  const { version: number, at } = made;
  await db.insert(modelVersions).values({ ...made, ...of });
  await db
    .update(modelDocuments)
    .set({ version: number, document })
    .where(and(eq(modelDocuments.modelId, modelId), eq(modelDocuments.teamId, teamId)));
  await db
    .update(models)
    .set({ ...seen, documentVersion: number, savedAt: at })
    .where(and(eq(models.id, modelId), eq(models.teamId, teamId)));
}
