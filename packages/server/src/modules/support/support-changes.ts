import type { supportChanges } from "@app/contract/support";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { onlookerOf } from "./support.ts";
import { selectChanges } from "./support-changes.store.ts";

/** The trail is written with every change and counts within the team, so its numbers are the places. */
export const supportFeed: Feed<typeof supportChanges> = {
  nouns: ["support_discussion"],
  head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
  async since(context, _request, after, limit) {
    const rows = await selectChanges(context.db, onlookerOf(context), after, limit);
    return rows.map(({ sequence, discussionId }) => ({ id: sequence, data: { discussionId } }));
  },
};
