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

/** The client that a list of forecasts names, and what it goes by: the client, or the model where there is none. */
export const ofForecast = and(eq(clients.id, models.clientId), isNull(clients.deletedAt));
export const FORECAST_NAME = sql`lower(coalesce(${clients.name}, ${models.name}))`;

export function isForecastNamed(search: string) {
  return search ? or(contains(models.name, search), contains(clients.name, search)) : undefined;
}
