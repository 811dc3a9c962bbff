/** A Swift of our own: four servers and a cache on free loopback ports, data in a folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { bucketCaller } from "@app/server/core/files/bucket-call";
import { capture, exitCodeOf, findProgram, freePort, isExecutable, sleep } from "../processes.ts";
import { installSystemPackage } from "../system-packages.ts";
import { KEYS, PYTHON, REGION, writeSettings } from "./swift-settings.ts";

const SERVERS = ["account", "container", "object", "proxy"] as const;
const PACKAGES = [...SERVERS.map((name) => `swift-${name}`), "memcached"];
const START_MS_MAX = 180_000;

/** True when everything is there, installed now if need be. */
export async function haveSwift(): Promise<boolean> {
  if (await isThere()) return true;
  for (const name of PACKAGES) if (!(await installSystemPackage(name))) return false;
  return isThere();
}

async function isThere() {
  const programs = SERVERS.map((name) => `/usr/bin/swift-${name}-server`);
  if (!findProgram(["memcached"]) || ![PYTHON, ...programs].every(isExecutable)) return false;
  return (await capture(PYTHON, ["-c", "import swift.common.middleware.s3api"])).code === 0;
}

/** Starts it with one empty bucket. */
export async function startSwift(folder: string) {
  const [account = 0, container = 0, object = 0, proxy = 0, cache = 0] = await freePorts(5);
  await writeSettings(folder, { account, container, object, proxy, cache });
  const log = path.join(folder, "swift.log");
  const output = openSync(log, "a");
  const start = (program: string, args: string[]) =>
    spawn(program, args, { cwd: folder, stdio: ["ignore", output, output] });
  const children = [
    start(findProgram(["memcached"]) ?? "", ["-l", "127.0.0.1", "-p", `${cache}`, "-u", "nobody"]),
    ...SERVERS.map((name) =>
      start(PYTHON, [`/usr/bin/swift-${name}-server`, path.join(folder, `${name}-server.conf`)]),
    ),
  ];
  const stop = () => stopAll(children);
  // A test that is broken off leaves no server behind.
  process.once("exit", () => children.map((child) => child.kill("SIGKILL")));
  const bucket = { url: `http://127.0.0.1:${proxy}/files`, region: REGION, ...KEYS };
  const call = bucketCaller(bucket);
  const makeBucket = () =>
    call("PUT", "", {}).then(
      () => true,
      () => false,
    );
  const until = Date.now() + START_MS_MAX;
  while (!(await makeBucket())) {
    if (Date.now() > until) {
      await stop();
      throw new Error(`Swift did not start: ${readFileSync(log, "utf8").slice(-2000)}`);
    }
    await sleep(200);
  }
  return { bucket, stop };
}

async function stopAll(children: ChildProcess[]) {
  const ends = children.map((child) =>
    child.exitCode === null && child.signalCode === null ? exitCodeOf(child) : 0,
  );
  for (const child of children) child.kill("SIGKILL");
  await Promise.all(ends);
}

async function freePorts(count: number) {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
