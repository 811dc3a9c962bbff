/** The built server as a process of its own, for tests that stop, kill or load it. */
import { type ChildProcess, spawn } from "node:child_process";
import { exitCodeOf, freePort, root, sleep } from "./processes.ts";

const READY_MS_MAX = 60_000;
const LOG_LENGTH_MAX = 20_000;

export type WorkerProcess = {
  pid: number;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** The end of what it wrote. */
  log(): string;
};

export type ServerProcess = WorkerProcess & {
  url: string;
  /** From being started to answering that it is ready. */
  readyMs: number;
};

/** Nothing of the caller's own settings reaches it: only what is given. */
export async function startServer(
  settings: Record<string, string>,
  ...flags: string[]
): Promise<ServerProcess> {
  const port = settings.PORT ?? String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const server = await spawned({ PORT: port, PUBLIC_URL: url, ...settings }, flags, async () => {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.ok ?? false;
  });
  return { ...server, url, readyMs: performance.now() - startedAt };
}

/** One that answers nobody and runs jobs. */
export function startWorker(settings: Record<string, string>, ...flags: string[]) {
  return spawned({ ...settings, ROLE: "worker" }, flags, async (log) => log.includes(WORKER_READY));
}

/** What of them runs ends with us, whatever ends us. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const WORKER_READY = "Forecastle worker ready";

async function spawned(
  settings: Record<string, string>,
  flags: string[],
  isReady: (log: string) => Promise<boolean>,
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [...flags, "packages/server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: serverEnvironment(settings),
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log = (log + text).slice(-LOG_LENGTH_MAX);
    });
  }
  const end = exitCodeOf(child);
  running.add(child);
  void end.then(() => running.delete(child));

  const isAlive = () => child.exitCode === null && child.signalCode === null;
  await untilReady(() => isReady(log), isAlive).catch((error) => {
    child.kill("SIGKILL");
    throw new Error(`${error.message}\n${log}`);
  });
  return {
    pid: child.pid ?? 0,
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

async function untilReady(isReady: () => Promise<boolean>, isAlive: () => boolean) {
  const deadline = performance.now() + READY_MS_MAX;
  while (performance.now() < deadline) {
    if (!isAlive()) throw new Error("The server ended before it was ready.");
    if (await isReady()) return;
    await sleep(20);
  }
  throw new Error("The server was not ready in time.");
}
