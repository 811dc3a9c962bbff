/**
 * A PostgreSQL of our own for a test: a fresh cluster in a temporary folder on a free port of
 * the loopback interface, flushing to disk like any other unless told otherwise, gone afterwards.
 */
import { chownSync, readdirSync, realpathSync } from "node:fs";
import path from "node:path";
import { type Cluster, makeCluster, type Owner } from "./postgres-cluster.ts";
import { capture, findProgram, freePort } from "./processes.ts";
import { installSystemPackage } from "./system-packages.ts";
import { inTemporaryFolder } from "./temporary-folder.ts";

const PACKAGED = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs, installed if need be; undefined when there is none. */
export async function findPostgres() {
  const programs = installedPostgres();
  if (programs) return programs;
  return (await installSystemPackage("postgresql")) ? installedPostgres() : undefined;
}

/** The pooler that often stands before PostgreSQL, installed if need be; undefined when there is none. */
export async function findPgBouncer() {
  const find = () => findProgram(["pgbouncer"], ["/usr/sbin"]);
  return find() ?? ((await installSystemPackage("pgbouncer")) ? find() : undefined);
}

function installedPostgres() {
  const initdb = findProgram(["initdb"], versionFolders());
  return initdb && path.dirname(realpathSync(initdb));
}

/** Newest first. */
function versionFolders() {
  try {
    return readdirSync(PACKAGED)
      .filter((name) => /^\d+$/.test(name))
      .sort((one, other) => Number(other) - Number(one))
      .map((version) => path.join(PACKAGED, version, "bin"));
  } catch {
    return [];
  }
}

/** Runs `work` with a cluster of its own, and takes the cluster away whatever happens. */
export function withPostgres<T>(
  programs: string,
  work: (cluster: Cluster) => Promise<T>,
  { isDurable = true } = {},
) {
  return inTemporaryFolder("postgres", async (folder) => {
    const owner = await ownerIds();
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const cluster = makeCluster({ programs, folder, owner, isDurable, port: await freePort() });
    process.once("exit", cluster.abandon);
    try {
      await cluster.create();
      return await work(cluster);
    } finally {
      await cluster.stop();
      process.off("exit", cluster.abandon);
    }
  });
}

/** PostgreSQL refuses to run as root; it then runs as somebody with fewer rights. */
async function ownerIds(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const [user, group] = [await capture("id", ["-u", name]), await capture("id", ["-g", name])];
    if (user.code === 0) return { uid: Number(user.output), gid: Number(group.output) };
  }
  throw new Error("There is no user to run PostgreSQL as.");
}
