import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Storage } from "#db/db.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { startJobs } from "./jobs.ts";

let storage: Storage;
beforeAll(async () => {
  storage = await freshStorage();
});
afterAll(() => storage.close());

const ignore = () => {};

test("of 60 jobs sent to two processes each is done once", async () => {
  const processes = [await startJobs(storage, ignore), await startJobs(storage, ignore)];
  const done: number[] = [];
  for (const jobs of processes) {
    await jobs.on("count", async ({ number }: { number: number }) => void done.push(number));
  }
  const numbers = Array.from({ length: 60 }, (_, number) => number);
  await Promise.all(numbers.map((number) => processes[number % 2]?.send("count", { number })));

  await vi.waitFor(() => expect(done).toHaveLength(60), { timeout: 10_000 });
  await Promise.all(processes.map((jobs) => jobs.stop()));
  expect(done.sort((a, b) => a - b)).toEqual(numbers);
});

test("a job is done within a second of being sent", async () => {
  const jobs = await startJobs(storage, ignore);
  let doneAt = 0;
  await jobs.on("soon", async () => {
    doneAt = Date.now();
  });
  await sleep(300);
  const sentAt = Date.now();
  await jobs.send("soon", {});
  await vi.waitFor(() => expect(doneAt).toBeGreaterThan(0), { timeout: 10_000 });
  await jobs.stop();
  expect(doneAt - sentAt).toBeLessThan(1_000);
});

test("a job that throws is tried again and told about, with its error's message alone", async () => {
  const errors: unknown[] = [];
  const jobs = await startJobs(storage, (error) => errors.push(error));
  const tries: string[] = [];
  const handler = async (_data: object, jobId: string) => {
    tries.push(jobId);
    if (tries.length === 1) {
      throw Object.assign(new Error("The mail server is away."), { password: "hunter2" });
    }
  };
  await jobs.on("flaky", handler, { retryDelay: 1 });
  await jobs.send("flaky", {});

  await vi.waitFor(() => expect(tries).toHaveLength(2), { timeout: 20_000 });
  await jobs.stop();
  expect(tries[0]).toBe(tries[1]);
  expect(errors).toEqual([expect.objectContaining({ message: "The mail server is away." })]);
  const [kept] = await storage.query("select output from pgboss.job where id = $1", [tries[0]]);
  expect(JSON.stringify(kept)).not.toContain("hunter2");
});

test("what was sent before a stop is done after the next start", async () => {
  const before = await startJobs(storage, ignore);
  await before.send("later", { note: "kept" });
  await before.stop();

  const after = await startJobs(storage, ignore);
  const done: string[] = [];
  await after.on("later", async ({ note }: { note: string }) => void done.push(note));
  await vi.waitFor(() => expect(done).toEqual(["kept"]), { timeout: 10_000 });
  await after.stop();
});

test("a stop waits for the job that runs", async () => {
  const jobs = await startJobs(storage, ignore);
  let state = "waiting";
  await jobs.on("slow", async () => {
    state = "running";
    await sleep(400);
    state = "done";
  });
  await jobs.send("slow", {});
  await vi.waitFor(() => expect(state).toBe("running"), { timeout: 10_000 });
  await jobs.stop();
  expect(state).toBe("done");
});

test("a job by the clock is sent once a minute for all processes", async () => {
  const planner = await startJobs(storage, ignore);
  await planner.every("tick", "* * * * *");
  await planner.stop();
  await storage.query("update pgboss.version set cron_on = null");

  const processes = [await startJobs(storage, ignore), await startJobs(storage, ignore)];
  let ticks = 0;
  for (const jobs of processes) {
    await jobs.on("tick", async () => {
      ticks += 1;
    });
  }
  await vi.waitFor(() => expect(ticks).toBe(1), { timeout: 15_000 });
  await sleep(2_500);
  await Promise.all(processes.map((jobs) => jobs.stop()));
  expect(ticks).toBe(1);
});
