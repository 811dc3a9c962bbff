/**
 * The parts of a period's label, which the engine writes as "Feb-27" for a month, "Q3 FY27" for a
 * quarter, "5 Jul-26" for the last day of a week and "FY27" for a year. What was published long ago names a
 * quarter by its last month.
 */
export type PeriodLabel = {
  /** On the axis: "Feb". */
  tick: string;
  /** Under it, once for each year: "2027"; undefined when the tick says it all. */
  year: string | undefined;
  /** In a sentence: "February 2027". */
  long: string;
};

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const QUARTER = /^(Q\d) (FY\d\d)$/;

export function periodLabel(label: string): PeriodLabel {
  const [, quarter, financialYear] = QUARTER.exec(label) ?? [];
  if (quarter) return { tick: quarter, year: financialYear, long: label };
  const [, day = "", short = "", digits = ""] =
    /^(\d\d? )?([A-Z][a-z]{2})-(\d\d)$/.exec(label) ?? [];
  const month = MONTHS.find((name) => short && name.startsWith(short));
  if (!month) return { tick: label, year: undefined, long: label };
  const year = `20${digits}`;
  return { tick: `${day}${short}`, year, long: `${day}${month} ${year}` };
}

/** "Week", "Month", "Quarter" or "Year", by the labels and the distance of the first two. */
export function periodKind(labels: readonly string[]): string {
  const [first = "", second = ""] = labels;
  if (/^\d/.test(first)) return "Week";
  if (QUARTER.test(first)) return "Quarter";
  const months = monthNumber(second) - monthNumber(first);
  if (months === 3) return "Quarter";
  if (periodLabel(first).year) return "Month";
  return /^FY/.test(first) ? "Year" : "Period";
}

function monthNumber(label: string): number {
  const { long, year } = periodLabel(label);
  return Number(year) * 12 + MONTHS.findIndex((month) => long.startsWith(month));
}
