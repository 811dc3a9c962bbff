import type { MemberContext } from "#core/context.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import { addFile, openFile, removeFile, takeInFile } from "#core/files/files.ts";
import * as store from "./account.store.ts";
import { type Account, accountOf } from "./account.ts";
import { drawAvatar, type Square } from "./avatar-picture.ts";

/** Twenty uploads of at most 5 MB: 100 MB a day for each person. */
const UPLOADS = { name: "avatar", count: 20, windowSeconds: 24 * 60 * 60 };
const CONTENT_TYPE = "image/webp";

/** What we drew, 256 pixels a side; everybody in the team sees it. */
export const avatar: FileKind = {
  key: "avatar",
  noun: "Picture",
  bytesMax: 1024 * 1024,
  contentTypes: [CONTENT_TYPE],
  keptDays: undefined,
  isInBackup: true,
  canRead: () => true,
};

export async function changeAvatar(context: MemberContext, upload: Uint8Array, square: Square) {
  await context.take(UPLOADS, String(context.identity.userId));
  const picture = await drawAvatar(upload, square);
  const taken = await takeInFile(context, context.identity.member.teamId, avatar, [picture]);
  await addFile(context, avatar, taken, { fileName: "avatar.webp", contentType: CONTENT_TYPE });
  return replaceAvatar(context, taken.name, "account.change_avatar");
}

export function removeAvatar(context: MemberContext) {
  return replaceAvatar(context, null, "account.remove_avatar");
}

async function replaceAvatar(
  context: MemberContext,
  newName: string | null,
  action: string,
): Promise<Account> {
  const { db, identity } = context;
  const { teamId, accountId, name } = identity.member;
  const old = await store.lockAvatar(db, teamId, accountId);
  await store.setAvatar(db, teamId, accountId, newName);
  if (old) await removeFile(context, old);
  context.audit({ action, subjectId: accountId, subjectName: name });
  return accountOf(identity, { ...identity.member, avatar: newName });
}

export function avatarFile(context: MemberContext, name: string) {
  return openFile(context, avatar, name);
}
