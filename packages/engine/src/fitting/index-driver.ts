/** An index that is 1 in the past and rises from the forecast's second period on, evenly through the year. */
import type { Driver } from "#model/document.ts";
import { assumed, type Fitting, fitted, joined, type Part, say, sayMonths } from "./fitting.ts";
import { growthWords } from "./sentences.ts";
import { sum } from "./statistics.ts";
import { type Growth, growthOf } from "./trend.ts";

type Rise = {
  /** "wage": the drivers are `wageGrowth` and `wageIndex`. */
  wish: string;
  name: string;
  indexName: string;
  /** Month by month, what each account came to. */
  series: readonly (readonly number[])[];
  /** The first day of the forecast's second period, as formulas write days: 20260801. */
  from: number;
};

/** What rises, by the drivers' names, and by how much a year. */
export type FittedRise = {
  index: string;
  growth: string;
  value: number;
  /** By how much a year an account rises: as all do where its own months are nearer to that than to nothing. */
  of: (series: readonly number[]) => number;
  part: Part;
};

/** Of a dozen pairs of months, chance makes a rise of more than three times the doubt once in a hundred. */
const SURE = 3;

export function fitRise(
  fitting: Fitting,
  { wish, name, indexName, series, from }: Rise,
): FittedRise {
  const [all, own] = [together(series), together(series.filter(hasChanged))];
  const found = growthOf(own);
  const { pairs } = growthOf(all);
  const value = Math.abs(found.seen) > SURE * found.doubt ? found.value : 0;
  const about = { name, unit: "percent" } as const;
  const growth =
    pairs < 3
      ? assumed(fitting, `${wish}Growth`, {
          ...about,
          value: 0,
          why: `${sayMonths(all.length)} of books do not show how it rises over a year; nothing is assumed.`,
        })
      : fitted(fitting, `${wish}Growth`, {
          ...about,
          level: { value, months: all.length, low: value, high: value },
          rule: riseWords(found, value),
          history: [],
        });
  const id = fitting.nameFor(`${wish}Index`);
  const formula = `if(flag(${from}), prev(${id}) * (1 + ${growth.id} * calendar.yearShare), 1)`;
  const index: Driver = { id, name: indexName, unit: "rate", measure: "count", formula };
  const part: Part = joined([growth.part, { drivers: [index] }]);
  const of = (account: readonly number[]) => {
    const { seen } = growthOf(account);
    return value !== 0 && seen / value > 0.5 ? value : 0;
  };
  return { index: id, growth: growth.id, value, of, part };
}

function riseWords(found: Growth, value: number): string {
  if (found.pairs < 3) return "No account came to anything else than a year before";
  const taken =
    value === 0
      ? "that may be chance, and none is taken"
      : `${say(value, "percent")} is taken for the accounts that show it`;
  return `Of the accounts that changed: ${growthWords(found)}; ${taken}`;
}

/** Some month was not what it was a year before. */
function hasChanged(series: readonly number[]): boolean {
  return series.slice(12).some((value, index) => value !== series[index]);
}

function together(series: readonly (readonly number[])[]): number[] {
  const months = Math.max(0, ...series.map(({ length }) => length));
  return Array.from({ length: months }, (_, at) => sum(series.map((each) => each[at] ?? 0)));
}
