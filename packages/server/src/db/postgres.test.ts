import { createServer, type Server, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createDatabase, createReadyDatabase } from "#testing/test-storage.ts";
import type { Work } from "./db.ts";
import { openStorage } from "./open-storage.ts";
import { openPostgres } from "./postgres.ts";
import { askUnhurried } from "./query-builder.ts";
import { isUnavailable, QueryError } from "./query-error.ts";

const server = process.env.TEST_DATABASE_URL;

test("a server that is not there is unavailable, not a mistake of ours", async () => {
  const storage = openPostgres("postgres://nobody@127.0.0.1:1/nothing");
  const asked = [
    storage.query("select 1"),
    storage.ping(),
    storage.startWork().db.execute("select 1"),
  ];
  for (const asking of asked) {
    expect(isUnavailable(await reasonOf(asking))).toBe(true);
  }
  await storage.close();
});

test("a server that does not answer is given up within five seconds", async () => {
  const silent = await listenOn((socket) => socket.resume());
  const storage = openPostgres(`postgres://nobody@127.0.0.1:${silent.port}/nothing`);
  const startedAt = Date.now();
  expect(isUnavailable(await reasonOf(storage.query("select 1")))).toBe(true);
  expect(Date.now() - startedAt).toBeLessThan(5_500);
  await storage.close();
  silent.close();
}, 20_000);

test.runIf(server)(
  "what a request asks is given up within five seconds, and what reads everything is not",
  async () => {
    const storage = openPostgres(server ?? "");
    const long = "select 1 as one from pg_sleep(5)";
    const [hurried, unhurried] = await Promise.all([
      reasonOf(storage.query(long)),
      askUnhurried(storage).query(long),
    ]);
    expect(hurried).toBeInstanceOf(QueryError);
    expect(unhurried).toEqual([{ one: 1 }]);
    await storage.close();
  },
  20_000,
);

test.runIf(server)("connections cut under work are errors of that work alone", async () => {
  const storage = await openStorage({
    databaseUrl: await createReadyDatabase(server ?? ""),
    dataDir: "",
  });
  const work = storage.startWork();
  await work.db.execute("select 1");
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  await storage.query(cut);

  expect(isUnavailable(await reasonOf(work.db.execute("select 1")))).toBe(true);
  await work.rollback();
  expect(await storage.query("select 1 as one")).toEqual([{ one: 1 }]);
  await storage.close();
});

test.runIf(server)("two processes that migrate at once both find the database ready", async () => {
  const databaseUrl = await createDatabase(server ?? "");
  const both = await Promise.all([1, 2].map(() => openStorage({ databaseUrl, dataDir: "" })));
  for (const storage of both) {
    expect(await storage.query("select count(*) as count from users")).toEqual([{ count: 0 }]);
    await storage.close();
  }
});

test.runIf(server)(
  "of two that wait for each other one is told to try again, the other commits",
  async () => {
    const storage = await openStorage({
      databaseUrl: await createReadyDatabase(server ?? ""),
      dataDir: "",
    });
    const works = [storage.startWork(), storage.startWork()] as const;
    const lock = (work: Work, key: number) =>
      work.db.execute(`select pg_advisory_xact_lock(${key})`);
    await lock(works[0], 1);
    await lock(works[1], 2);
    const crossed = await Promise.allSettled([lock(works[0], 2), lock(works[1], 1)]);
    const ends = await Promise.allSettled(works.map((work) => work.commit()));

    const [refused, ...others] = crossed.filter((each) => each.status === "rejected");
    expect(others).toEqual([]);
    expect(refused?.reason).toMatchObject({ code: "40P01" });
    expect(isUnavailable(refused?.reason)).toBe(true);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await storage.close();
  },
);

test.runIf(server)(
  "of two that cannot be put one after the other one is told to try again",
  async () => {
    const storage = await openStorage({
      databaseUrl: await createReadyDatabase(server ?? ""),
      dataDir: "",
    });
    await storage.query("create table numbers as select 1 as number");
    const refused = await storage.withConnection(async (connection) => {
      await connection.exec("begin isolation level repeatable read; select number from numbers");
      await storage.query("update numbers set number = 2");
      const reason = await reasonOf(connection.query("update numbers set number = 3"));
      await connection.exec("rollback");
      return reason;
    });
    expect(refused).toMatchObject({ code: "40001" });
    expect(isUnavailable(refused)).toBe(true);
    await storage.close();
  },
);

async function reasonOf(running: Promise<unknown>) {
  return running.then(
    () => undefined,
    (error) => error,
  );
}

async function listenOn(onConnection: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const listening = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  return {
    port: (listening.address() as { port: number }).port,
    close() {
      for (const socket of sockets) socket.destroy();
      (listening as Server).close();
    },
  };
}
