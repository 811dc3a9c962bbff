import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** What the kernel allows for a socket's path, less its final zero, on the strictest system. */
const SOCKET_PATH_LENGTH_MAX = 103;
/** As long as a process that came later may take to see that it must give way. */
const GIVE_WAY_MS = 1_500;

export type FolderLock = { release(): void };

/**
 * Keeps a second process out of the data folder, where both would lose each other's writes.
 *
 * Node has no file locks, so what is held is a listening socket: the kernel closes it however the
 * process ends, and nobody has to guess whether a file that was left behind still means something.
 * Each process listens under a name of its own in the folder `lock`, and only then looks for
 * others. Of two that come at the same moment, at least one sees the other: the earlier name stays
 * and the later one gives way. A socket nobody answers is from a dead process and is removed.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  return process.platform === "win32" ? lockByPipe(dataDir) : lockBySocket(dataDir);
}

async function lockBySocket(dataDir: string): Promise<FolderLock> {
  const folder = join(dataDir, "lock");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `${Date.now()}-${randomBytes(4).toString("hex")}-${process.pid}.sock`;
  const server = await listen(socketPath(folder, name));
  const holder = await findHolder(folder, name);
  if (holder) {
    server.close();
    throw inUse(dataDir, holder);
  }
  return { release: () => void server.close() };
}

/** The process that has the folder, after those that came later have given way. */
async function findHolder(folder: string, own: string) {
  const deadline = Date.now() + GIVE_WAY_MS;
  for (;;) {
    const others = await liveNames(folder, own);
    const [first] = others;
    if (!first || first < own || Date.now() > deadline) {
      return first && pidOf(first);
    }
    await sleep(50);
  }
}

async function liveNames(folder: string, own: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sock") && name !== own);
  const live: string[] = [];
  for (const name of names.sort()) {
    if (await answers(socketPath(folder, name))) {
      live.push(name);
    } else {
      rmSync(join(folder, name), { force: true });
    }
  }
  return live;
}

const pidOf = (name: string) => name.slice(name.lastIndexOf("-") + 1, -".sock".length);

/** The shorter way there: a path from the working folder often fits where a whole one does not. */
function socketPath(folder: string, name: string) {
  const whole = join(folder, name);
  const path = [whole, relative(process.cwd(), whole)].find(
    (path) => Buffer.byteLength(path) <= SOCKET_PATH_LENGTH_MAX,
  );
  if (!path) {
    throw new Error(
      `The path of the data folder ${folder} is too long. Set DATA_DIR to a shorter one.`,
    );
  }
  return path;
}

/** Windows lets one process alone listen on a pipe, and takes it away with the process. */
async function lockByPipe(dataDir: string): Promise<FolderLock> {
  const hash = createHash("sha256").update(realpathSync(dataDir)).digest("hex").slice(0, 32);
  try {
    const server = await listen(`\\\\.\\pipe\\forecastle-${hash}`);
    return { release: () => void server.close() };
  } catch {
    throw inUse(dataDir);
  }
}

function listen(path: string) {
  return new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(path, () => {
      socket.destroy();
      resolve(true);
    });
    // Whatever else goes wrong, such as a lack of rights, somebody may be there.
    socket.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== "ECONNREFUSED" && code !== "ENOENT"),
    );
  });
}

function inUse(dataDir: string, pid?: string) {
  const who = pid ? `another Forecastle process (pid ${pid})` : "another Forecastle process";
  return new Error(
    `The data folder ${dataDir} is in use by ${who}. Stop that one first, or set DATA_DIR.`,
  );
}
