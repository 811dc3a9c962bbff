import type { connectionChanges } from "@app/contract/connections";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { selectChanges, selectFromOthers } from "./connections-changes.store.ts";
import { askerOf } from "./open-connection.ts";

/** As for models: the places are the trail's, and how what others share stood is remembered. */
export function connectionFeed(): Feed<typeof connectionChanges> {
  let fromOthers: Awaited<ReturnType<typeof selectFromOthers>> = { state: "", teamIds: [] };
  return {
    // A sync is a job: that it began, ended or was cancelled is a change of its connection.
    nouns: ["connection", "job"],
    teamIds: () => fromOthers.teamIds,
    head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
    async since(context, _request, after, limit) {
      const { db, identity, now } = context;
      const before = fromOthers;
      fromOthers = await selectFromOthers(db, askerOf(context));
      const rows = await selectChanges(db, identity.member.teamId, after, limit);
      if (rows.length === 0 && fromOthers.state !== before.state) {
        return [{ id: after, data: { at: now().toISOString() } }];
      }
      return rows.map(({ sequence, at }) => ({ id: sequence, data: { at: at.toISOString() } }));
    },
  };
}
