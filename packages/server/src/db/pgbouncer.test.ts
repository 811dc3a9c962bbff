import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDatabase } from "#testing/test-storage.ts";
import type { Storage } from "./db.ts";
import { openStorage } from "./open-storage.ts";

const server = process.env.TEST_DATABASE_URL ?? "";
const pgBouncer = process.env.TEST_PGBOUNCER ?? "";

test.runIf(server && pgBouncer)(
  "behind PgBouncer, which gives each transaction another connection, changes are heard past it",
  async () => {
    const direct = await createDatabase(server);
    const pooler = await startPgBouncer(direct);
    const deaf = await openStorage({ databaseUrl: pooler.url, dataDir: "" });
    const hearing = await openStorage({
      databaseUrl: pooler.url,
      listenDatabaseUrl: direct,
      dataDir: "",
    });
    const [lost, heard] = [hear(deaf), hear(hearing)];
    await expect.poll(() => heard).toEqual(["listening"]);

    for (const [at, storage] of [deaf, hearing, deaf, hearing].entries()) {
      const work = storage.startWork();
      await work.db.execute("select count(*) from clients");
      work.notify("pooled", String(at));
      await work.commit();
    }

    await expect.poll(() => heard).toEqual(["listening", "0", "1", "2", "3"]);
    // What the setting is for: through the pooler, what was told is not all heard.
    expect(lost).not.toEqual(heard);
    await Promise.all([deaf.close(), hearing.close()]);
    await pooler.stop();
  },
);

function hear(storage: Storage) {
  const heard: string[] = [];
  storage.listen("pooled", {
    onMessage: (payload) => void heard.push(payload),
    onListening: () => void heard.push("listening"),
  });
  return heard;
}

/** PgBouncer in transaction mode before a database, on a free port. */
async function startPgBouncer(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "forecastle-pgbouncer-"));
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  chmodSync(folder, 0o755);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(pgBouncer, [...(isRoot ? ["-u", "postgres"] : []), settings], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    log += text;
  });
  await expect.poll(() => log, { timeout: 10_000 }).toContain("process up");
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}${pathname}`,
    async stop() {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

async function freePort() {
  const listening = createServer().listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as AddressInfo;
  listening.close();
  await once(listening, "close");
  return port;
}
