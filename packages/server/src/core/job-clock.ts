import type { ServiceJob } from "./job.ts";

type Every = NonNullable<ServiceJob["every"]>;

/**
 * The latest time at which such a job was due, as its name. All processes give it the same name,
 * so that one of them sends the job; one that was due while nobody ran is made up for.
 */
export function tickOf(every: Every, now: Date): string {
  if (every === "minute") return now.toISOString().slice(0, "2030-01-15T09:00".length);
  const minutesLate = (every.hour * 60 + every.minute) * 60 * 1000;
  return new Date(now.getTime() - minutesLate).toISOString().slice(0, "2030-01-15".length);
}
