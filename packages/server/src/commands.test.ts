import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStorage } from "#db/open-storage.ts";
import { unpackArchive } from "#db/ready-archive.ts";
import { createDatabase, readyArchive } from "#testing/test-storage.ts";
import { runCommand } from "./commands.ts";

/** Every command opens the database anew. */
const OPENING_OFTEN_MS = 180_000;

/** An installation of its own, embedded or on the server under test. */
async function newInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), "forecastle-command-"));
  const server = process.env.TEST_DATABASE_URL;
  const databaseUrl = server && (await createDatabase(server));
  if (!server) await unpackArchive(await readyArchive(), join(dataDir, "database"));
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    SECRET_KEY: "a key that is as long as it has to be",
  };
  return {
    dataDir,
    /** Gives what the command says, line by line. */
    async run(...args: string[]) {
      const lines: string[] = [];
      await runCommand(args, env, (line) => lines.push(line));
      return lines;
    },
    open: () => openStorage({ databaseUrl, dataDir }),
  };
}

test(
  "a seeded installation is backed up, restored, and any change of its trail found",
  async () => {
    const { run, open, dataDir } = await newInstallation();
    const [json = "", ...others] = await run("seed", "--tenants", "1", "--seed", "42");
    const [team] = JSON.parse(json).teams;
    expect([team.clients.length, others]).toEqual([12, []]);

    const file = join(dataDir, "backup");
    expect((await run("backup", file))[0]).toMatch(/ holds \d+ rows and 0 files\.$/);

    const storage = await open();
    await storage.query("update audit_entries set subject_name = 'Forged' where sequence = 3");
    await storage.close();
    await expect(run("verify-audit")).rejects.toThrow("18 entries in 1 trails checked: 1 breaks.");

    expect((await run("restore", file))[0]).toMatch(/^Restored \d+ rows and 0 files from /);
    expect(await run("verify-audit")).toEqual([
      "18 entries in 1 trails checked: every chain holds.",
    ]);
  },
  OPENING_OFTEN_MS,
);

test("a member of staff is told the link to choose a password by", async () => {
  const { run } = await newInstallation();
  const [, link] = await run("staff", "create", "sam@forecastle.example", "Sam", "Okafor");
  expect(link).toMatch(/^http:\/\/localhost:3000\/app\/login\/reset\/\d+\/\d+\/[\w-]+$/);
});

test("an unknown command names those there are, and nothing is opened for it", async () => {
  await expect(runCommand(["constructor"], { DATA_DIR: "/dev/null" }, () => {})).rejects.toThrow(
    "The commands are seed, seed-demo, staff, backup, restore, verify-audit.",
  );
});

test("a wrong argument is told before anything is opened", async () => {
  const args = ["seed", "--tenants", "0"];
  await expect(runCommand(args, { DATA_DIR: "/dev/null" }, () => {})).rejects.toThrow(
    "--tenants must be a whole number from 1 to 10000.",
  );
});
