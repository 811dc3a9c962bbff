import { and, countDistinct, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { models } from "#db/schema/models.ts";
import { reportNotes, reportShares } from "#db/schema/report-notes.ts";
import { reportEditions, webReports } from "#db/schema/web-reports.ts";

/** A client and the team it is of; row-level security leaves out models the asker may not see. */
type Of = { teamId: number; clientId: number };

const isOf = ({ teamId, clientId }: Of) =>
  and(eq(models.teamId, teamId), eq(models.clientId, clientId), isNull(models.deletedAt));

/** Forecasts that are worked on come first, then what stands beside them, then what is put away. */
const STANDING = sql`case when not ${models.isActive} then 3 when ${models.isEducation} then 2
  when ${models.parentId} is not null then 1 else 0 end`;

/** Among those, who is below what is to be kept, then whose checks or covenants do not hold. */
const NEED = sql`case when ${models.headroomShare} < 0 then 0 when ${models.checks} <> 'pass' then 1 else 2 end`;

export async function selectModels(db: Db, of: Of, limit: number) {
  const rows = await db
    .select({
      id: models.id,
      isLead: sql<boolean>`${STANDING} = 0`,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(models)
    .where(isOf(of))
    .orderBy(STANDING, NEED, desc(models.savedAt), desc(models.id))
    .limit(limit);
  return { rows, count: rows[0]?.count ?? 0 };
}

const ofReport = eq(reportShares.reportId, webReports.id);
const isLive = (now: Date) =>
  and(
    isNull(reportShares.revokedAt),
    or(
      isNull(reportShares.expiresAt),
      sql`${reportShares.expiresAt} > ${now.toISOString()}::timestamptz`,
    ),
  );

/** What was published last first, then what never was. */
export function selectReports(db: Db, of: Of, now: Date, limit: number) {
  const shares = (what: ReturnType<typeof sql>) =>
    sql`(select ${what} from ${reportShares} where ${ofReport})`;
  return db
    .select({
      id: webReports.id,
      modelId: webReports.modelId,
      title: webReports.title,
      publishedAt: reportEditions.publishedAt,
      publishedByName: reportEditions.publishedByName,
      modelVersion: reportEditions.modelVersion,
      viewCount: shares(sql`coalesce(sum(${reportShares.openedCount}), 0)`).mapWith(Number),
      lastViewAt: sql<string | null>`${shares(sql`max(${reportShares.lastOpenedAt})`)}`,
      liveShareCount: shares(sql`count(*) filter (where ${isLive(now)})`).mapWith(Number),
      noteCount: webReports.noteCount,
      waitingCount: sql`(select count(*) from ${reportNotes}
        where ${reportNotes.reportId} = ${webReports.id} and ${reportNotes.isWaiting})`.mapWith(
        Number,
      ),
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(webReports)
    .innerJoin(models, eq(models.id, webReports.modelId))
    .leftJoin(
      reportEditions,
      and(
        eq(reportEditions.reportId, webReports.id),
        eq(reportEditions.edition, webReports.edition),
      ),
    )
    .where(isOf(of))
    .orderBy(
      sql`${reportEditions.publishedAt} desc nulls last`,
      desc(webReports.updatedAt),
      desc(webReports.id),
    )
    .limit(limit);
}

/** Somebody may have been sent many reports: they are one reader, by their address. */
export async function selectReaders(db: Db, of: Of, limit: number) {
  const lastViewAt = sql<string | null>`max(${reportShares.lastOpenedAt})`;
  const rows = await db
    .select({
      email: sql<string>`${reportShares.email}`,
      name: sql<string>`(array_agg(${reportShares.name} order by ${reportShares.id} desc))[1]`,
      viewCount: sql<number>`sum(${reportShares.openedCount})`.mapWith(Number),
      lastViewAt,
    })
    .from(reportShares)
    .innerJoin(models, eq(models.id, reportShares.modelId))
    .where(and(isOf(of), sql`${reportShares.email} is not null`, isNull(reportShares.revokedAt)))
    .groupBy(reportShares.email)
    .orderBy(sql`${lastViewAt} desc nulls last`, reportShares.email)
    .limit(limit);
  const [all] = await db
    .select({ count: countDistinct(reportShares.email) })
    .from(reportShares)
    .innerJoin(models, eq(models.id, reportShares.modelId))
    .where(and(isOf(of), isNull(reportShares.revokedAt)));
  return { rows, count: all?.count ?? 0 };
}
