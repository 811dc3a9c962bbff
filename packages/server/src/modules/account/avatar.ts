import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { randomToken } from "#core/secrets.ts";
import * as store from "./account.store.ts";
import { type Account, accountOf } from "./account.ts";
import { drawAvatar, type Square } from "./avatar-picture.ts";

/** Twenty uploads of at most 5 MB: 100 MB a day for each person. */
const UPLOADS = { name: "avatar", count: 20, windowSeconds: 24 * 60 * 60 };
const CONTENT_TYPE = "image/webp";

/** The file is written before the transaction opens; one that nothing came of is swept up later. */
export async function changeAvatar(context: MemberContext, upload: Uint8Array, square: Square) {
  await context.take(UPLOADS, String(context.identity.userId));
  const picture = await drawAvatar(upload, square);
  const name = randomToken();
  const { uploadDir } = context.settings;
  await mkdir(uploadDir, { recursive: true });
  await writeFile(join(uploadDir, name), picture, { flag: "wx", mode: 0o600 });

  const { teamId } = context.identity.member;
  const byteCount = picture.byteLength;
  const file = { teamId, name, contentType: CONTENT_TYPE, byteCount, createdAt: context.now() };
  await store.insertFile(context.db, file);
  return replaceAvatar(context, name, "account.change_avatar");
}

export function removeAvatar(context: MemberContext) {
  return replaceAvatar(context, null, "account.remove_avatar");
}

async function replaceAvatar(
  context: MemberContext,
  avatar: string | null,
  action: string,
): Promise<Account> {
  const { db, identity, settings } = context;
  const { teamId, accountId, name } = identity.member;
  const old = await store.lockAvatar(db, teamId, accountId);
  await store.setAvatar(db, teamId, accountId, avatar);
  if (old) {
    await store.deleteFile(db, teamId, old);
    context.afterCommit(() => rm(join(settings.uploadDir, old), { force: true }));
  }
  context.audit({ action, subjectId: accountId, subjectName: name });
  return accountOf(identity, { ...identity.member, avatar });
}

/** Only the team's own: another team's picture is as missing as one that never was. */
export async function avatarFile(context: MemberContext, name: string) {
  const { teamId } = context.identity.member;
  const isOurs = await context.commitNow((db) => store.hasFile(db, teamId, name));
  if (!isOurs) throw notFound("Picture");
  const bytes = await readFile(join(context.settings.uploadDir, name)).catch(() => undefined);
  if (!bytes) throw notFound("Picture");
  return { bytes, contentType: CONTENT_TYPE, fileName: "avatar.webp" };
}
