import type { CheckedOf } from "@app/contract/endpoint";
import type { PortfolioFilter } from "@app/contract/portfolio";
import type { listShockRows, ShockOutlook } from "@app/contract/shocks";
import type { Shock } from "@app/engine/analysis/shock";
import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { clients } from "#db/schema/clients.ts";
import { jobs } from "#db/schema/jobs.ts";
import { modelDocuments, modelVersions } from "#db/schema/model-versions.ts";
import { models } from "#db/schema/models.ts";
import { shockResults, shockRuns } from "#db/schema/shock-runs.ts";
import { monthOfDate } from "#modules/connections/connections.ts";
import { FORECAST_NAME, isForecast, isForecastNamed, ofForecast } from "#modules/models/models.ts";
import type { ShockOutcome } from "./shock-model.ts";

type Asker = { teamId: number; userId: number };
type Whose = { teamId: number; accountId: number };

/** The run before is forgotten with all that it came to. */
export async function replaceRun(
  db: Db,
  whose: Whose,
  run: { jobId: number; shocks: readonly Shock[]; startedAt: Date },
) {
  await deleteRun(db, whose);
  await db.insert(shockRuns).values({ ...whose, ...run });
}

export async function deleteRun(db: Db, { teamId, accountId }: Whose) {
  const [row] = await db
    .delete(shockRuns)
    .where(and(eq(shockRuns.teamId, teamId), eq(shockRuns.accountId, accountId)))
    .returning({ jobId: shockRuns.jobId });
  return row?.jobId ?? undefined;
}

/**
 * What to try it on, in the order of a list, and from which month; whatever an earlier try of the job left is forgotten.
 * It starts now: how long it waited for its turn says nothing of how long it takes.
 */
export async function begin(db: Db, asker: Asker, jobId: number, startedAt: Date) {
  const rows = await db
    .select({ id: models.id })
    .from(models)
    .leftJoin(clients, ofForecast)
    .where(isForecast(asker))
    .orderBy(FORECAST_NAME, models.id);
  const [run] = await db
    .update(shockRuns)
    .set({ modelCount: rows.length, startedAt })
    .where(eq(shockRuns.jobId, jobId))
    .returning({ id: shockRuns.id });
  if (!run) return { ids: [], month: 0 };
  await db.delete(shockResults).where(eq(shockResults.runId, run.id));
  return { ids: rows.map(({ id }) => id), month: monthOfDate(startedAt) };
}

export function selectDocuments(db: Db, asker: Asker, ids: number[]) {
  return db
    .select({
      ...{ modelId: models.id, version: modelDocuments.version, text: modelDocuments.document },
    })
    .from(models)
    .innerJoin(modelDocuments, eq(modelDocuments.modelId, models.id))
    .where(and(isForecast(asker), inArray(models.id, ids)));
}

type Result = {
  modelId: number;
  version: number;
  outcome: ShockOutcome | null;
  failure: string | null;
};

/** What is kept of a try: also of which version it was. */
export type KeptOutcome = ShockOutcome & { version: number };

/** Of a run that was replaced meanwhile nothing is kept. */
export async function addResults(db: Db, teamId: number, jobId: number, results: Result[]) {
  const [run] = await db
    .select({ id: shockRuns.id })
    .from(shockRuns)
    .where(and(eq(shockRuns.teamId, teamId), eq(shockRuns.jobId, jobId)))
    .for("key share");
  if (!run || results.length === 0) return;
  const shareOf = (figures: ShockOutcome["base"] | undefined) =>
    figures?.ahead?.lowestHeadroom?.share ?? null;
  await db.insert(shockResults).values(
    results.map(({ modelId, version, outcome, failure }) => ({
      ...{ runId: run.id, modelId, teamId, failure },
      outcome: outcome && ({ ...outcome, version } satisfies KeptOutcome),
      baseShare: shareOf(outcome?.base),
      shockedShare: shareOf(outcome?.shocked),
    })),
  );
}

export async function finish(db: Db, jobId: number, outlook: ShockOutlook, finishedAt: Date) {
  await db.update(shockRuns).set({ outlook, finishedAt }).where(eq(shockRuns.jobId, jobId));
}

export async function selectRun(db: Db, { teamId, accountId }: Whose) {
  const [row] = await db
    .select({
      ...{ id: shockRuns.id, jobId: shockRuns.jobId, shocks: shockRuns.shocks },
      ...{ startedAt: shockRuns.startedAt, finishedAt: shockRuns.finishedAt },
      ...{ modelCount: shockRuns.modelCount, outlook: shockRuns.outlook },
      ...{ state: jobs.state, failure: jobs.failure },
    })
    .from(shockRuns)
    .leftJoin(jobs, eq(jobs.id, shockRuns.jobId))
    .where(and(eq(shockRuns.teamId, teamId), eq(shockRuns.accountId, accountId)));
  return row;
}

