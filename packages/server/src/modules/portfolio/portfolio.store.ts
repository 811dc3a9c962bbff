import type { CheckedOf } from "@app/contract/endpoint";
import type { listPortfolio, PortfolioFilter } from "@app/contract/portfolio";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { clients } from "#db/schema/clients.ts";
import { models } from "#db/schema/models.ts";
import {
  FORECAST_NAME,
  isForecast,
  isForecastNamed,
  ofForecast,
  TIGHTEST_FIRST,
} from "#modules/models/models.ts";

type Asker = { teamId: number; userId: number };
type Page = CheckedOf<typeof listPortfolio>["query"];
export type Chosen = Omit<Page, "offset" | "limit">;

const figure = (path: string) => sql<number | null>`(${models.figures} #>> ${path})::float8`;
const rules = sql`json_array_elements(coalesce(${models.figures} #> '{ahead,covenants}', '[]'))`;
const isBroken = sql`rule ->> 'brokenFrom' is not null`;

const SHOWN: Record<PortfolioFilter, SQL | undefined> = {
  all: undefined,
  belowFloor: sql`${models.headroomShare} < 0`,
  covenant: sql`exists (select 1 from ${rules} rule where ${isBroken})`,
  checks: sql`${models.checks} = 'error'`,
};

function isWanted(asker: Asker, search: string) {
  return and(isForecast(asker), isForecastNamed(search));
}

/** What is not known comes last, whichever way round. */
const known = (value: SQL<number | null>, isDown: boolean) =>
  isDown ? sql`${value} desc nulls last` : sql`${value} asc nulls last`;
const COLUMNS = {
  closing: figure("{ahead,closing,value}"),
  lowest: figure("{lowestCash,value}"),
  headroom: figure("{ahead,lowestHeadroom,value}"),
  runway: figure("{ahead,runway}"),
};

function orderOf(sort: Page["sort"]): SQL[] {
  const rest = [sql`lower(${models.name})`, sql`${models.id}`];
  if (sort === "tightest") return [TIGHTEST_FIRST, FORECAST_NAME, ...rest];
  const isDown = sort.startsWith("-");
  const column = sort.replace("-", "") as "name" | keyof typeof COLUMNS;
  if (column === "name") return [isDown ? desc(FORECAST_NAME) : asc(FORECAST_NAME), ...rest];
  return [known(COLUMNS[column], isDown), FORECAST_NAME, ...rest];
}

export async function selectIds(db: Db, asker: Asker, page: Page) {
  const rows = await db
    .select({ id: models.id })
    .from(models)
    .leftJoin(clients, ofForecast)
    .where(and(isWanted(asker, page.search), SHOWN[page.filter]))
    .orderBy(...orderOf(page.sort))
    .offset(page.offset)
    .limit(page.limit);
  return rows.map(({ id }) => id);
}

export async function countByFilter(db: Db, asker: Asker, search: string) {
  const countOf = (filter: PortfolioFilter) =>
    sql<number>`count(*) filter (where ${SHOWN[filter] ?? sql`true`})`.mapWith(Number);
  const [row] = await db
    .select({
      ...{ all: countOf("all"), belowFloor: countOf("belowFloor") },
      ...{ covenant: countOf("covenant"), checks: countOf("checks") },
      due: sql<number>`count(*) filter (where ${models.areFiguresDue})`.mapWith(Number),
    })
    .from(models)
    .leftJoin(clients, ofForecast)
    .where(isWanted(asker, search));
  return row ?? { all: 0, belowFloor: 0, covenant: 0, checks: 0, due: 0 };
}

type Months = { first: number; last: number };

/** How many forecasts end each month below what they are to keep. */
export function selectBelowFloor(db: Db, asker: Asker, { first, last }: Months) {
  return db.execute<{ month: number; count: number }>(sql`
    select month, count(*)::int as count from (
      select (${models.figures} #>> '{ahead,headroomByMonth,from}')::int + place::int - 1 as month, value
      from ${models}, json_array_elements_text(
        coalesce(${models.figures} #> '{ahead,headroomByMonth,values}', '[]')) with ordinality as of_month (value, place)
      where ${isForecast(asker)}) as months
    where month between ${first} and ${last} and value::float8 < 0 group by month`);
}

/** Cash of forecasts by the month, added up by currency to the cent, and of how many each sum is. */
export function selectCash(db: Db, asker: Asker, { first, last }: Months) {
  return db.execute<{ currency: string; month: number; cash: number; count: number }>(sql`
    select currency, month, round(sum(value::numeric), 2)::float8 as cash, count(value)::int as count from (
      select ${models.figures} #>> '{currency}' as currency, value, ${models.nextMonth} + place::int - 1
        - (${models.figures} #>> '{closingCash,actualCount}')::int as month
      from ${models}, json_array_elements_text(${models.figures} #> '{closingCash,values}')
        with ordinality as of_month (value, place)
      where ${isForecast(asker)} and ${isByMonth}) as months
    where month between ${first} and ${last} group by currency, month`);
}

const isByMonth = sql`${models.figures} #>> '{unit}' = 'month' and ${models.nextMonth} is not null
  and ${models.figures} #>> '{checks,isBlocked}' = 'false'`;

/** How many of them have cash by the month, by currency. */
export function countByCurrency(db: Db, asker: Asker) {
  return db.execute<{ currency: string; count: number }>(sql`
    select ${models.figures} #>> '{currency}' as currency, count(*)::int as count
    from ${models} where ${isForecast(asker)} and ${isByMonth} group by 1 order by 2 desc, 1`);
}

export async function countStandings(db: Db, asker: Asker) {
  const ofRules = (is: SQL) =>
    sql<number>`coalesce(sum((select count(*) from ${rules} rule where ${is})), 0)`.mapWith(Number);
  const [row] = await db
    .select({
      forecastCount: sql<number>`count(*)`.mapWith(Number),
      flooredCount: sql<number>`count(${models.headroomShare})`.mapWith(Number),
      overdraftCount: sql<number>`count(*) filter (where ${models.headroomShare} >= 0
        and ${models.figures} #>> '{ahead,mostDrawn}' is not null)`.mapWith(Number),
      ruleCount: ofRules(sql`true`),
      brokenCount: ofRules(isBroken),
    })
    .from(models)
    .where(isForecast(asker));
  return (
    row ?? { forecastCount: 0, flooredCount: 0, overdraftCount: 0, ruleCount: 0, brokenCount: 0 }
  );
}
