import { afterAll, expect, test } from "vitest";
import { makePool } from "#core/pool.ts";
import { spin, whereabouts } from "#testing/pool-tasks.ts";
import { inPool } from "./in-pool.ts";

const limits = { running: 1, runningPerTeam: 1, waiting: 10, waitingPerTeam: 10 };
const entry = new URL("../../testing/pool-tasks-worker.ts", import.meta.url);
const pool = makePool(entry, { brief: limits, long: limits });
afterAll(pool.close);

const identity = { member: { teamId: 1 } } as Parameters<typeof inPool>[1]["identity"];

test("what nobody waited for any more went on for 20 seconds: it ends with the browser's line", async () => {
  const gone = new AbortController();
  const asked = inPool(pool, { identity, goneSignal: () => gone.signal }, spin, undefined as never);
  const next = inPool(pool, { identity }, whereabouts, { pauseMs: 0 });
  gone.abort();

  await expect(asked).rejects.toMatchObject({ status: 503 });
  expect(await next).toMatchObject({ pid: process.pid });
});
