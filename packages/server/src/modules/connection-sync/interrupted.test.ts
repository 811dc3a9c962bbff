import { firstDayOf } from "@app/connectors/ledger/day";
import { xeroDemoBooks } from "@app/connectors/sources/xero-demo/xero-demo-company";
import { type TrytonPeer, trytonSettings } from "@app/connectors/testing/tryton-peer";
import { getConnectionFigures } from "@app/contract/connection-mapping";
import {
  cancelConnectionSync,
  listConnectionSyncs,
  syncConnection,
} from "@app/contract/connection-sync";
import { monthOf } from "@app/engine/time/month";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import {
  addConnection,
  SOURCES,
  statusOf,
  syncNow,
  syncRunner,
} from "#testing/test-connections.ts";
import { serveTryton } from "#testing/test-tryton.ts";
import { syncDueConnections } from "./connection-sync.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ allowsPrivateSources: true });
});

const books = xeroDemoBooks(monthOf(2030, 1));

async function connect() {
  const tryton = await serveTryton(books);
  const settings = trytonSettings(tryton);
  const { id } = await addConnection(app, { sourceId: SOURCES.tryton, settings });
  return { id, tryton };
}

/** Holds its answers from a moment on, until they are let go. */
function holdWhen(tryton: TrytonPeer, isTime: () => Promise<boolean> | boolean) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  tryton.before = async () => {
    if (await isTime()) await gate;
  };
  return letGo;
}

async function stagedMonths(id: number) {
  const rows = await app.parts.storage.query<{ count: number }>(
    "select count(*)::int as count from connection_stages where connection_id = $1",
    [id],
  );
  return rows[0]?.count ?? 0;
}

async function figuresOf(id: number) {
  return dataOf(await app.call(getConnectionFigures, { params: { id } }));
}

test("a sync whose worker is gone goes on after the last month it staged @long", async () => {
  const whole = await connect();
  const runner = syncRunner(app);
  await syncNow(app, whole.id);
  await runner.stop();

  const { id, tryton } = await connect();
  const letGo = holdWhen(tryton, async () => (await stagedMonths(id)) >= 15);
  const first = syncRunner(app);
  dataOf(await app.call(syncConnection, { params: { id } }));
  await expect.poll(() => stagedMonths(id), { timeout: 60_000 }).toBe(15);
  await first.stop();
  const before = tryton.answered;
  tryton.before = async () => {};
  letGo();
  const second = syncRunner(app);
  const isDone = async () => (await statusOf(app, id)).lastSyncAt !== null;
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  await second.stop();
  expect(tryton.answered - before).toBeLessThan(whole.tryton.answered - 10);
  expect(await figuresOf(id)).toEqual(await figuresOf(whole.id));
  expect(await stagedMonths(id)).toBe(0);
});

test("books that changed while no worker was there are read anew, and not refused for not rolling @long", async () => {
  const { id, tryton } = await connect();
  const letGo = holdWhen(tryton, async () => (await stagedMonths(id)) >= 15);
  const first = syncRunner(app);
  dataOf(await app.call(syncConnection, { params: { id } }));
  await expect.poll(() => stagedMonths(id), { timeout: 60_000 }).toBe(15);
  await first.stop();
  tryton.before = async () => {};
  tryton.books = withMoneyMoved(monthOf(2028, 6));
  letGo();
  const second = syncRunner(app);
  const isDone = async () => (await statusOf(app, id)).sync === null;
  await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
  await second.stop();
  expect(await statusOf(app, id)).toMatchObject({
    ...{ state: "needs-attention", reason: "2 accounts without a line." },
  });
  const whole = await connect();
  whole.tryton.books = tryton.books;
  const third = syncRunner(app);
  await syncNow(app, whole.id);
  await third.stop();
  expect(await figuresOf(id)).toEqual(await figuresOf(whole.id));
});

/** From one balance to another, so that every later balance is another one. */
function withMoneyMoved(month: number) {
  const [one, other] = books.accounts.filter((account) => account.class === "ASSET");
  const lines = [
    { accountId: one?.id ?? "", net: 31_020n },
    { accountId: other?.id ?? "", net: -31_020n },
  ];
  const journal = { day: firstDayOf(month), narration: "Moved", lines };
  return { ...books, journals: [...books.journals, journal] };
}

