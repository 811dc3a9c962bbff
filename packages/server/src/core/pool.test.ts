import { coffeeRoaster } from "@app/engine/examples/coffee-roaster";
import { documentOf } from "@app/engine/examples/company";
import { afterEach, describe, expect, test } from "vitest";
import { calculateModel } from "#modules/models/calculate-model.ts";
import {
  complain,
  hoard,
  spin,
  spinBriefly,
  spinLong,
  whereabouts,
  whereaboutsOfProcess,
} from "#testing/pool-tasks.ts";
import { testPool } from "#testing/test-pool.ts";
import { makePool, type Pool } from "./pool.ts";

const entry = new URL("../testing/pool-tasks-worker.ts", import.meta.url);
const pools: Pool[] = [];
const USUAL = { running: 2, runningPerTeam: 2, waiting: 50, waitingPerTeam: 50 };
function open(limits: Partial<typeof USUAL> = {}, long = USUAL) {
  const pool = makePool(entry, { brief: { ...USUAL, ...limits }, long });
  pools.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

const team = { teamId: 1 };
const NO_PAUSE = { pauseMs: 0 };

describe("a task", () => {
  test("runs in a thread of this process, and the next one in the same thread", async () => {
    const pool = open();
    const first = await pool.run(whereabouts, NO_PAUSE, team);
    const second = await pool.run(whereabouts, NO_PAUSE, team);
    expect(first).toMatchObject({ isDone: true, value: { pid: process.pid } });
    expect(first).not.toMatchObject({ value: { threadId: 0 } });
    expect(second).toEqual(first);
  });

  test("that says so runs in a process of its own", async () => {
    const outcome = await open().run(whereaboutsOfProcess, NO_PAUSE, team);
    expect(outcome).toMatchObject({ isDone: true, value: { threadId: 0 } });
    expect(outcome).not.toMatchObject({ value: { pid: process.pid } });
  });

  test("that throws gives what it threw as a value, and its thread goes on", async () => {
    const pool = open();
    expect(await pool.run(complain, undefined as never, team)).toMatchObject({
      isDone: false,
      why: "threw",
      message: expect.stringContaining("series of different lengths"),
    });
    expect(await pool.run(whereabouts, NO_PAUSE, team)).toMatchObject({ isDone: true });
  });

  test("that never lets go is ended by its signal, with its thread", async () => {
    const pool = open({ running: 1 });
    const control = new AbortController();
    const running = pool.run(spin, undefined as never, { ...team, signal: control.signal });
    setTimeout(() => control.abort(), 300);
    expect(await running).toMatchObject({ isDone: false, why: "cancelled" });
    expect(await pool.run(whereabouts, NO_PAUSE, team)).toMatchObject({ isDone: true });
  });

  test("that takes too long is ended", async () => {
    const outcome = await open().run(spinBriefly, undefined as never, team);
    expect(outcome).toMatchObject({ isDone: false, why: "too-slow" });
  });

  test("that fills its memory ends alone", async () => {
    const outcome = await open().run(hoard, undefined as never, team);
    expect(outcome).toMatchObject({ isDone: false, why: "too-much-memory" });
  });

  test("that is cancelled while it waits never begins", async () => {
    const pool = open({ running: 1 });
    const control = new AbortController();
    const before = pool.run(whereabouts, { pauseMs: 200 }, team);
    const waiting = pool.run(spin, undefined as never, { ...team, signal: control.signal });
    control.abort();
    expect(await waiting).toMatchObject({ isDone: false, why: "cancelled" });
    expect(await before).toMatchObject({ isDone: true });
    expect(await pool.run(whereabouts, NO_PAUSE, team)).toMatchObject({ isDone: true });
  });

  test("beyond what may wait is refused at once", async () => {
    const pool = open({ running: 1, waitingPerTeam: 1 });
    const begun = pool.run(whereabouts, { pauseMs: 100 }, team);
    const waiting = pool.run(whereabouts, NO_PAUSE, team);
    expect(await pool.run(whereabouts, NO_PAUSE, team)).toMatchObject({ why: "crowded" });
    expect(await Promise.all([begun, waiting])).toMatchObject([{ isDone: true }, { isDone: true }]);
  });
});

test("one team's 30 tasks do not keep another's waiting", async () => {
  const pool = open({ running: 1, runningPerTeam: 1 });
  const order: string[] = [];
  const ask = (teamId: number) =>
    pool.run(whereabouts, { pauseMs: 5 }, { teamId }).then(() => order.push(`team ${teamId}`));
  const all = Array.from({ length: 30 }, () => ask(1));
  all.push(ask(2));
  await Promise.all(all);
  expect(order.indexOf("team 2")).toBeLessThanOrEqual(2);
});

test("a comparison of 20 seconds kept every save waiting: what is long has places of its own", async () => {
  const pool = open({ running: 1 }, { ...USUAL, running: 1 });
  const control = new AbortController();
  const long = pool.run(spinLong, undefined as never, { ...team, signal: control.signal });
  expect(await pool.run(whereabouts, NO_PAUSE, team)).toMatchObject({ isDone: true });
  control.abort();
  expect(await long).toMatchObject({ why: "cancelled" });
});

test("a model has the same figures from a thread as from here, bit for bit", async () => {
  const document = documentOf(coffeeRoaster);
  const outcome = await testPool().run(calculateModel, document, team);
  expect(outcome.isDone && outcome.value).toEqual(calculateModel.run(document));
  expect(outcome).toMatchObject({ value: { isBlocked: false } });
});
