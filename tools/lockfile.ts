/**
 * The lockfile as npm writes it, and the entries it leaves out: a package such as a bundler has
 * one optional package per system, and npm locks only those that the registry at hand carries.
 * Their exact versions stand in their parents, and version and system are enough for an entry, so
 * that `npm ci` works everywhere and every machine gets its own binaries.
 */
import { readFileSync } from "node:fs";

export const LOCKFILE = "package-lock.json";

export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: true;
  dev?: true;
  optional?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export type Lockfile = { packages: Record<string, LockedPackage> };

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(LOCKFILE, "utf8"));
}

/** The entries that stand in some package's optional dependencies and nowhere else. */
export function missingEntries({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [place, { optionalDependencies, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies ?? {})) {
      if (nearest(packages, name, place) in packages) continue;
      const beside = place.slice(0, place.lastIndexOf("node_modules/"));
      missing[`${beside}node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(dev && { dev }),
        optional: true,
      };
    }
  }
  return missing;
}

/** Where Node looks for a package: in the nearest folder first. */
export function nearest(packages: Lockfile["packages"], name: string, place: string): string {
  const candidate = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
  if (candidate in packages || !place) return candidate;
  const above = place.replace(/(?:^|\/)(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, "");
  return nearest(packages, name, above);
}

const SYSTEM = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)/;
const PROCESSOR = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;

/** Read off the name, as in "@rolldown/binding-linux-x64-musl". */
export function platformOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> {
  const [os, cpu] = [SYSTEM.exec(name)?.[1], PROCESSOR.exec(name)?.[1]];
  if (!os && !cpu) throw new Error(`${name} does not tell which system it is for.`);
  const libc = /musl/.test(name) ? "musl" : /gnu/.test(name) ? "glibc" : undefined;
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}
