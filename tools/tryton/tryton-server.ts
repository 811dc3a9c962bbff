/** A Tryton of our own: a database in a folder, and its server on a free loopback port. */
import { spawn } from "node:child_process";
import { openSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { capture, exitCodeOf, findProgram, freePort, isExecutable, sleep } from "../processes.ts";
import { installSystemPackage } from "../system-packages.ts";

/** Tryton belongs to the system's Python, whatever else stands first in PATH. */
const PYTHON = "/usr/bin/python3";
const PACKAGES = ["tryton-server", "tryton-modules-account", "sqlite3"];
const START_MS_MAX = 60_000;

export type TrytonServer = { url: string; databaseFile: string; stop: () => Promise<void> };

/** True when everything is there, installed now if need be. */
export async function haveTryton(): Promise<boolean> {
  if (await isThere()) return true;
  for (const name of PACKAGES) if (!(await installSystemPackage(name))) return false;
  return isThere();
}

async function isThere() {
  const has = findProgram(["trytond-admin"]) && findProgram(["sqlite3"]) && isExecutable(PYTHON);
  return (
    Boolean(has) && (await capture(PYTHON, ["-c", "import trytond.modules.account"])).code === 0
  );
}

export async function makeDatabase(folder: string, database: string, password: string) {
  const databaseFile = path.join(folder, `${database}.sqlite`);
  const passwordFile = path.join(folder, "password");
  writeFileSync(databaseFile, "");
  writeFileSync(passwordFile, password);
  const settings = path.join(folder, "trytond.conf");
  const port = await freePort();
  const address = `127.0.0.1:${port}`;
  writeFileSync(
    settings,
    `[database]\nuri = sqlite://\npath = ${folder}\n[web]\nlisten = ${address}\n`,
  );
  const admin = findProgram(["trytond-admin"]) ?? "";
  const modules = ["--all", "--activate-dependencies", "-u", "account"];
  const args = [admin, "-c", settings, "-d", database, "--email", "admin@example.com", ...modules];
  const env = { ...process.env, TRYTONPASSFILE: passwordFile };
  const { code, errors } = await capture(PYTHON, args, { env });
  if (code !== 0) throw new Error(`trytond-admin failed: ${errors}`);
  return { folder, database, databaseFile, settings, url: `http://${address}` };
}

export async function startTryton(
  made: Awaited<ReturnType<typeof makeDatabase>>,
): Promise<TrytonServer> {
  const logFile = path.join(made.folder, "trytond.log");
  const log = openSync(logFile, "a");
  const trytond = findProgram(["trytond"]) ?? "";
  const child = spawn(PYTHON, [trytond, "-c", made.settings, "-d", made.database], {
    stdio: ["ignore", log, log],
  });
  const isGone = exitCodeOf(child);
  const stop = async () => {
    child.kill("SIGTERM");
    await isGone;
  };
  // A test that is broken off leaves no server behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const until = Date.now() + START_MS_MAX;
  while (!(await answers(made.url))) {
    if (Date.now() > until || child.exitCode !== null) {
      await stop();
      throw new Error(`Tryton did not start: ${readFileSync(logFile, "utf8").slice(-2000)}`);
    }
    await sleep(100);
  }
  return { url: made.url, databaseFile: made.databaseFile, stop };
}

async function answers(url: string) {
  const body = JSON.stringify({ id: 1, method: "common.server.version", params: [] });
  const headers = { "content-type": "application/json" };
  const asked = fetch(`${url}/`, { method: "POST", headers, body });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}
