import type { modelChanges } from "@app/contract/models";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { selectChanges, selectFromOthers } from "./models-changes.store.ts";
import { askerOf } from "./open-model.ts";

/**
 * The places are those of the team's trail, as for clients. What other teams share is in none of its
 * entries: for one line it is remembered how it stood, so that it is told when it stands otherwise.
 */
export function modelFeed(): Feed<typeof modelChanges> {
  let fromOthers: Awaited<ReturnType<typeof selectFromOthers>> = { state: "", teamIds: [] };
  return {
    nouns: ["model"],
    teamIds: () => fromOthers.teamIds,
    head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
    async since(context, _request, after, limit) {
      const { db, identity, now } = context;
      const before = fromOthers;
      fromOthers = await selectFromOthers(db, askerOf(context), now());
      const rows = await selectChanges(db, identity.member.teamId, after, limit);
      if (rows.length === 0 && fromOthers.state !== before.state) {
        return [{ id: after, data: { at: now().toISOString() } }];
      }
      return rows.map(({ sequence, at }) => ({ id: sequence, data: { at: at.toISOString() } }));
    },
  };
}
