/** What every write to clients does besides: a name is taken once, and the trail tells of it. */
import type { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { isUniqueViolation } from "#db/query-error.ts";

/**
 * Names are unique within a team, upper or lower case, so that a client can be chosen by name.
 * The database's index decides, because two people may add the same name at once.
 */
export async function namedOnce<T>(write: Promise<T>) {
  try {
    return await write;
  } catch (error) {
    if (!isUniqueViolation(error, "clients_team_name_unique")) throw error;
    throw new Refusal(409, "A client with this name already exists.", "name");
  }
}

export function record(
  context: MemberContext,
  action: `client.${string}`,
  { id, name }: { id: number; name: string },
  change: Partial<ReturnType<typeof changedFields>> = {},
) {
  context.audit({ action, subjectId: id, subjectName: name, ...change });
}
