import type { Timeline } from "@app/engine/time/timeline";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Db, Storage } from "#db/db.ts";
import { reportEditions, reportEditionViews } from "#db/schema/web-reports.ts";

/** A report and whose it is. */
export type OfReport = { reportId: number; teamId: number };

const columns = {
  edition: reportEditions.edition,
  title: reportEditions.title,
  publishedAt: reportEditions.publishedAt,
  publishedByName: reportEditions.publishedByName,
  modelVersion: reportEditions.modelVersion,
  engineVersion: reportEditions.engineVersion,
  inputsHash: reportEditions.inputsHash,
  standing: reportEditions.standing,
  units: reportEditions.units,
};

export type EditionRow = Awaited<ReturnType<typeof selectPage>>[number];

/** The newest first. */
export function selectPage(db: Db, of: OfReport, page: { offset: number; limit: number }) {
  return db
    .select(columns)
    .from(reportEditions)
    .where(isOf(of))
    .orderBy(desc(reportEditions.edition))
    .offset(page.offset)
    .limit(page.limit);
}

export async function countOf(db: Db, of: OfReport) {
  const [row] = await db.select({ count: count() }).from(reportEditions).where(isOf(of));
  return row?.count ?? 0;
}

export async function select(db: Db, of: OfReport, edition: number) {
  const [row] = await db
    .select(columns)
    .from(reportEditions)
    .where(and(isOf(of), eq(reportEditions.edition, edition)));
  return row;
}

/** What it looks like; null where it is plain. */
export async function selectLook(db: Db, of: OfReport, edition: number) {
  const { look } = reportEditions;
  const [row] = await db
    .select({ look })
    .from(reportEditions)
    .where(and(isOf(of), eq(reportEditions.edition, edition)));
  return row?.look ?? null;
}

/** Of the model that it was worked out from, which is too large to be read for this alone. */
export async function selectTimeline(db: Db, of: OfReport, edition: number) {
  const { modelDocument } = reportEditions;
  const [row] = await db
    .select({ timeline: sql<Timeline>`${modelDocument}::json -> 'timeline'` })
    .from(reportEditions)
    .where(and(isOf(of), eq(reportEditions.edition, edition)));
  return row?.timeline;
}

/** Whose a report is, for the service's own work. */
export async function findTeam(storage: Storage, reportId: number) {
  const rows = await storage.query<{ team_id: number }>(
    "select team_id from web_reports where id = $1",
    [reportId],
  );
  return rows[0]?.team_id;
}

/** The report alone, where its model is not needed. */
export async function selectReport(db: Db, of: OfReport, edition: number) {
  const { document } = reportEditions;
  const [row] = await db
    .select({ document })
    .from(reportEditions)
    .where(and(isOf(of), eq(reportEditions.edition, edition)));
  return row?.document;
}

/** What it was worked out from. */
export async function selectInputs(db: Db, of: OfReport, edition: number) {
  const { document, modelDocument } = reportEditions;
  const [row] = await db
    .select({ document, modelDocument })
    .from(reportEditions)
    .where(and(isOf(of), eq(reportEditions.edition, edition)));
  return row;
}

/** Every case by a unit of time, as JSON. */
export async function selectView(db: Db, of: OfReport, edition: number, unit: string) {
  const { cases } = reportEditionViews;
  const isView = and(eq(reportEditionViews.edition, edition), eq(reportEditionViews.unit, unit));
  const [row] = await db
    .select({ cases })
    .from(reportEditionViews)
    .where(and(isViewOf(of), isView));
  return row?.cases;
}

/** What a case is called, without reading its figures. */
export async function selectCaseName(db: Db, of: OfReport, edition: number, key: string) {
  const { cases, unit } = reportEditionViews;
  const [row] = await db
    .select({
      name: sql<string | null>`(select c ->> 'name' from json_array_elements(${cases}::json) c
        where c ->> 'key' = ${key} limit 1)`,
    })
    .from(reportEditionViews)
    .where(and(isViewOf(of), eq(reportEditionViews.edition, edition)))
    .orderBy(asc(unit))
    .limit(1);
  return row?.name ?? undefined;
}

export function selectViews(db: Db, of: OfReport, edition: number) {
  const { unit, cases } = reportEditionViews;
  return db
    .select({ unit, cases })
    .from(reportEditionViews)
    .where(and(isViewOf(of), eq(reportEditionViews.edition, edition)))
    .orderBy(asc(unit));
}

type NewEdition = typeof reportEditions.$inferInsert;
type View = { unit: string; cases: string };

export async function insert(db: Db, edition: NewEdition, views: View[]) {
  await db.insert(reportEditions).values(edition);
  const { reportId, modelId, teamId, edition: number } = edition;
  const of = { reportId, modelId, teamId, edition: number };
  await db.insert(reportEditionViews).values(views.map((view) => ({ ...of, ...view })));
}

function isOf({ reportId, teamId }: OfReport) {
  return and(eq(reportEditions.reportId, reportId), eq(reportEditions.teamId, teamId));
}

function isViewOf({ reportId, teamId }: OfReport) {
  return and(eq(reportEditionViews.reportId, reportId), eq(reportEditionViews.teamId, teamId));
}
