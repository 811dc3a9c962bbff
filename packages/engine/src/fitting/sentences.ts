/** How a level and a growth were read, in words that a calculator finds again in the ledger. */
import { say } from "./fitting.ts";
import { type Level, mean } from "./statistics.ts";
import { type Growth, PAIRS_TRIMMED } from "./trend.ts";

/** `series` is the ledger's own; `rise` what its months were brought to today by. */
export function levelWords({ value, months }: Level, series: readonly number[], rise = 0): string {
  const taken = series.slice(-months);
  if (taken.every((each) => each === value)) return "The same every month";
  const usual = say(mean(taken), "currency");
  const now = say(value, "currency");
  if (usual === now) return `The mean of a month is ${usual}`;
  const clipped = "what is far out is taken as just far out";
  const how =
    rise === 0
      ? clipped
      : `${clipped}, and a rise of ${say(rise, "percent")} a year is added up to now`;
  return `The mean of a month is ${usual}; it is taken as ${now}: ${how}`;
}

/** What the months came to beside a year before, and how much of it is seen month by month. */
export function growthWords({ pairs, later, earlier, seen }: Growth): string {
  const sums = `${say(later, "currency")} in ${pairs} months, after ${say(earlier, "currency")} in the same ones a year before, is ${say(later / earlier - 1, "percent")}`;
  const how = pairs < PAIRS_TRIMMED ? "the median of them" : "without the highest and the lowest";
  return `${sums}; month by month, ${how}, ${say(seen, "percent")}`;
}
