import type { Context } from "#core/context.ts";
import { handOverConnections } from "#modules/connections/connections.ts";
import { handOverModels } from "#modules/grants/grants.ts";

type Heir = { id: number; userId: number; name: string };

/** A model that goes to somebody else than the rest does. */
export type Bequest = { modelId: number; heir: Heir };

/** What somebody who left had owned, and who owns it now. */
export type Estate = {
  heir: string;
  modelIds: number[];
  connectionIds: number[];
  bequests?: { modelId: number; heir: string }[];
};

/**
 * Gives all that one member owns to another, but for single models that go to others; what is kept from
 * whoever decides it as well: so it is the service's own work in the team.
 */
export async function handOver(
  { db, bind, now }: Pick<Context, "db" | "bind" | "now">,
  teamId: number,
  fromId: number,
  heir: Heir,
  bequests: readonly Bequest[] = [],
): Promise<Estate> {
  await bind({ kind: "team", teamId });
  for (const { modelId, heir: own } of bequests) {
    await handOverModels(db, teamId, fromId, own, now(), [modelId]);
  }
  const modelIds = await handOverModels(db, teamId, fromId, heir, now());
  const connectionIds = await handOverConnections(db, teamId, fromId, heir.id, now());
  const told = bequests.map(({ modelId, heir: own }) => ({ modelId, heir: own.name }));
  return {
    ...{ heir: heir.name, modelIds, connectionIds },
    ...(told.length > 0 && { bequests: told }),
  };
}
