import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { accessSync, constants as modes } from "node:fs";
import { constants } from "node:os";
import path from "node:path";

export { freePort } from "@app/e2e/free-port";

export const root = path.resolve(import.meta.dirname, "..");

/**
 * Node's flag for processes that live for seconds: WebAssembly, and so the embedded database, is
 * compiled once and not again for speed, which is half the work of their lives.
 */
export const BRIEFLY = "--liftoff-only";

/** A program that one of our packages brought with it. */
export function bin(name: string) {
  return path.join(root, "node_modules", ".bin", name);
}

/** Runs a program to its end, its output streamed to ours, and gives its exit code. */
export function run(program: string, args: string[] = [], options: SpawnOptions = {}) {
  return exitCodeOf(spawn(program, args, { cwd: root, stdio: "inherit", ...options }));
}

/** The exit code of a program that was started, as a shell would give it. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code, signal) =>
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)),
    );
  });
}

/** Runs a program in our place: what we are told to do, it is told, and its end is ours. */
export async function runAsOurselves(program: string, args: string[]) {
  const child = spawn(program, args, { cwd: root, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => child.kill(signal));
  }
  whenNpmIsGone(() => child.kill("SIGTERM"));
  return exitCodeOf(child);
}

const NPM_WATCH_MS = 250;

/** An npm that was killed outright could not tell us, and nobody else knows that we run. */
function whenNpmIsGone(stop: () => void) {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, NPM_WATCH_MS);
  watch.unref();
}

/** Runs a program quietly and gives what it wrote. */
export async function capture(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { cwd: root, ...options, stdio: ["ignore", "pipe", "pipe"] });
  const written = { output: "", errors: "" };
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    written.output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    written.errors += text;
  });
  const code = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(127));
    child.once("close", (given) => resolve(given ?? 1));
  });
  return { code, ...written };
}

/** Where a program of the system is, looked for in PATH and in the folders given. */
export function findProgram(names: string[], folders: string[] = []) {
  const places = [...(process.env.PATH ?? "").split(path.delimiter), ...folders];
  return names
    .flatMap((name) => places.map((folder) => path.join(folder, name)))
    .find(isExecutable);
}

export function isExecutable(file: string) {
  try {
    accessSync(file, modes.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function sleep(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}
