/** All forecasts side by side. Nothing is calculated here: figures were kept with every save. */
import type { CheckedOf, DataOf } from "@app/contract/endpoint";
import type { Model } from "@app/contract/models";
import { UNPAGED_ROWS_MAX } from "@app/contract/paging";
import {
  type getPortfolioOutlook,
  type listPortfolio,
  portfolioFilter,
} from "@app/contract/portfolio";
import { monthLabel } from "@app/engine/time/month";
import { type CsvCell, writeCsv, writeCsvRows } from "@app/spreadsheet/csv";
import type { MemberContext } from "#core/context.ts";
import { monthOfDate } from "#modules/connections/connections.ts";
import {
  askerOf,
  brokenNames,
  checkWords,
  MONTHS_SHOWN,
  presentThese,
  runwayWords,
} from "#modules/models/models.ts";
import * as store from "./portfolio.store.ts";

/** Rows whose figures are read at once for a file. */
const ROWS_AT_ONCE = 200;

export async function list(
  context: MemberContext,
  page: CheckedOf<typeof listPortfolio>["query"],
): Promise<DataOf<typeof listPortfolio>> {
  const asker = askerOf(context);
  const ids = await store.selectIds(context.db, asker, page);
  const counts = await store.countByFilter(context.db, asker, page.search);
  const models = await presentThese(context, ids);
  return {
    items: models.map(({ id, modelName, clientId, clientName, figures }) => ({
      ...{ modelId: id, modelName, clientId, clientName, figures },
    })),
    totalItemCount: counts[page.filter],
    filterCounts: portfolioFilter.options.map((key) => ({ key, count: counts[key] })),
    dueCount: counts.due,
  };
}

export async function getOutlook(
  context: MemberContext,
): Promise<DataOf<typeof getPortfolioOutlook>> {
  const { db, now } = context;
  const asker = askerOf(context);
  const first = monthOfDate(now());
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => first + at);
  const span = { first, last: first + MONTHS_SHOWN - 1 };
  const below = await store.selectBelowFloor(db, asker, span);
  const cash = await store.selectCash(db, asker, span);
  const currencies = await store.countByCurrency(db, asker);
  const { ruleCount, brokenCount, ...counts } = await store.countStandings(db, asker);
  return {
    ...{ ...counts, months: months.map(monthLabel) },
    belowFloor: months.map((month) => below.find((row) => row.month === month)?.count ?? 0),
    cash: currencies.map(({ currency, count }) => ({
      ...{ currency, forecastCount: count },
      values: months.map((month) => {
        const sum = cash.find((row) => row.currency === currency && row.month === month);
        return sum?.count === count ? sum.cash : null;
      }),
    })),
    covenants: { count: ruleCount, brokenCount },
  };
}

const HEADINGS = [
  ...["Client", "Model", "Currency", "Last actual", "Closing cash", "Closing period"],
  ...["Lowest cash", "Lowest in", "Cash floor", "Lowest less floor"],
  ...["Most overdrawn", "Most overdrawn in", "Runway in periods"],
  ...["Covenants", "Broken covenants", "Checks"],
];

export async function download(context: MemberContext, chosen: store.Chosen) {
  const page = { ...chosen, offset: 0, limit: UNPAGED_ROWS_MAX };
  const ids = await store.selectIds(context.db, askerOf(context), page);
  const parts = [writeCsv([HEADINGS])];
  for (let at = 0; at < ids.length; at += ROWS_AT_ONCE) {
    const models = await presentThese(context, ids.slice(at, at + ROWS_AT_ONCE));
    parts.push(writeCsvRows(models.map(cellsOf)));
  }
  const bytes = Buffer.from(parts.join(""));
  return { bytes, contentType: "text/csv; charset=utf-8", fileName: "portfolio.csv" };
}

/** What is not known is an empty cell: a nought would be a figure. */
function cellsOf({ clientName, modelName, figures }: Model): CsvCell[] {
  const { currency, lastActual, lowestCash, cashFloor, ahead } = figures;
  return [
    ...[clientName ?? "", modelName, currency, lastActual ?? ""],
    ...[ahead?.closing?.value ?? "", ahead?.closing?.period ?? ""],
    ...[lowestCash?.value ?? "", lowestCash?.period ?? "", cashFloor ?? ""],
    ahead?.lowestHeadroom?.value ?? "",
    ...[ahead?.mostDrawn?.value ?? "", ahead?.mostDrawn?.period ?? "", runwayWords(figures)],
    ...[ahead?.covenants.length ?? 0, brokenNames(figures), checkWords(figures)],
  ];
}