test("a cancelled sync leaves the figures from before, and the next one goes through", async () => {
  const { id, tryton } = await connect();
  const runner = syncRunner(app);
  const before = await syncNow(app, id);
  const figures = await figuresOf(id);
  const last = tryton.answered + 3;
  const letGo = holdWhen(tryton, () => tryton.answered >= last);
  dataOf(await app.call(syncConnection, { params: { id } }));
  const isWaiting = async () => (await statusOf(app, id)).sync?.isWaiting;
  await expect.poll(isWaiting, { timeout: 60_000 }).toBe(false);
  const cancelled = dataOf(await app.call(cancelConnectionSync, { params: { id } }));
  letGo();
  expect(cancelled).toMatchObject({ state: before.state, sync: null });
  expect(await figuresOf(id)).toEqual(figures);
  tryton.before = async () => {};
  expect((await syncNow(app, id)).state).toBe(before.state);
  await runner.stop();
});

test("a sync is cancelled in the midst of staging a month, and neither waits for the other for ever", async () => {
  const { id } = await connect();
  const { jobId } = dataOf(await app.call(syncConnection, { params: { id } }));
  const cancelling = await app.parts.storage.withConnection(async (sync) => {
    await sync.exec("begin");
    await sync.query("select from jobs where id = $1 for key share", [jobId]);
    const asked = app.call(cancelConnectionSync, { params: { id } });
    await new Promise((resolve) => setTimeout(resolve, 300));
    // What a staged month's reference to its connection takes.
    await sync.query("select from connections where id = $1 for key share", [id]);
    await sync.exec("commit");
    return { asked };
  });
  expect(dataOf(await cancelling.asked)).toMatchObject({ sync: null });
});

test("a month that does not add up is told with its amount, and the figures from before stay", async () => {
  const { id, tryton } = await connect();
  const runner = syncRunner(app);
  await syncNow(app, id);
  const figures = await figuresOf(id);
  const [lines = [], ...others] = books.journals.map((journal) => journal.lines).reverse();
  const [line, ...rest] = lines;
  if (!line) throw new Error("the books have no journal");
  const wrong = [{ ...line, net: line.net + 31_020n }, ...rest];
  const journals = [...others.reverse(), wrong].map((each, at) => ({
    ...(books.journals[at] as (typeof books.journals)[number]),
    lines: each,
  }));
  tryton.books = { ...books, journals };
  const failed = await syncNow(app, id);
  expect(failed).toMatchObject({ state: "failed", reason: expect.stringContaining("310.20") });
  expect(failed.reason).toContain("January 2030");
  expect(await figuresOf(id)).toEqual(figures);
  const { items, checks } = dataOf(await app.call(listConnectionSyncs, { params: { id } }));
  expect(items[0]).toMatchObject({ outcome: "kept", words: failed.reason });
  expect(checks.find(({ name }) => name === "months-balance")?.findings[0]).toMatchObject({
    month: monthOf(2030, 1),
  });
  tryton.books = books;
  expect((await syncNow(app, id)).state).not.toBe("failed");
  await runner.stop();
});

test("a sign-in that is refused asks to be connected again, and no schedule tries it", async () => {
  const { id, tryton } = await connect();
  const runner = syncRunner(app);
  tryton.isShut = true;
  expect(await syncNow(app, id)).toMatchObject({
    state: "needs-reconnecting",
    reason: "Tryton no longer accepts the connection. Connect it again.",
  });
  await runner.stop();
  await syncDueConnections(app.parts.storage, new Date("2031-01-01"));
  expect((await statusOf(app, id)).state).toBe("needs-reconnecting");
});

test("each night every connection is asked for once, in its own minute", async () => {
  const own = await testApp();
  const tom = await own.addMember();
  const { id, status } = await addConnection(tom);
  const at = new Date(status.nextSyncAt ?? "");
  expect([at.getUTCHours(), at.getUTCMinutes()]).toEqual([2, id % 60]);
  const { storage } = own.parts;
  const jobs = () =>
    storage.query<{ title: string }>(
      "select title, account_id as by from jobs where team_id = $1",
      [own.person.teamId],
    );
  await syncDueConnections(storage, new Date(at.getTime() - 1000));
  expect(await jobs()).toEqual([]);
  // Once Tom has left the team, it is an admin's.
  await storage.query("update connections set owner_account_id = null where id = $1", [id]);
  await Promise.all([syncDueConnections(storage, at), syncDueConnections(storage, at)]);
  expect(await jobs()).toEqual([
    { title: "Sync of Harrow Lane Coffee Pty Ltd", by: own.person.accountId },
  ]);
  expect(await statusOf(own, id)).toMatchObject({
    state: "syncing",
    nextSyncAt: new Date(at.getTime() + 24 * 60 * 60 * 1000).toISOString(),
  });
});
