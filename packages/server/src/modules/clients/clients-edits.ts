import { actorName } from "#core/activity.ts";
import type { MemberContext } from "#core/context.ts";
import { get } from "./clients.ts";
import { selectLastEdits } from "./clients-edits.store.ts";

const EDITS_MAX = 100;

/** Every save makes one version and one entry in the trail, so the newest entries are the newest versions. */
export async function listEdits(context: MemberContext, id: number, afterVersion: number) {
  const { db, identity } = context;
  const { version } = await get(context, id);
  const count = Math.min(Math.max(version - afterVersion, 0), EDITS_MAX);
  const rows = await selectLastEdits(db, identity.member.teamId, id, count);
  return {
    items: rows.map(({ at, userId, masqueraderUserId, name, after }) => ({
      at: at.toISOString(),
      actorName: actorName(masqueraderUserId !== null, name),
      isYou: userId === identity.userId && masqueraderUserId === null,
      fields: Object.keys(after ?? {}),
    })),
  };
}
