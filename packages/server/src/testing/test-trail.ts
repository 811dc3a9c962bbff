import type { Parts } from "#http/parts.ts";

export type TrailEntry = {
  action: string;
  userId: number | null;
  masqueraderUserId: number | null;
  subjectName: string;
  before: unknown;
  after: unknown;
};

/** A team's audit trail, in order. */
export function trailOf({ storage }: Parts, teamId: number) {
  return storage.query<TrailEntry>(
    `select action, user_id as "userId", masquerader_user_id as "masqueraderUserId",
            subject_name as "subjectName", before, after
     from audit_entries where team_id = $1 order by sequence`,
    [teamId],
  );
}

/** The actions that `work` adds to a team's trail. */
export async function actionsOf(parts: Parts, teamId: number, work: () => Promise<unknown>) {
  const { length } = await trailOf(parts, teamId);
  await work();
  const trail = await trailOf(parts, teamId);
  return trail.slice(length).map((entry) => entry.action);
}
