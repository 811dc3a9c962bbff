import type { modelChanges } from "@app/contract/models";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { selectChanges } from "./models-changes.store.ts";

/** The places are those of the team's trail, as for clients. */
export const modelFeed: Feed<typeof modelChanges> = {
  nouns: ["model"],
  head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
  async since({ db, identity }, _request, after, limit) {
    const rows = await selectChanges(db, identity.member.teamId, after, limit);
    return rows.map(({ sequence, at }) => ({ id: sequence, data: { at: at.toISOString() } }));
  },
};
