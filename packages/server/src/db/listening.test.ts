import { afterEach, expect, test } from "vitest";
import { createDatabase, freshStorage, testStorage } from "#testing/test-storage.ts";
import { NOTICE_BYTES_MAX, type Storage } from "./db.ts";
import { openPostgres } from "./postgres.ts";

const server = process.env.TEST_DATABASE_URL;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** What is heard on a channel, in order; "listening" each time hearing begins. */
async function hear(storage: Storage, channel: string) {
  const heard: string[] = [];
  stops.push(
    storage.listen(channel, {
      onMessage: (payload) => void heard.push(payload),
      onListening: () => void heard.push("listening"),
    }),
  );
  await expect.poll(() => heard[0]).toBe("listening");
  return heard;
}

async function tell(storage: Storage, channel: string, payload: string) {
  const work = storage.startWork();
  work.notify(channel, payload);
  await work.commit();
}

test("what a unit of work tells is heard when it commits, and never before", async () => {
  const storage = await testStorage();
  const heard = await hear(storage, "committed");
  const work = storage.startWork();
  work.notify("committed", "1");
  await work.db.execute("select 1");
  expect(heard).toEqual(["listening"]);

  await work.commit();

  await expect.poll(() => heard).toEqual(["listening", "1"]);
});

test("what is rolled back is never heard, nor what a failed statement spoils", async () => {
  const storage = await testStorage();
  const heard = await hear(storage, "rolled_back");
  const back = storage.startWork();
  await back.db.execute("select 1");
  back.notify("rolled_back", "rolled back");
  await back.rollback();
  const spoiled = storage.startWork();
  spoiled.notify("rolled_back", "spoiled");
  await spoiled.db.execute("select wrong").catch(() => {});
  await spoiled.commit().catch(() => {});

  await tell(storage, "rolled_back", "last");

  await expect.poll(() => heard).toEqual(["listening", "last"]);
});

test("a unit that only tells something commits it too, whatever letters it has", async () => {
  const storage = await testStorage();
  const heard = await hear(storage, "letters");
  const payload = `it's {"a":"\\\\b"} é 🙂`;

  await tell(storage, "letters", payload);

  await expect.poll(() => heard).toEqual(["listening", payload]);
});

test("each channel and each listener hears its own, and none after it stopped", async () => {
  const storage = await testStorage();
  const [one, again] = [await hear(storage, "one"), await hear(storage, "one")];
  const other = await hear(storage, "other");
  stops[0]?.();

  await tell(storage, "one", "1");
  await tell(storage, "other", "2");

  await expect.poll(() => other).toEqual(["listening", "2"]);
  expect([one, again]).toEqual([["listening"], ["listening", "1"]]);
});

test("a notice of 7,999 bytes passes, one of 8,000 is our mistake", async () => {
  const storage = await testStorage();
  const heard = await hear(storage, "large");
  const work = storage.startWork();
  expect(() => work.notify("large", "a".repeat(NOTICE_BYTES_MAX + 1))).toThrow(RangeError);
  expect(() => work.notify("Large; drop", "")).toThrow(TypeError);

  await tell(storage, "large", "a".repeat(NOTICE_BYTES_MAX));

  await expect.poll(() => heard[1]?.length).toBe(7_999);
});

test("closing a storage that listens comes to an end", async () => {
  const storage = await freshStorage();
  await hear(storage, "closing");

  await expect(storage.close()).resolves.toBeUndefined();
});

test.runIf(server)("two processes hear each other", async () => {
  const url = await createDatabase(server ?? "");
  const [one, other] = [openPostgres(url), openPostgres(url)];
  const heard = [await hear(one, "both"), await hear(other, "both")];

  // Without migrations there is no role of the app's, so this tells as the owner.
  await one.query("select pg_notify('both', 'from one')");
  await other.query("select pg_notify('both', 'from the other')");

  for (const each of heard) {
    await expect.poll(() => each).toEqual(["listening", "from one", "from the other"]);
  }
  await Promise.all([one.close(), other.close()]);
});

test.runIf(server)(
  "a line that is cut is mended, and says that something may be missing",
  async () => {
    const url = await createDatabase(server ?? "");
    const storage = openPostgres(url);
    const heard = await hear(storage, "cut");

    await storage.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'forecastle listening' and datname = current_database()`,
    );

    await expect.poll(() => heard, { timeout: 10_000 }).toEqual(["listening", "listening"]);
    await storage.query("select pg_notify('cut', 'after')");
    await expect.poll(() => heard.at(-1)).toBe("after");
    await storage.close();
  },
);

test("a server that is not there is tried again and keeps nobody waiting", async () => {
  const storage = openPostgres("postgres://nobody@127.0.0.1:1/nothing");
  const heard: string[] = [];
  const stop = storage.listen("away", {
    onMessage: (payload) => void heard.push(payload),
    onListening: () => void heard.push("listening"),
  });
  stop();

  await storage.close();
  expect(heard).toEqual([]);
});
