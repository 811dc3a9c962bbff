/** Revenue, account by account: a level now, growth over a year and a season, as far as history proves them. */
import type { Account } from "#model/document.ts";
import type { Revenue } from "#model/kinds/revenue.ts";
import {
  assumed,
  type Fitting,
  fitted,
  goingOnAs,
  joined,
  type Part,
  perPeriod,
  say,
  sayMonths,
} from "./fitting.ts";
import {
  endedSentence,
  hasEnded,
  inSections,
  monthOfYear,
  movementsTogether,
  sinceFirst,
} from "./history.ts";
import { growthWords, levelWords } from "./sentences.ts";
import { mean } from "./statistics.ts";
import { GROWTH_MOST, type Growth, growthOf, type Trend, trendOf } from "./trend.ts";

/** Where revenue is owed, and whose tax is added. */
export type SoldOn = { receivable?: string; salesTax?: string };

export function fitRevenue(fitting: Fitting, on: SoldOn): Part {
  const { history } = fitting;
  const accounts = inSections(history, "revenue");
  const all = movementsTogether(history, accounts).map((movement) => 0 - movement);
  const usual = growthOf(all).value;
  const parts = accounts.map((account) => revenueOf(fitting, account, on, usual));
  const isSilent = accounts.every(({ id }) => sinceFirst(history.movementsOf(id)).length === 0);
  const none = "There is no revenue in the books, so none is forecast.";
  return joined([...parts, isSilent ? { unproven: [none] } : {}]);
}

function revenueOf(fitting: Fitting, { id, name }: Account, on: SoldOn, usual: number): Part {
  const { history, nameFor } = fitting;
  const earned = history.movementsOf(id).map((movement) => 0 - movement);
  const series = sinceFirst(earned);
  if (series.length === 0) return {};
  if (hasEnded(series)) return { unproven: [endedSentence(name)] };
  const began = earned.length - series.length;
  const trend = trendOf(series, (index) => monthOfYear(history, began + index), usual);
  const base = fitted(fitting, `${id}PerMonth`, {
    name: `${name}: an average month`,
    unit: "currency",
    level: trend.level,
    rule: averageWords(trend, series),
    history: earned,
    evidence: series.length >= 6 ? "actual" : "estimate",
    more: `A month was off by ${say(trend.error, "percent")} on average`,
  });
  const growth = growthDriver(fitting, { id, name }, trend.growth, {
    usual,
    months: series.length,
  });
  const module: Revenue = {
    kind: "revenue",
    id: nameFor(id),
    name,
    account: id,
    ...on,
    form: "growth",
    base: perPeriod(base.id),
    growth: growth.id,
    growthPer: "year",
    ...(trend.season && { seasonality: trend.season.map(toThousandths) }),
    note: `${seasonWords(trend).charAt(0).toUpperCase()}${seasonWords(trend).slice(1)}.`,
    evidence: "actual",
  };
  return joined([goingOnAs(base.part, `${module.id}.net`), growth.part, { modules: [module] }]);
}

function averageWords(trend: Trend, series: readonly number[]): string {
  const { level, plain, season, growth } = trend;
  if (!season && growth.value === 0) return levelWords(level, series);
  const usual = say(mean(series.slice(-level.months)), "currency");
  return `An average month as of now, ${seasonWords(trend)}. The books' mean is ${usual}; with growth and season taken out, its months lie between ${say(plain.low, "currency")} and ${say(plain.high, "currency")}`;
}

function seasonWords({ season, growth }: Trend): string {
  if (!season) return "every month alike";
  return growth.pairs < 3 ? "with the season of one year" : "with the season that came again";
}

const toThousandths = (weight: number) => Math.round(weight * 1000) / 1000;

/** Growth starts with the forecast, so that the level is what it is now. */
function growthDriver(
  fitting: Fitting,
  { id, name }: Pick<Account, "id" | "name">,
  growth: Growth,
  { usual, months }: { usual: number; months: number },
) {
  const about = { name: `${name}: growth a year`, unit: "percent" } as const;
  if (growth.pairs < 3) {
    const why = `${sayMonths(months)} of books do not show a year's growth; none is assumed.`;
    return assumed(fitting, `${id}Growth`, { ...about, value: 0, why, before: 0 });
  }
  return fitted(fitting, `${id}Growth`, {
    ...about,
    level: { value: growth.value, months, low: growth.value, high: growth.value },
    rule: `${growthWords(growth)}${takenWords(growth, usual)}`,
    history: [],
    before: 0,
  });
}

function takenWords({ value, seen }: Growth, usual: number): string {
  const taken = say(value, "percent");
  if (taken === say(seen, "percent")) return ", which is taken";
  if (Math.abs(value) === GROWTH_MOST)
    return `. ${taken} is taken: faster growth than that does not last`;
  return `. ${taken} is taken: as far as it may be chance, the ${say(usual, "percent")} of all revenue`;
}
