import type { clientChanges } from "@app/contract/clients";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { selectChanges, selectVersions } from "./clients-changes.store.ts";

/** The trail is written with every change and counts within the team, so its numbers are the places. */
export const clientFeed: Feed<typeof clientChanges> = {
  nouns: ["client"],
  head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
  async since({ db, identity }, _request, after, limit) {
    const { teamId } = identity.member;
    const rows = await selectChanges(db, teamId, after, limit);
    const ids = new Set(rows.flatMap(({ clientId }) => clientId ?? []));
    const versions = await selectVersions(db, teamId, [...ids]);
    return rows.map(({ sequence, clientId, by }) => ({
      id: sequence,
      data: { clientId: clientId ?? 0, version: versions.get(clientId ?? 0) ?? null, by },
    }));
  },
};
