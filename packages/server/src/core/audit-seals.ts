/**
 * A register of where every trail ended, kept in a file outside the database: a trail that was
 * removed with its end, or rolled back to an older one, holds together by itself but not with it.
 * Each line has the ends that moved since the line before and a keyed hash over both.
 */
import { appendFile, copyFile, mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { Storage } from "#db/db.ts";
import { flush } from "#db/flush.ts";
import * as store from "./audit.store.ts";
import type { Head } from "./audit-chain.ts";
import type { Secrets } from "./secrets.ts";

/** What the register says. */
export type Seals = {
  /** Each team's last sealed end. */
  heads: Map<number, Head>;
  count: number;
  lastHash: string;
  /** Since when it reaches back, and what replaced the trails then if something did. */
  begun: string;
  /** The lines that somebody changed, removed or added, counted from 1. */
  brokenLines: number[];
  byteCount: number;
};

type Line = {
  number: number;
  at: string;
  heads: [number, number, string][];
  begunBy?: string | undefined;
  hash: string;
};

export async function readSeals(file: string, secrets: Secrets): Promise<Seals> {
  const text = await readFile(file, "utf8").catch(unlessMissing);
  // A line that a crash cut off was never told to anybody.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  const seals: Seals = {
    ...{ heads: new Map(), count: 0, lastHash: "", begun: "", brokenLines: [] },
    byteCount: Buffer.byteLength(whole),
  };
  for (const written of whole.split("\n").slice(0, -1)) addLine(seals, secrets, written);
  return seals;
}

function addLine(seals: Seals, secrets: Secrets, written: string) {
  const line = parse(written);
  seals.count += 1;
  const isNext = line?.number === seals.count;
  if (!line || !isNext || line.hash !== hashOf(secrets, seals.lastHash, line)) {
    seals.brokenLines.push(seals.count);
  }
  seals.lastHash = line?.hash ?? "";
  if (isNext && seals.count === 1)
    seals.begun = [line.at, line.begunBy].filter(Boolean).join(" by ");
  for (const [teamId, sequence, hash] of line?.heads ?? []) {
    seals.heads.set(teamId, { sequence, hash });
  }
}

function parse(written: string): Line | undefined {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

function hashOf(secrets: Secrets, previous: string, line: Omit<Line, "hash">) {
  const { number, at, heads, begunBy } = line;
  const begun = begunBy === undefined ? [] : [begunBy];
  return secrets.sign("audit-seal", JSON.stringify([previous, number, at, heads, ...begun]));
}

type Sealed = { number: number; hash: string };

/** Writes the register on. What it gives is for the log, which is yet another place. */
export function makeSealer(file: string, storage: Storage, secrets: Secrets) {
  let seals: Seals | undefined;

  return async (now: Date): Promise<Sealed | undefined> => {
    const known = seals && (await sizeOf(file)) === seals.byteCount ? seals : undefined;
    seals = known ?? (await openRegister(file, storage, secrets));
    return writeSeal(file, seals, storage, secrets, { now });
  };
}

type Asked = Pick<Storage, "query">;
type Beginning = { now: Date; begunBy?: string };

async function writeSeal(
  file: string,
  seals: Seals,
  asked: Asked,
  secrets: Secrets,
  { now, begunBy }: Beginning,
) {
  const heads = (await store.selectHeads(asked))
    .filter(({ teamId, hash }) => hash !== "" && hash !== seals.heads.get(teamId)?.hash)
    .map(({ teamId, sequence, hash }): Line["heads"][number] => [teamId, sequence, hash]);
  if (heads.length === 0 && !begunBy) return undefined;
  const line = { number: seals.count + 1, at: now.toISOString(), heads, begunBy };
  const hash = hashOf(secrets, seals.lastHash, line);
  const written = JSON.stringify({ ...line, hash });
  await append(file, seals.byteCount, `${written}\n`);
  addLine(seals, secrets, written);
  seals.byteCount += Buffer.byteLength(written) + 1;
  return { number: line.number, hash };
}

const nextOf = (file: string) => `${file}.next`;

/**
 * Lays a register ready beside the one there is, for what replaces trails by right, as a restore and
 * a change of the key do; it says which. The commit that replaces them names it by the hash this
 * gives: wherever it is stopped, the register belongs to the trails that are there.
 */
export async function layNextRegister(
  file: string,
  asked: Asked,
  secrets: Secrets,
  beginning: Required<Beginning>,
) {
  await rm(nextOf(file), { force: true });
  const empty = await readSeals(nextOf(file), secrets);
  await writeSeal(nextOf(file), empty, asked, secrets, beginning);
  return empty.lastHash;
}

/** Puts the register that the trails belong to in its place; gives where the one until now went. */
export async function adoptNextRegister(file: string, storage: Storage, now: Date) {
  const hash = await store.selectNextRegister(storage);
  if (!hash) return undefined;
  const text = await readFile(nextOf(file), "utf8").catch(unlessMissing);
  // Of several machines, it lies ready on the one that replaced the trails.
  if (parse(text)?.hash !== hash) return undefined;
  const aside = `${file}.until-${now.toISOString().replaceAll(/[^\dTZ]/g, "")}`;
  const isThere = (await sizeOf(file)) > 0;
  if (isThere) await copyFile(file, aside);
  await rename(nextOf(file), file);
  await flush(dirname(file), { isFolder: true });
  await store.clearNextRegister(storage);
  return isThere ? aside : undefined;
}

/** The register of the trails that are there, whatever was cut off before. */
export async function openRegister(file: string, storage: Storage, secrets: Secrets) {
  await adoptNextRegister(file, storage, new Date());
  return readSeals(file, secrets);
}

async function append(file: string, byteCount: number, text: string) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  if ((await sizeOf(file)) > byteCount) await cutOff(file, byteCount);
  await appendFile(file, text, { mode: 0o600 });
  await flush(file);
}

async function cutOff(file: string, byteCount: number) {
  const opened = await open(file, "r+");
  await opened.truncate(byteCount);
  await opened.close();
}

async function sizeOf(file: string) {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT") return "";
  throw error;
}
