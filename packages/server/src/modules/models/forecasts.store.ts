import { and, eq, isNull, or, sql } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import { grants } from "#db/schema/grants.ts";
import { models } from "#db/schema/models.ts";
import { contains } from "#db/text-search.ts";

/** Forecasts that are worked on, the team's and those shared with the asker; a budget beside one is not. */
export function isForecast({ teamId, userId }: { teamId: number; userId: number }) {
  const granted = sql`${models.id} in (select ${grants.modelId} from ${grants}
    where ${grants.userId} = ${userId} and ${grants.kind} = 'trusted' and ${grants.level} > 0)`;
  return and(
    or(eq(models.teamId, teamId), granted),
    ...[eq(models.isActive, true), eq(models.isEducation, false)],
    ...[isNull(models.parentId), isNull(models.deletedAt)],
  );
}

const ofLowest = (part: string) => sql`${models.figures} #>> ${`{ahead,lowestHeadroom,${part}}`}`;
/** No cash and none to be kept, which no overdraft holds there: nothing is planned yet. */
const isUnplanned = sql`(${ofLowest("floor")} = '0' and ${ofLowest("value")} = '0'
  and ${models.figures} #>> '{ahead,mostDrawn}' is null)`;

/** By how much of what is to be kept there is above it; last is what keeps no floor, or plans nothing yet. */
export const TIGHTEST_FIRST = sql`case when not ${isUnplanned} then ${models.headroomShare} end asc nulls last`;

/** The client that a list of forecasts names, and what it goes by: the client, or the model where there is none. */
export const ofForecast = and(eq(clients.id, models.clientId), isNull(clients.deletedAt));
export const FORECAST_NAME = sql`lower(coalesce(${clients.name}, ${models.name}))`;

export function isForecastNamed(search: string) {
  return search ? or(contains(models.name, search), contains(clients.name, search)) : undefined;
}
