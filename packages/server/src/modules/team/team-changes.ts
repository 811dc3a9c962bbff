import type { teamChanges } from "@app/contract/team";
import { trailEnd } from "#core/audit.ts";
import type { Feed } from "#http/mount-stream.ts";
import { selectChanges } from "./team.store.ts";

/** What a list of the team's people shows: who they are, their role and second factor, the rules they are under. */
const NOUNS = ["team", "subscription", "account", "mfa"];

/** The trail is written with every change and counts within the team, so its numbers are the places. */
export const teamFeed: Feed<typeof teamChanges> = {
  nouns: NOUNS,
  head: ({ db, identity }) => trailEnd(db, identity.member.teamId),
  async since({ db, identity }, _request, after, limit) {
    const rows = await selectChanges(db, identity.member.teamId, NOUNS, after, limit);
    return rows.map(({ sequence, action }) => ({ id: sequence, data: { action } }));
  },
};
