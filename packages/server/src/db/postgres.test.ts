import { createServer, type Server, type Socket } from "node:net";
import { expect, test } from "vitest";
import { createDatabase } from "#testing/test-storage.ts";
import { openStorage } from "./open-storage.ts";
import { openPostgres } from "./postgres.ts";
import { isUnavailable } from "./query-error.ts";

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

test.runIf(server)("connections cut under work are errors of that work alone", async () => {
  const storage = await openStorage({
    databaseUrl: await createDatabase(server ?? ""),
    dataDir: "",
  });
  const work = storage.startWork();
  await work.db.execute("select 1");
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
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
