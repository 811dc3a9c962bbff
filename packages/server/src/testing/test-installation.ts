/** A whole installation, for what the commands do to one. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "#commands.ts";
import type { Storage } from "#db/db.ts";
import { openStorage } from "#db/open-storage.ts";
import { unpackArchive } from "#db/ready-archive.ts";
import { createReadyDatabase, readyArchive } from "./test-storage.ts";

/** Every command opens the database anew. */
export const OPENING_OFTEN_MS = 180_000;

export const OLD_KEY = "a key that is as long as it has to be";
/** Of the team that is seeded, and of the one that shares a model with it. */
export const HOLDS = "32 entries in 2 trails checked: every chain holds.";
/** An installation of its own, embedded or on the server under test. */
export async function newInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), "forecastle-command-"));
  const server = process.env.TEST_DATABASE_URL;
  const databaseUrl = server && (await createReadyDatabase(server));
  if (!server) await unpackArchive(await readyArchive(), join(dataDir, "database"));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "", SECRET_KEY: OLD_KEY };
  return {
    dataDir,
    /** What is set from now on. */
    set: (settings: Record<string, string>) => void Object.assign(env, settings),
    /** Gives what the command says, line by line. */
    async run(...args: string[]) {
      const lines: string[] = [];
      await runCommand(args, env, (line) => lines.push(line));
      return lines;
    },
    open: () => openStorage({ databaseUrl, dataDir }),
  };
}

/** One entry of one trail. */
export async function forgeEntry(storage: Storage) {
  await storage.query(
    `update audit_entries set subject_name = 'Forged'
     where sequence = 3 and team_id = (select min(team_id) from audit_entries where sequence = 3)`,
  );
}
