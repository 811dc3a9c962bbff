import { expect, test } from "vitest";
import { rememberJob } from "#lib/left-jobs.ts";
import type { Job } from "./job-queries.ts";
import { takeEnded } from "./left-jobs.ts";

const job = (id: number, state: Job["state"], isYours = true): Job => ({
  ...{ id, state, isYours, kind: "export", title: `Job ${id}`, stage: "", share: 0 },
  ...{ failure: null, result: null, startedBy: "Ada", finishedAt: null },
  createdAt: "2030-01-15T09:00:00.000Z",
});

function makeMemory(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

const idsOf = (jobs: Job[]) => jobs.map(({ id }) => id);

test("a job that was under way and has ended is told once", () => {
  const memory = makeMemory();
  expect(takeEnded([job(2, "queued"), job(1, "running")], memory)).toEqual([]);
  expect(idsOf(takeEnded([job(2, "running"), job(1, "done")], memory))).toEqual([1]);
  expect(takeEnded([job(2, "running"), job(1, "done")], memory)).toEqual([]);
  expect(idsOf(takeEnded([job(2, "failed"), job(1, "done")], memory))).toEqual([2]);
});

test("what had ended before one came, and what others do, is not told", () => {
  const memory = makeMemory();
  takeEnded([job(2, "running", false), job(1, "done")], memory);
  expect(takeEnded([job(2, "done", false), job(1, "done")], memory)).toEqual([]);
});

test("a memory that holds nonsense is an empty one", () => {
  const memory = makeMemory();
  memory.setItem("forecastle.jobs", "{not json");
  expect(takeEnded([job(1, "done")], memory)).toEqual([]);
});

test("a job that ended before it was ever seen under way is told to whoever began it", () => {
  const memory = makeMemory();
  rememberJob(2, memory);
  expect(takeEnded([job(1, "done")], memory)).toEqual([]);
  expect(idsOf(takeEnded([job(2, "done"), job(1, "done")], memory))).toEqual([2]);
  expect(takeEnded([job(2, "done"), job(1, "done")], memory)).toEqual([]);
});
