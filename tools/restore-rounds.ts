/**
 * The promise that a restore is all or nothing: it is killed at any moment, and afterwards the data
 * set is the old one or the new one, whole, with every file its rows name, under the right key.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isTrailWhole } from "./audit-trail.ts";
import { passedIf } from "./outcome.ts";
import { BRIEFLY, capture, exitCodeOf, root, sleep } from "./processes.ts";
import { seedTeams } from "./seeded-teams.ts";
import { serverEnvironment } from "./server-process.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

/** Every file of a backup, with the hash of what is in it. */
type State = Map<string, string>;

/** From the laying of the new key to the end of a restore, and some. */
const LATE_MS = 1_000;

const COMMAND = [BRIEFLY, "packages/server/dist/command.js"];

/** Embedded: rows, files and key are replaced together. */
export function killRestores(rounds: number) {
  return inTemporaryFolder("restore", async (folder) => {
    const at = (name: string) => path.join(folder, name);
    const backup = at("new.backup");
    await seedTeams({ DATA_DIR: at("new") }, 2);
    await command(at("new"), ["backup", backup]);
    // Migrated and empty, under a key of its own.
    await command(at("old"), ["verify-audit", "--without-seals"]);
    const states = {
      old: await stateOf(at("old"), at("o")),
      new: await stateOf(at("new"), at("n")),
    };
    const wholeMs = await restoreMs(at("old"), at("timed"), backup);

    const found = { old: 0, new: 0, broken: 0 };
    for (let round = 0; round < rounds; round++) {
      rmSync(at("live"), { recursive: true, force: true });
      cpSync(at("old"), at("live"), { recursive: true, filter: (file) => !file.endsWith(".sock") });
      // Every other one is struck where old and new meet: about its commit.
      const isLate = round % 2 === 0;
      const afterMs = Math.random() * (isLate ? LATE_MS : wholeMs * 1.2);
      await killRestore(at("live"), backup, afterMs, isLate);
      // Its entries can be proved under the key it ended with, by the register that this puts in its place as a start would.
      const isWhole = await isTrailWhole({ DATA_DIR: at("live") });
      const state = await stateOf(at("live"), at("l"));
      const [fromOld, fromNew] = [differences(state, states.old), differences(state, states.new)];
      if (isWhole && fromNew.length === 0) found.new++;
      else if (isWhole && fromOld.length === 0) found.old++;
      else {
        found.broken++;
        console.log(`trail ${isWhole ? "whole" : "broken"}`);
        console.log(`unlike the old: ${fromOld.join(", ")}; unlike the new: ${fromNew.join(", ")}`);
      }
    }
    console.log(
      `killed ${rounds} restores: ${found.old} old, ${found.new} new, ${found.broken} broken`,
    );
    return passedIf(found.broken === 0 && found.old + found.new === rounds);
  });
}

async function command(DATA_DIR: string, args: string[]) {
  const env = serverEnvironment({ DATA_DIR });
  const { code, errors } = await capture(process.execPath, [...COMMAND, ...args], { env });
  if (code !== 0) throw new Error(`${args[0]} failed: ${errors}`);
}

async function restoreMs(from: string, to: string, backup: string) {
  cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith(".sock") });
  const startedAt = performance.now();
  await command(to, ["restore", backup]);
  return performance.now() - startedAt;
}

/** So long after its start, or after the new key lies there. */
async function killRestore(DATA_DIR: string, backup: string, afterMs: number, isLate: boolean) {
  const env = serverEnvironment({ DATA_DIR });
  const args = [...COMMAND, "restore", backup];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: "ignore" });
  const end = exitCodeOf(child);
  const nextKey = path.join(DATA_DIR, "secret-key.next");
  while (isLate && child.exitCode === null && !existsSync(nextKey)) await sleep(1);
  await Promise.race([sleep(afterMs), end]);
  child.kill("SIGKILL");
  await end;
}

/** Everything a backup of it would hold, told by what it unpacks to. */
async function stateOf(dataDir: string, scratch: string) {
  await command(dataDir, ["backup", `${scratch}.backup`]);
  rmSync(scratch, { recursive: true, force: true });
  await capture("mkdir", ["-p", scratch]);
  await capture("tar", ["-xzf", `${scratch}.backup`, "-C", scratch]);
  const files = readdirSync(scratch, { recursive: true, withFileTypes: true });
  const all = files
    .filter((entry) => entry.isFile())
    .map(pathOf)
    .sort();
  return new Map(all.map((file) => [path.relative(scratch, file), hashOf(file)]));
}

function hashOf(file: string) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** The files in which two states differ. */
function differences(one: State, other: State) {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}

function pathOf({ parentPath, name }: { parentPath: string; name: string }) {
  return path.join(parentPath, name);
}
