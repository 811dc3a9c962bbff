/**
 * Dates in a workbook are numbers of days. In the 1900 system day 1 is 1 January 1900 and day 60
 * is a 29 February that never was; in the 1904 system day 0 is 1 January 1904.
 * What only shows a time of day is `13:45:00`.
 */
export type DateKind = "date" | "time";

const SECONDS_PER_DAY = 86_400;
const YEAR_10000_DAY = 2_958_466;
const DAY_THAT_NEVER_WAS = 60;

/** `undefined` when the number is no date, whatever it is shown as. */
export function dateText(serial: number, kind: DateKind, is1904: boolean): string | undefined {
  const seconds = Math.round(serial * SECONDS_PER_DAY);
  const day = Math.floor(seconds / SECONDS_PER_DAY);
  if (serial < 0 || day >= YEAR_10000_DAY) return undefined;
  if (kind === "time" && day === 0) return isoText(seconds).slice(11);
  if (!is1904 && (day === 0 || day === DAY_THAT_NEVER_WAS)) return undefined;
  const text = isoText(firstDay(day, is1904) + seconds);
  return seconds % SECONDS_PER_DAY === 0 ? text.slice(0, 10) : text;
}

/** The day called 0, in seconds since 1970; it moves by one at the day that never was. */
function firstDay(day: number, is1904: boolean) {
  if (is1904) return Date.UTC(1904, 0, 1) / 1000;
  return Date.UTC(1899, 11, day < DAY_THAT_NEVER_WAS ? 31 : 30) / 1000;
}

function isoText(seconds: number) {
  return new Date(seconds * 1000).toISOString().slice(0, 19);
}

/** What a cell of type "date" holds: ISO 8601, mostly with a time of midnight. */
export function isoDateText(text: string): string | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?)?$/.exec(text);
  if (!parts?.[1] || Number.isNaN(Date.parse(parts[1]))) return undefined;
  return parts[2] && parts[2] !== "00:00:00" ? `${parts[1]}T${parts[2]}` : parts[1];
}
