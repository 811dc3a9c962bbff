/** The built server as a process of its own, for tests that stop, kill or load it. */
import { spawn } from "node:child_process";
import { exitCodeOf, freePort, root, sleep } from "./processes.ts";

const READY_MS_MAX = 60_000;
const LOG_LENGTH_MAX = 20_000;

export type ServerProcess = {
  url: string;
  pid: number;
  /** From being started to answering that it is ready. */
  readyMs: number;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** The end of what it wrote. */
  log(): string;
};

/** Nothing of the caller's own settings reaches it: only what is given. */
export async function startServer(
  settings: Record<string, string>,
  ...flags: string[]
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...flags, "packages/server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: serverEnvironment({ PORT: port, PUBLIC_URL: url, ...settings }),
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-LOG_LENGTH_MAX);
    });
  }
  const end = exitCodeOf(child);
  const leaveNothing = () => child.kill("SIGKILL");
  process.once("exit", leaveNothing);
  void end.then(() => process.off("exit", leaveNothing));

  await isReady(url, () => child.exitCode === null && child.signalCode === null).catch((error) => {
    child.kill("SIGKILL");
    throw new Error(`${error.message}\n${log}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - startedAt,
    stop() {
      child.kill("SIGTERM");
      return end;
    },
    async kill() {
      child.kill("SIGKILL");
      await end;
    },
    log: () => log,
  };
}

/** What the server and its commands are started with in tests. */
export function serverEnvironment(settings: Record<string, string>) {
  const { PATH = "", HOME = "", TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), DEMO: "0", LOG_LEVEL: "warn", ...settings };
}

/** Settings that put PostgreSQL in the place of embedded storage, which has to be told a key. */
export function onDatabase(url: string) {
  return { DATABASE_URL: url, SECRET_KEY: "0123456789abcdef".repeat(4) };
}

async function isReady(url: string, isAlive: () => boolean) {
  const deadline = performance.now() + READY_MS_MAX;
  while (performance.now() < deadline) {
    if (!isAlive()) throw new Error("The server ended before it was ready.");
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(20);
  }
  throw new Error("The server was not ready in time.");
}
