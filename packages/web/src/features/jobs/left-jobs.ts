import { readLeftJobs, writeLeftJobs } from "#lib/left-jobs.ts";
import { isOpen, type Job } from "./job-queries.ts";

/**
 * Of the jobs one left running, those that have ended since, each of them told once; what is still
 * under way, or newer than what is known, is remembered, also over a reload of the page.
 */
export function takeEnded(jobs: readonly Job[], memory: Storage): Job[] {
  const left = readLeftJobs(memory);
  const newest = Math.max(0, ...jobs.map(({ id }) => id));
  const own = jobs.filter(({ isYours }) => isYours);
  const open = own.filter(isOpen).map(({ id }) => id);
  writeLeftJobs([...open, ...left.filter((id) => id > newest)], memory);
  return own.filter((job) => !isOpen(job) && left.includes(job.id));
}
