import { type ChildProcess, spawn } from "node:child_process";
import fs, { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readyArchive } from "#testing/test-storage.ts";
import type { Storage } from "./db.ts";
import { type FolderLock, lockFolder } from "./folder-lock.ts";
import { openStorage } from "./open-storage.ts";
import { unpackArchive } from "./ready-archive.ts";

const program = join(import.meta.dirname, "../testing/storage-process.ts");

// These are about the embedded folder, whatever the other suites run on.
const isElsewhere = Boolean(process.env.TEST_DATABASE_URL);
describe.skipIf(isElsewhere)("the data folder", { timeout: 180_000 }, () => {
  let dataDir = "";
  let opened: Storage | undefined;
  const children: ChildProcess[] = [];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), "forecastle-"));
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
    await Promise.all(children.splice(0).map(kill));
    rmSync(dataDir, { recursive: true });
  });

  /** With a ready database, which is quicker than making one. */
  async function fillFolder() {
    await unpackArchive(await readyArchive(), join(dataDir, "database"));
  }

  async function open() {
    opened = await openStorage({ databaseUrl: undefined, dataDir });
    return opened;
  }

  /** Starts the process and gives its lines one by one. */
  function start(...numbers: number[]) {
    const child = spawn(
      process.execPath,
      // It lives for seconds, too few to compile the database twice.
      ["--liftoff-only", "--import", "tsx", program, dataDir, ...numbers.map(String)],
      {
        stdio: ["ignore", "pipe", "inherit"],
        env: { ...process.env, DATABASE_URL: "" },
      },
    );
    children.push(child);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, line: async () => (await lines.next()).value as string | undefined };
  }

  test("each commit is flushed to the disk once, and reading flushes nothing", async () => {
    await fillFolder();
    const storage = await open();
    await storage.query("select * from limits");

    const commits = countFlushes();
    for (let number = 0; number < 50; number++) {
      const work = storage.startWork();
      await work.db.execute(`insert into limits values ('key ${number}', now(), 1)`);
      await work.commit();
    }
    expect(commits.stop()).toBe(50);

    const reads = countFlushes();
    await storage.query("select * from limits");
    expect(reads.stop()).toBe(0);
  });

  test("a second process is refused by name, until the first is killed", async () => {
    await fillFolder();
    const first = start(0);
    expect(await first.line()).toBe("ready");

    await expect(open()).rejects.toThrow(
      `The data folder ${dataDir} is in use by another Forecastle process (pid ${first.child.pid}). Stop that one first, or set DATA_DIR.`,
    );

    await kill(first.child);
    await open();
  });

  test("of many that come at the same moment exactly one gets the folder", async () => {
    const comers = Array.from({ length: 8 }, () => lockFolder(dataDir));
    const outcomes = await Promise.allSettled(comers);
    const [lock, ...others] = outcomes.filter(({ status }) => status === "fulfilled");
    expect(others).toEqual([]);
    (lock as PromiseFulfilledResult<FolderLock>).value.release();
    (await lockFolder(dataDir)).release();
  });

  test("nothing acknowledged is lost when the process is killed amid its writes", async () => {
    await fillFolder();
    let acknowledged = -1;
    for (let round = 0; round < 2; round++) {
      const { child, line } = start(acknowledged + 2);
      expect(await line()).toBe("ready");
      let timer: NodeJS.Timeout | undefined;
      for (let said = await line(); said !== undefined; said = await line()) {
        acknowledged = Number(said);
        timer ??= setTimeout(() => child.kill("SIGKILL"), 200 + round * 150);
      }
      clearTimeout(timer);
    }
    const storage = await open();
    const [kept] = await storage.query<{ last: number }>("select max(count) as last from limits");
    expect(acknowledged).toBeGreaterThan(0);
    expect(kept?.last).toBeGreaterThanOrEqual(acknowledged);
  });

  test("a first start that was killed half-way is made good by the next one", async () => {
    const { child } = start();
    await waitFor(() => readdirSync(dataDir).includes("database.unfinished"));
    await kill(child);
    expect(readdirSync(dataDir)).not.toContain("database");

    const storage = await open();
    expect(await storage.query("select count(*) as count from users")).toEqual([{ count: 0 }]);
    expect(readdirSync(dataDir).sort()).toEqual(["database", "lock"]);
  });
});

async function kill(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }
}

async function waitFor(isSo: () => boolean) {
  while (!isSo()) {
    await sleep(2);
  }
}

/** Counts the system's fsync calls of this process from now on. */
function countFlushes() {
  const { fsyncSync } = fs;
  let count = 0;
  fs.fsyncSync = (file) => {
    count += 1;
    fsyncSync(file);
  };
  syncBuiltinESMExports();
  return {
    stop() {
      fs.fsyncSync = fsyncSync;
      syncBuiltinESMExports();
      return count;
    },
  };
}
