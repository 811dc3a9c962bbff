import {
  listConnectionSyncs,
  syncAllConnections,
  syncConnection,
} from "@app/contract/connection-sync";
import { getJob } from "@app/contract/jobs";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Runner } from "#core/job-runner.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import {
  addConnection,
  SOURCES,
  statusOf,
  syncNow,
  syncRunner,
} from "#testing/test-connections.ts";

let app: TestApp;
let runner: Runner;
beforeAll(async () => {
  app = await testApp();
  runner = syncRunner(app);
});
afterAll(() => runner.stop());

test.each([
  ["Sample Company", SOURCES.sample],
  ["Xero Demo", SOURCES.xeroDemo],
  ["QuickBooks Demo", 19],
  ["Business Central Demo", 20],
])(
  "%s is read over 24 months and this one, and passes all seven checks",
  async (_name, sourceId) => {
    const { id } = await addConnection(app, { sourceId });
    const status = await syncNow(app, id);
    expect(status.reason).not.toContain("The books");
    expect(["up-to-date", "needs-attention"]).toContain(status.state);
    expect(status.checks.map(({ findingCount }) => findingCount)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((status.lastMonth ?? 0) - (status.firstMonth ?? 0)).toBe(24);
    expect(status.rowCount).toBeGreaterThan(500);
    expect(status.accountCount).toBeGreaterThan(status.unmappedCount);
    expect(status.lastSyncAt).not.toBeNull();
  },
);

test("a second sync with nothing new writes nothing", async () => {
  const { id } = await addConnection(app);
  await syncNow(app, id);
  const before = await rowsOf(id);
  await syncNow(app, id);
  expect(await rowsOf(id)).toEqual(before);
  const { items } = dataOf(await app.call(listConnectionSyncs, { params: { id } }));
  expect(items.map(({ outcome, words, checksPassed }) => [outcome, words, checksPassed])).toEqual([
    ["unchanged", "Nothing new, nothing written.", 7],
    ["changed", expect.stringContaining("were read."), 7],
  ]);
});

/** Every row of the books with the transaction that wrote it. */
function rowsOf(id: number) {
  return app.parts.storage.query(
    `select 'books' as kind, 0 as month, xmin::text from connection_books where connection_id = $1
     union all select 'month', month, xmin::text from connection_months where connection_id = $1
     order by 1, 2`,
    [id],
  );
}

test("who asks while a sync waits or runs gets that one, whoever asked first", async () => {
  const idle = await testApp();
  const tom = await idle.addMember();
  const { id } = await addConnection(idle);
  const first = dataOf(await idle.call(syncConnection, { params: { id } }));
  const second = dataOf(await tom.call(syncConnection, { params: { id } }));
  expect(second).toEqual(first);
  expect(await statusOf(idle, id)).toMatchObject({ sync: { jobId: first.jobId } });
  expect(await idle.call(getJob, { params: { id: first.jobId } })).toMatchObject({
    data: { title: "Sync of Harrow Lane Coffee Pty Ltd" },
  });
});

test("all ledgers that can be read now are asked for at once, and no others", async () => {
  const [idle, others] = [await testApp(), await testApp()];
  const [first, second] = [await addConnection(idle), await addConnection(idle)];
  const settings = { name: "Books", currency: "AUD", yearEndMonth: 6 };
  const files = await addConnection(idle, { sourceId: SOURCES.spreadsheet, settings });
  const [revoked, waiting] = [await addConnection(idle), await addConnection(idle)];
  const foreign = await addConnection(others);
  const set = async ({ id }: { id: number }, change: string) =>
    idle.parts.storage.query(`update connections set ${change} where id = $1`, [id]);
  await set(revoked, "outcome = 'needs-reconnecting'");
  await set(waiting, "paused_until = '2999-01-01'");

  const asked = dataOf(await idle.call(syncAllConnections, {}));
  expect(asked).toEqual({ startedCount: 2, leftCount: 0 });
  const states = [];
  for (const { id } of [first, second, files, revoked, waiting]) {
    states.push((await statusOf(idle, id)).state);
  }
  expect(states).toEqual(["syncing", "syncing", "new", "needs-reconnecting", "new"]);
  expect(await statusOf(others, foreign.id)).toMatchObject({ state: "new" });

  const again = dataOf(await idle.call(syncAllConnections, {}));
  expect(again).toEqual({ startedCount: 0, leftCount: 0 });
});
