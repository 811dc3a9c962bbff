import type { MemberContext } from "#core/context.ts";
import type { FileKind } from "#core/files/file-kind.ts";
import { addFile, keepFiles, openFile, takeInFile } from "#core/files/files.ts";
import { openPicture, refusePicture } from "#core/picture.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import * as store from "./support.store.ts";
import * as messages from "./support-messages.store.ts";

/** Twenty uploads of at most 5 MB: 100 MB a day for each person. */
const UPLOADS = { name: "support_image", count: 20, windowSeconds: 24 * 60 * 60 };
const CONTENT_TYPE = "image/webp";
/** A screen in full; what is larger is drawn smaller. */
const SIDE_MAX = 2_400;
const QUALITY = 90;

/** What we drew. Who may see it is asked of its discussion; without a message it goes after a day. */
export const supportImage: FileKind = {
  key: "support_image",
  noun: "Picture",
  bytesMax: 8 * 1024 * 1024,
  contentTypes: [CONTENT_TYPE],
  keptDays: 1,
  isInBackup: true,
  canRead: () => true,
};

export async function uploadImage(context: MemberContext, upload: Uint8Array, givenName: string) {
  await context.take(UPLOADS, String(context.identity.userId));
  const { data, info } = await drawImage(upload);
  const { teamId, accountId } = context.identity.member;
  const taken = await takeInFile(context, teamId, supportImage, [data]);
  const fileName = plainName(givenName);
  await addFile(context, supportImage, taken, { fileName, contentType: CONTENT_TYPE });
  const { width, height } = info;
  const { name, byteCount } = taken;
  await messages.insertImage(context.db, teamId, { name, accountId, width, height });
  context.audit({ action: "support_discussion.upload_image", after: { byteCount } });
  return { name, fileName, byteCount, width, height };
}

/** The picture's own pixels, drawn anew; nothing else of the upload is kept. */
async function drawImage(upload: Uint8Array) {
  const { picture } = await openPicture(upload);
  return picture
    .resize(SIDE_MAX, SIDE_MAX, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
    .catch(refusePicture);
}

/** "checks.png" becomes "checks.webp"; folders it came from are nobody's business. */
function plainName(given: string) {
  const base = given.split(/[\\/]/).at(-1) ?? "";
  return `${base.replace(/\.[^.]*$/, "").trim() || "picture"}.webp`;
}

/** Each is uploaded by who sends it, and sent once. */
export async function attachImages(
  context: MemberContext,
  { teamId, id }: store.Of,
  messageId: number,
  names: string[],
) {
  const distinct = [...new Set(names)];
  if (distinct.length === 0) return;
  const { accountId } = context.identity.member;
  const place = { discussionId: id, messageId };
  const count = await messages.giveImages(context.db, { teamId, accountId }, distinct, place);
  if (count < distinct.length) throw new Refusal(400, "Upload the picture again.", "images");
  await keepFiles(context.db, teamId, distinct);
}

/** As missing as the discussion is, for whoever may not see that. */
export async function imageFile(context: MemberContext, id: number, name: string) {
  const { teamId, accountId } = context.identity.member;
  const isSeen = await context.commitNow(async (db) => {
    const row = await store.select(db, { teamId, accountId }, id);
    return row !== undefined && (await messages.hasImage(db, row, name));
  });
  if (!isSeen) throw notFound(supportImage.noun);
  return openFile(context, supportImage, name);
}
