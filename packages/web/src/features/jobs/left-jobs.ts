import { isOpen, type Job } from "./job-queries.ts";

const KEY = "forecastle.jobs";

/**
 * Of the jobs one left running, those that have ended since, each of them told once; what is still
 * under way is remembered, also over a reload of the page.
 */
export function takeEnded(jobs: readonly Job[], memory: Storage): Job[] {
  const left = new Set(readIds(memory));
  const own = jobs.filter(({ isYours }) => isYours);
  const open = own.filter(isOpen).map(({ id }) => id);
  memory.setItem(KEY, JSON.stringify(open));
  return own.filter((job) => !isOpen(job) && left.has(job.id));
}

function readIds(memory: Storage): number[] {
  try {
    const kept: unknown = JSON.parse(memory.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "number") : [];
  } catch {
    return [];
  }
}
