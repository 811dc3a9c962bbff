import type { MemberContext } from "#core/context.ts";
import type { Pool } from "#core/pool.ts";
import { presentVersion, selectCutOvers } from "#modules/model-versions/model-versions.ts";
import { inPool } from "#modules/models/models.ts";
import { makeTrackRecord } from "./make-track-record.ts";

/** From what versions kept when they were saved: nothing is calculated again, however many there are. */
export async function get(pool: Pool, context: MemberContext, id: number) {
  const { text, versions } = await selectCutOvers(context, id);
  const moves = versions.map(({ version, cutOver }) => ({ version, cutOver }));
  const { rollForwards, ...report } = await inPool(pool, context, makeTrackRecord, { text, moves });
  const byVersion = new Map(versions.map((each) => [each.version, each]));
  return {
    ...report,
    rollForwards: rollForwards.flatMap((rolled) => {
      const made = byVersion.get(rolled.version);
      if (!made) return [];
      const { authorName, isYou, at } = presentVersion(context, made);
      return [{ ...rolled, authorName, isYou, at }];
    }),
  };
}