export async function countResults(db: Db, runId: number) {
  const counted = (is: SQL) => sql<number>`count(*) filter (where ${is})`.mapWith(Number);
  const isDrawn = (path: string) => sql`${shockResults.outcome} #>> ${path} is not null`;
  const [row] = await db
    .select({
      doneCount: counted(sql`true`),
      base: counted(sql`${shockResults.baseShare} < 0`),
      shocked: counted(sql`${shockResults.shockedShare} < 0`),
      baseKept: counted(
        sql`${shockResults.baseShare} >= 0 and ${isDrawn("{base,ahead,mostDrawn}")}`,
      ),
      shockedKept: counted(
        sql`${shockResults.shockedShare} >= 0 and ${isDrawn("{shocked,ahead,mostDrawn}")}`,
      ),
      failedCount: counted(sql`${shockResults.failure} is not null`),
    })
    .from(shockResults)
    .where(eq(shockResults.runId, runId));
  return row ?? { doneCount: 0, base: 0, shocked: 0, baseKept: 0, shockedKept: 0, failedCount: 0 };
}

/** The version that was tried; none where it was before versions were kept with it. */
const TRIED = sql`(${shockResults.outcome} ->> 'version')::int`;

/** A scenario more or less, as a kept shock is one, changes nothing of what was tried. */
const IS_CHANGED = sql<boolean>`${shockResults.outcome} is not null and (
  ${TRIED} is null or (${models.documentVersion} > ${TRIED} and exists (
    select from ${modelVersions}, json_array_elements(${modelVersions.edits}::json) edit
    where ${modelVersions.modelId} = ${models.id} and ${modelVersions.version} > ${TRIED}
      and split_part(coalesce(edit ->> 'list', edit ->> 'place', ''), '/', 1) <> 'scenarios')))`;

export async function countChanged(db: Db, asker: Asker, runId: number) {
  const { ofRun, isThere } = resultsOf(asker, runId);
  const [row] = await db
    .select({ count: count() })
    .from(models)
    .innerJoin(shockResults, ofRun)
    .where(and(isThere, IS_CHANGED));
  return row?.count ?? 0;
}

/** How a model stands that was tried; undefined where it was not, or did not work out. */
export async function selectTried(db: Db, asker: Asker, runId: number, modelId: number) {
  const { ofRun } = resultsOf(asker, runId);
  const [row] = await db
    .select({ isChanged: IS_CHANGED })
    .from(models)
    .innerJoin(shockResults, ofRun)
    .where(and(eq(models.id, modelId), isNotNull(shockResults.outcome)));
  return row;
}

type Page = CheckedOf<typeof listShockRows>["query"];

const shockedPart = (path: string) => sql`${shockResults.outcome} #> ${path}`;

const SHOWN: Record<PortfolioFilter, SQL | undefined> = {
  all: undefined,
  belowFloor: sql`${shockResults.shockedShare} < 0`,
  covenant: sql`exists (
    select 1 from json_array_elements(coalesce(${shockedPart("{shocked,ahead,covenants}")}, '[]')) rule
    where rule ->> 'brokenFrom' is not null)`,
  checks: sql`(${shockResults.outcome} #>> '{shocked,checks,errorCount}')::int > 0`,
};

const ofLowest = (part: string) =>
  sql`${shockResults.outcome} #>> ${`{shocked,ahead,lowestHeadroom,${part}}`}`;
/** As everywhere: no cash and none to be kept, which no overdraft holds there. */
const IS_UNPLANNED = sql`(${ofLowest("floor")} = '0' and ${ofLowest("value")} = '0'
  and ${shockResults.outcome} #>> '{shocked,ahead,mostDrawn}' is null)`;

const ORDER: Record<Page["sort"], SQL[]> = {
  tightest: [
    sql`case when not ${IS_UNPLANNED} then ${shockResults.shockedShare} end asc nulls last`,
  ],
  name: [],
};

function resultsOf(asker: Asker, runId: number) {
  const ofRun = and(eq(shockResults.modelId, models.id), eq(shockResults.runId, runId));
  return { ofRun, isThere: isForecast(asker) };
}

/** Those that wait for their turn stand last. */
export function selectPage(
  db: Db,
  asker: Asker,
  { runId, keepId }: { runId: number; keepId: string },
  page: Page,
) {
  const { ofRun, isThere } = resultsOf(asker, runId);
  return db
    .select({
      ...{ modelId: models.id, outcome: shockResults.outcome, failure: shockResults.failure },
      isChanged: sql<boolean>`coalesce(${IS_CHANGED}, false)`,
      isKept: sql<boolean>`exists (select from ${modelVersions}
        where ${modelVersions.modelId} = ${models.id} and ${modelVersions.saveId} = ${keepId})`,
    })
    .from(models)
    .leftJoin(shockResults, ofRun)
    .leftJoin(clients, ofForecast)
    .where(and(isThere, isForecastNamed(page.search), SHOWN[page.filter]))
    .orderBy(...ORDER[page.sort], asc(FORECAST_NAME), models.id)
    .offset(page.offset)
    .limit(page.limit);
}

export async function countByFilter(db: Db, asker: Asker, runId: number, search: string) {
  const { ofRun, isThere } = resultsOf(asker, runId);
  const countOf = (filter: PortfolioFilter) =>
    sql<number>`count(*) filter (where ${SHOWN[filter] ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      ...{ all: countOf("all"), belowFloor: countOf("belowFloor") },
      ...{ covenant: countOf("covenant"), checks: countOf("checks") },
    })
    .from(models)
    .leftJoin(shockResults, ofRun)
    .leftJoin(clients, ofForecast)
    .where(and(isThere, isForecastNamed(search)));
  return row ?? { all: 0, belowFloor: 0, covenant: 0, checks: 0 };
}
