/**
 * The parts of a period's label, which the engine writes as "Feb-27" for a month or a quarter's last
 * month, "5 Jul-26" for the last day of a week and "FY27" for a year.
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

export function periodLabel(label: string): PeriodLabel {
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
  const months = monthNumber(second) - monthNumber(first);
  if (months === 3) return "Quarter";
  if (periodLabel(first).year) return "Month";
  return /^FY/.test(first) ? "Year" : "Period";
}

function monthNumber(label: string): number {
  const { long, year } = periodLabel(label);
  return Number(year) * 12 + MONTHS.findIndex((month) => long.startsWith(month));
}
