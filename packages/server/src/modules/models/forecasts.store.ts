import { and, eq, isNull, or, sql } from "drizzle-orm";
import { grants } from "#db/schema/grants.ts";
import { models } from "#db/schema/models.ts";

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
