import { createRateGate } from "@app/connectors/http/rate-gate";
import { systemTiming } from "@app/connectors/http/timing";
import { beforeAll, expect, test } from "vitest";
import { inOwnWork } from "#core/bound-work.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addConnection } from "#testing/test-connections.ts";
import { connectionCallStarts } from "./call-starts.ts";

const NEVER = new AbortController().signal;
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** What one process has of a connection: nothing but the way to the database. */
function startsIn(id: number) {
  const { teamId } = app.person;
  const scope = { kind: "team", teamId } as const;
  return connectionCallStarts({ teamId, id }, (use) => inOwnWork(app.parts.storage, scope, use));
}

function gateIn(id: number, windows: { calls: number; milliseconds: number }[]) {
  return createRateGate({ windows, concurrent: 50 }, systemTiming, startsIn(id));
}

test("of 8 calls allowed a minute 8 start at once in two processes together, and each further one a minute after another", async () => {
  const { id } = await addConnection(app);
  const processes = [startsIn(id), startsIn(id)];
  const allowances = [{ calls: 8, milliseconds: MINUTE_MS }];
  await Promise.all(
    Array.from({ length: 20 }, (_, call) => processes[call % 2]?.reserve(allowances, DAY_MS)),
  );
  const starts = await startsOf(id);
  expect(starts).toHaveLength(20);
  expect((starts[7] ?? 0) - (starts[0] ?? 0)).toBeLessThan(MINUTE_MS);
  for (const [call, start] of starts.slice(8).entries()) {
    expect(start - (starts[call] ?? 0)).toBeGreaterThanOrEqual(MINUTE_MS);
  }
});

/** By the database's clock, which a busy machine does not hold up. */
async function startsOf(id: number) {
  const rows = await app.parts.storage.query<{ ms: number }>(
    `select (1000 * extract(epoch from starts_at))::float8 as ms from connection_calls
     where connection_id = $1 order by starts_at`,
    [id],
  );
  return rows.map(({ ms }) => ms);
}

test("a day's calls that one process made are not made again by the next", async () => {
  const { id } = await addConnection(app);
  const windows = [{ calls: 5, milliseconds: DAY_MS }];
  for (let call = 0; call < 4; call++) await gateIn(id, windows).run(async () => {}, NEVER);
  const refused = gateIn(id, windows).run(async () => {}, NEVER);
  await expect(refused).rejects.toMatchObject({ kind: "rate-limited" });
  const another = await addConnection(app);
  expect(await gateIn(another.id, windows).run(async () => "another's", NEVER)).toBe("another's");
});

test("what a source asked one process to wait, the other waits too", async () => {
  const { id } = await addConnection(app);
  const windows = [{ calls: 100, milliseconds: 1_000 }];
  await gateIn(id, windows).pauseFor(60_000);
  expect(await startsIn(id).reserve([], 0)).toBeGreaterThan(30_000);
});

test("calls that a source no longer counts are forgotten", async () => {
  const { id } = await addConnection(app);
  const starts = startsIn(id);
  const allowances = [{ calls: 3, milliseconds: 50 }];
  for (let call = 0; call < 5; call++) {
    await starts.reserve(allowances, 1_000);
    await systemTiming.sleep(60);
  }
  expect(await startsOf(id)).toHaveLength(1);
});
