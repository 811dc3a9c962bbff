import type { NeedFilter, NeedReason } from "@app/contract/home";
import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { clients } from "#db/schema/clients.ts";
import { connections } from "#db/schema/connections.ts";
import { models } from "#db/schema/models.ts";
import { reportNotes } from "#db/schema/report-notes.ts";
import { webReports } from "#db/schema/web-reports.ts";
import { isForecast, TIGHTEST_FIRST } from "#modules/models/models.ts";

type Asker = { teamId: number; userId: number };
/** With the last month that is over: of the one it is now, what is booked is a part. */
type Asked = Asker & { lastOver: number };
type Page = { offset: number; limit: number };

const isWrong = sql`${models.checks} = 'error'`;
const isBelow = sql`${models.headroomShare} < 0`;
const isRestated = sql`${connections.undecidedCount} > 0`;
const isAlerted = sql`${models.checks} = 'alert'`;
const closedMonth = ({ lastOver }: Asked) =>
  sql<number | null>`least(${connections.lastMonth}, ${lastOver})`;
/** What the ledger has closed reaches over the next period of the model, from where its books begin. */
const hasMoved = (asked: Asked) =>
  sql`(${closedMonth(asked)} >= ${models.nextMonth} and ${connections.firstMonth} <= ${models.nextMonth})`;

/** The one reason that is told of a model, in the order of what presses. */
const reasonFor = (asked: Asked) => sql<NeedReason>`case
  when ${isWrong} then 'checks' when ${isBelow} then 'belowFloor' when ${isRestated} then 'restated'
  when ${hasMoved(asked)} then 'moved' when ${isAlerted} then 'alert' end`;
const ORDER = sql`array['checks', 'belowFloor', 'restated', 'moved', 'alert']`;

function shownBy(filter: NeedFilter, asked: Asked): SQL {
  switch (filter) {
    case "all":
      return sql`(${reasonFor(asked)} is not null)`;
    case "belowFloor":
      return isBelow;
    case "checks":
      return sql`(${reasonFor(asked)} in ('checks', 'alert'))`;
    case "ledger":
      return sql`(${isRestated} or ${hasMoved(asked)})`;
  }
}

export type NeedRow = Awaited<ReturnType<typeof selectNeeds>>[number];

/** What is narrowed to a reason is told for that reason. */
export function selectNeeds(db: Db, asked: Asked, page: Page & { filter: NeedFilter }) {
  const { filter } = page;
  const first: Record<NeedFilter, SQL<NeedReason>> = {
    ...{ all: reasonFor(asked), checks: reasonFor(asked), belowFloor: sql`'belowFloor'` },
    ledger: sql`case when ${isRestated} then 'restated' else 'moved' end`,
  };
  const reason = first[filter];
  return db
    .select({
      id: models.id,
      reason,
      connectionName: connections.name,
      closedMonth: closedMonth(asked),
      undecidedCount: sql<number>`coalesce(${connections.undecidedCount}, 0)`,
    })
    .from(models)
    .leftJoin(connections, eq(connections.id, models.connectionId))
    .where(and(isForecast(asked), shownBy(filter, asked)))
    .orderBy(
      sql`array_position(${ORDER}, ${reason})`,
      sql`${models.headroomShare} asc nulls last`,
      sql`lower(${models.name})`,
      models.id,
    )
    .offset(page.offset)
    .limit(page.limit);
}

export async function countNeeds(db: Db, asked: Asked): Promise<Record<NeedFilter, number>> {
  const countOf = (filter: NeedFilter) =>
    sql<number>`count(*) filter (where ${shownBy(filter, asked)})`.mapWith(Number);
  const [row] = await db
    .select({
      ...{ all: countOf("all"), belowFloor: countOf("belowFloor") },
      ...{ checks: countOf("checks"), ledger: countOf("ledger") },
    })
    .from(models)
    .leftJoin(connections, eq(connections.id, models.connectionId))
    .where(isForecast(asked));
  return row ?? { all: 0, belowFloor: 0, checks: 0, ledger: 0 };
}

/** Those that keep a floor. */
export async function selectTightest(db: Db, asker: Asker, page: Page) {
  const rows = await db
    .select({ id: models.id })
    .from(models)
    .where(and(isForecast(asker), sql`${models.headroomShare} is not null`))
    .orderBy(TIGHTEST_FIRST, models.id)
    .offset(page.offset)
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

export async function countHeadroom(db: Db, asker: Asker) {
  const [row] = await db
    .select({
      total: sql<number>`count(${models.headroomShare})`.mapWith(Number),
      due: sql<number>`count(*) filter (where ${models.areFiguresDue})`.mapWith(Number),
    })
    .from(models)
    .where(isForecast(asker));
  return row ?? { total: 0, due: 0 };
}

type OfTeamOrClient = { teamId: number; clientId?: number | undefined };

const isWaiting = ({ teamId, clientId }: OfTeamOrClient) =>
  and(
    ...[eq(reportNotes.teamId, teamId), sql`${reportNotes.isWaiting}`, isNull(models.deletedAt)],
    clientId === undefined ? undefined : eq(models.clientId, clientId),
  );

/** The last word of each, which is a reader's, the newest first. */
export function selectWaitingNotes(db: Db, of: OfTeamOrClient, limit: number) {
  const last = sql`lateral (select w.text, w.author_name, w.created_at from ${reportNotes} w
    where (w.id = ${reportNotes.id} or w.note_id = ${reportNotes.id}) and w.deleted_at is null
    order by w.id desc limit 1) last`;
  return db
    .select({
      id: reportNotes.id,
      text: sql<string>`last.text`,
      authorName: sql<string>`last.author_name`,
      at: sql<string>`last.created_at`,
      reportId: webReports.id,
      reportTitle: webReports.title,
      modelId: models.id,
      clientName: clients.name,
    })
    .from(reportNotes)
    .innerJoin(webReports, eq(webReports.id, reportNotes.reportId))
    .innerJoin(models, eq(models.id, reportNotes.modelId))
    .leftJoin(clients, and(eq(clients.id, models.clientId), isNull(clients.deletedAt)))
    .innerJoin(last, sql`true`)
    .where(isWaiting(of))
    .orderBy(desc(sql`last.created_at`), desc(reportNotes.id))
    .limit(limit);
}

export async function countWaitingNotes(db: Db, of: OfTeamOrClient) {
  const [row] = await db
    .select({ count: count() })
    .from(reportNotes)
    .innerJoin(models, eq(models.id, reportNotes.modelId))
    .where(isWaiting(of));
  return row?.count ?? 0;
}
