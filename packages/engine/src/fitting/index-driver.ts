/** An index that is 1 in the past and rises from the forecast's second period on, evenly through the year. */
import type { Driver } from "#model/document.ts";
import { assumed, type Fitting, fitted, joined, type Part, say, sayMonths } from "./fitting.ts";
import { growthOf } from "./trend.ts";

type Rise = {
  /** "wage": the drivers are `wageGrowth` and `wageIndex`. */
  wish: string;
  name: string;
  indexName: string;
  /** Month by month, what rose. */
  series: readonly number[];
  /** The first day of the forecast's second period, as formulas write days: 20260801. */
  from: number;
};

/** What rises, by the drivers' names, and by how much a year. */
export type FittedRise = { index: string; growth: string; value: number; part: Part };

export function fitRise(
  fitting: Fitting,
  { wish, name, indexName, series, from }: Rise,
): FittedRise {
  const { value, seen, pairs } = growthOf(series);
  const about = { name, unit: "percent" } as const;
  const growth =
    pairs < 3
      ? assumed(fitting, `${wish}Growth`, {
          ...about,
          value: 0,
          why: `${sayMonths(series.length)} of books do not show how it rises over a year; nothing is assumed.`,
        })
      : fitted(fitting, `${wish}Growth`, {
          ...about,
          level: { value, months: series.length, low: value, high: value },
          rule: `${pairs} months against the same ones a year before show ${say(seen, "percent")}; what stands out from chance is taken`,
          history: [],
        });
  const id = fitting.nameFor(`${wish}Index`);
  const formula = `if(flag(${from}), prev(${id}) * (1 + ${growth.id} * calendar.yearShare), 1)`;
  const index: Driver = { id, name: indexName, unit: "rate", measure: "count", formula };
  const part: Part = joined([growth.part, { drivers: [index] }]);
  return { index: id, growth: growth.id, value, part };
}
