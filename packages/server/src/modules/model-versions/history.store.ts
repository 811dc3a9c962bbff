import { and, asc, between, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { modelVersions } from "#db/schema/model-versions.ts";
import { isOf, type Of, version } from "./model-versions.store.ts";

export type Span = { run: number; first: number; last: number };

/** Each run by its two ends, the newest first: found by the index however long a run is. */
export async function selectRuns(db: Db, { modelId, teamId }: Of, from: number, to: number) {
  const end = (order: "asc" | "desc") => sql`(select version from ${modelVersions}
    where model_id = ${modelId} and team_id = ${teamId} and run = runs.run
    order by version ${sql.raw(order)} limit 1)`;
  const rows = await db.execute(
    sql`select runs.run, ${end("asc")} as first, ${end("desc")} as last
      from generate_series(${to}::int, ${from}::int, -1) as runs (run)`,
  );
  return rows as unknown as Span[];
}

export function selectThese(db: Db, of: Of, versions: number[]) {
  return db
    .select(version)
    .from(modelVersions)
    .where(and(isOf(of), inArray(modelVersions.version, versions)));
}

export function selectNamed(db: Db, of: Of, fromRun: number, toRun: number) {
  return db
    .select({ run: modelVersions.run, version: modelVersions.version, label: modelVersions.label })
    .from(modelVersions)
    .where(
      and(isOf(of), isNotNull(modelVersions.label), between(modelVersions.run, fromRun, toRun)),
    )
    .orderBy(asc(modelVersions.version));
}

export function selectRun(db: Db, of: Of, run: number, limit: number) {
  return db
    .select(version)
    .from(modelVersions)
    .where(and(isOf(of), eq(modelVersions.run, run)))
    .orderBy(desc(modelVersions.version))
    .limit(limit);
}

export async function updateLabel(db: Db, of: Of, number: number, label: string | null) {
  const [row] = await db
    .update(modelVersions)
    .set({ label })
    .where(and(isOf(of), eq(modelVersions.version, number)))
    .returning(version);
  return row;
}
