import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { capture, exitCodeOf, sleep } from "./processes.ts";

export type Owner = { uid: number; gid: number };

type Place = {
  programs: string;
  folder: string;
  owner: Owner | undefined;
  port: number;
  /** What is told as committed survives a crash, for the price of a wait for the disk each time. */
  isDurable: boolean;
};

export type Cluster = ReturnType<typeof makeCluster>;

const READY = "database system is ready to accept connections";
const START_MS_MAX = 60_000;
const SUPERUSER = "postgres";
/** Whom the app connects as: may make roles and databases, as migrations and tests do. */
const USER = "forecastle";

export function makeCluster({ programs, folder, owner, port, isDurable }: Place) {
  const data = path.join(folder, "data");
  const password = randomBytes(16).toString("hex");
  const settings = { ...owner, cwd: folder, env: { ...process.env, PGPASSWORD: password } };
  let child: ChildProcess | undefined;

  const program = (name: string) => path.join(programs, name);

  async function must(name: string, args: string[]) {
    const { code, output, errors } = await capture(program(name), args, settings);
    if (code !== 0) throw new Error(`PostgreSQL's ${name} failed: ${errors}`);
    return output;
  }

  async function initialise() {
    const passwordFile = path.join(folder, "password");
    writeFileSync(passwordFile, password, { mode: 0o644 });
    const locale = ["--encoding=UTF8", "--locale=C"];
    const access = ["-U", SUPERUSER, "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
    await must("initdb", ["-D", data, ...locale, ...access, "--no-sync"]);
  }

  async function start() {
    const address = ["-p", String(port), "-c", "listen_addresses=127.0.0.1"];
    const options = ["-c", "unix_socket_directories=", "-c", "max_connections=200"];
    const disk = isDurable ? [] : ["-c", "fsync=off", "-c", "full_page_writes=off"];
    child = spawn(program("postgres"), ["-D", data, ...address, ...options, ...disk], {
      ...settings,
      stdio: ["ignore", "ignore", "pipe"],
    });
    await isReady(child);
  }

  async function sql(statement: string, database = "postgres") {
    const where = ["-h", "127.0.0.1", "-p", String(port), "-U", SUPERUSER, "-d", database];
    return must("psql", [...where, "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement]);
  }

  return {
    /** The address of a database that is empty and ours alone. */
    async createDatabase(name: string) {
      await sql(`CREATE DATABASE ${name} OWNER ${USER}`);
      return `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
    },
    async create() {
      await initialise();
      await start();
      await sql(`CREATE ROLE ${USER} LOGIN CREATEROLE CREATEDB PASSWORD '${password}'`);
    },
    start,
    sql,
    /** SIGKILL for the postmaster and all its processes at once. */
    async kill() {
      if (!child?.pid) return;
      const processes = [child.pid, ...(await childrenOf(child.pid))];
      const isGone = exitCodeOf(child);
      for (const pid of processes) killProcess(pid);
      await isGone;
      while (processes.some(isAlive)) await sleep(10);
    },
    /** Fast shutdown, waited for. */
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode) return;
      const isGone = exitCodeOf(child);
      child.kill("SIGINT");
      await isGone;
    },
    /** For when nobody can wait. */
    abandon() {
      child?.kill("SIGQUIT");
    },
  };
}

async function isReady(child: ChildProcess) {
  let log = "";
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`PostgreSQL did not start:\n${log}`));
    const timer = setTimeout(fail, START_MS_MAX);
    child.once("error", fail);
    child.once("exit", fail);
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (log.includes(READY)) return;
      log += text;
      if (!log.includes(READY)) return;
      clearTimeout(timer);
      child.off("exit", fail);
      resolve();
    });
  });
}

async function childrenOf(pid: number) {
  const { output } = await capture("ps", ["-o", "pid=", "--ppid", String(pid)]);
  return output.split("\n").map(Number).filter(Boolean);
}

function killProcess(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended in the meantime.
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
