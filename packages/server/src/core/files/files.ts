/**
 * A file is a kind with rules, in a store that is a folder or a bucket. Its bytes are taken in
 * before a transaction opens and its row commits with the fact it belongs to, so that no row is
 * without bytes; bytes without a row are swept up.
 */
import assert from "node:assert/strict";
import type { Readable } from "node:stream";
import type { Context, MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { randomToken } from "#core/secrets.ts";
import type { Db } from "#db/db.ts";
import type { FileKind } from "./file-kind.ts";
import type { ByteRange, Bytes, Written } from "./file-store.ts";
import * as store from "./files.store.ts";

/** What a request and a job's run both have. */
export type FilePlace = Pick<Context, "files" | "settings" | "commitNow">;
export type TakenFile = Written & { name: string };
type Label = { fileName: string; contentType: string };

/** A file that somebody may read; its bytes flow when it is opened. */
export type KeptFile = Label & {
  byteCount: number;
  /** Unknown for those from before it was noted. */
  sha256: string | null;
  open(range?: ByteRange): Promise<Readable>;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes bytes in, within what the kind and the team may have. Call it before the first query. */
export async function takeInFile(
  { files, settings, commitNow }: FilePlace,
  teamId: number,
  kind: FileKind,
  source: Bytes,
): Promise<TakenFile> {
  const { teamFileBytesMax } = settings;
  const weight = await commitNow((db) => weightOf(db, teamId));
  if (weight >= teamFileBytesMax) throw noRoom(teamFileBytesMax);
  const name = randomToken();
  const bounded = withinBytes(source, [
    { bytesMax: kind.bytesMax, refusal: () => tooLarge(kind.bytesMax) },
    { bytesMax: teamFileBytesMax - weight, refusal: () => noRoom(teamFileBytesMax) },
  ]);
  return { ...(await files.put(name, bounded)), name };
}

/** Makes bytes that were taken in a file of the team, with the commit. */
export async function addFile(
  { db, identity, settings, now }: MemberContext,
  kind: FileKind,
  taken: TakenFile,
  label: Label,
) {
  assert(kind.contentTypes.includes(label.contentType), `${label.contentType} is no ${kind.key}`);
  const { teamId, accountId } = identity.member;
  await store.lockWeights(db, teamId);
  const { teamFileBytesMax } = settings;
  if ((await weightOf(db, teamId)) + taken.byteCount > teamFileBytesMax) {
    throw noRoom(teamFileBytesMax);
  }
  const createdAt = now();
  const expiresAt = kind.keptDays === undefined ? null : expiryOf(kind.keptDays, createdAt);
  await store.insert(db, {
    ...{ teamId, accountId, kind: kind.key, ...taken, ...label, createdAt, expiresAt },
  });
}

export function expiryOf(keptDays: number, since: Date) {
  return new Date(since.getTime() + keptDays * DAY_MS);
}

/** What would have been removed in time stays, now that something needs it. */
export function keepFiles(db: Db, teamId: number, names: string[]) {
  return store.clearExpiry(db, teamId, names);
}

/** The row goes with the commit, the bytes after it, or with the next sweep if a backup reads them. */
export async function removeFile(context: MemberContext, name: string) {
  await store.remove(context.db, context.identity.member.teamId, name);
  context.afterCommit(async () => {
    if (await context.commitNow(store.isBackupUnderWay)) return;
    await context.files.remove(name);
  });
}

/** Another team's file is as missing as one that never was; only staff name a team. */
export async function openFile(
  context: MemberContext,
  kind: FileKind,
  name: string,
  teamId = context.identity.member.teamId,
): Promise<KeptFile> {
  const now = context.now();
  const row = await context.commitNow((db) => store.select(db, teamId, kind.key, name, now));
  if (!row || !kind.canRead(context, row)) throw notFound(kind.noun);
  return {
    ...row,
    async open(range) {
      const bytes = await context.files.open(name, range);
      if (!bytes) throw notFound(kind.noun);
      return bytes;
    },
  };
}

async function weightOf(db: Db, teamId: number) {
  const weights = await store.selectWeights(db, teamId);
  return weights.reduce((sum, { byteCount }) => sum + byteCount, 0);
}

type Bound = { bytesMax: number; refusal: () => Refusal };

async function* withinBytes(source: Bytes, bounds: Bound[]) {
  let byteCount = 0;
  for await (const chunk of source) {
    byteCount += chunk.byteLength;
    for (const { bytesMax, refusal } of bounds) if (byteCount > bytesMax) throw refusal();
    yield chunk;
  }
}

const MEGABYTE = 1024 * 1024;

function tooLarge(bytesMax: number) {
  return new Refusal(413, `The file is larger than ${Math.floor(bytesMax / MEGABYTE)} MB.`, "file");
}

function noRoom(bytesMax: number) {
  const megabytes = Math.floor(bytesMax / MEGABYTE);
  return new Refusal(413, `Your team's files would take up more than ${megabytes} MB.`, "file");
}
