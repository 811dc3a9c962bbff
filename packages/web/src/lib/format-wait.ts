import { formatDurationHm } from "./format.ts";

const DAY_MINUTES = 24 * 60;

export function minutesSince(moment: string, now: Date) {
  return Math.max(0, Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000));
}

/** "0h 18m", and from a day on "2d 22h". */
export function formatWait(minutes: number) {
  if (minutes < DAY_MINUTES) return formatDurationHm(minutes);
  return `${Math.floor(minutes / DAY_MINUTES)}d ${Math.floor((minutes % DAY_MINUTES) / 60)}h`;
}
