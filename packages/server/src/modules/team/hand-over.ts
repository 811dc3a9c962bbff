import type { Context } from "#core/context.ts";
import { handOverConnections } from "#modules/connections/connections.ts";
import { handOverModels } from "#modules/grants/grants.ts";

/** What somebody who left had owned, and who owns it now. */
export type Estate = { heir: string; modelIds: number[]; connectionIds: number[] };

/**
 * Gives all that one member owns to another, what is kept from whoever decides it as well: so it is the
 * service's own work in the team.
 */
export async function handOver(
  { db, bind, now }: Pick<Context, "db" | "bind" | "now">,
  teamId: number,
  fromId: number,
  heir: { id: number; userId: number; name: string },
): Promise<Estate> {
  await bind({ kind: "team", teamId });
  const modelIds = await handOverModels(db, teamId, fromId, heir, now());
  const connectionIds = await handOverConnections(db, teamId, fromId, heir.id, now());
  return { heir: heir.name, modelIds, connectionIds };
}
