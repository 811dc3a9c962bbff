import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { testParts } from "#testing/test-parts.ts";
import { forEachDue } from "./each-due.ts";

let parts: Awaited<ReturnType<typeof testParts>>["parts"];
beforeAll(async () => {
  ({ parts } = await testParts());
});

const ids = Array.from({ length: 450 }, (_, at) => at + 1);
const next = async (after = 0, limit = 0) => ids.filter((id) => id > after).slice(0, limit);
const complaint = "it was not done";

test("all of 450 that are due are done in one run, each once, though some fail", async () => {
  const [done, told] = [[] as number[], [] as unknown[]];
  const log = { ...parts.log, error: (...words: unknown[]) => told.push(words) };
  const deed = async (id: number) => {
    if (id % 100 === 0) throw new Error(`no ${id}`);
    done.push(id);
  };
  await forEachDue({ ...parts, log: log as never }, { next, deed, complaint });
  expect(done.sort((a, b) => a - b)).toEqual(ids.filter((id) => id % 100 !== 0));
  expect(told).toEqual(
    [100, 200, 300, 400].map((due) => [{ err: new Error(`no ${due}`), due }, complaint]),
  );
});

test("three are worked on at once, and one on embedded storage", async () => {
  for (const [kind, count] of [["postgres", 3] as const, ["embedded", 1] as const]) {
    let [running, most] = [0, 0];
    const deed = async () => {
      running += 1;
      most = Math.max(most, running);
      await sleep(1);
      running -= 1;
    };
    const few = async () => ids.slice(0, 20);
    await forEachDue(
      { ...parts, storage: { ...parts.storage, kind } },
      { next: few, deed, complaint },
    );
    expect(most).toBe(count);
  }
});

test("a run that has to stop begins no other, and leaves the rest to the next", async () => {
  const control = new AbortController();
  const done: number[] = [];
  const deed = async (id: number) => {
    done.push(id);
    if (id === 5) control.abort();
    await sleep(1);
  };
  await forEachDue(parts, { next, deed, complaint }, control.signal);
  expect(done.length).toBeGreaterThanOrEqual(5);
  expect(done.length).toBeLessThan(10);
});
