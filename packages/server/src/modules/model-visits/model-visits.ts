import type { MemberContext } from "#core/context.ts";
import type { Db } from "#db/db.ts";
import { openModel } from "#modules/models/models.ts";
import * as store from "./model-visits.store.ts";

export { noteSeen } from "./model-visits.store.ts";

/** Whoever comes back sooner goes on with the same visit. */
const GAP_MS = 5 * 60_000;

export function noteArrival(db: Db, visit: store.Visit, at: Date) {
  return store.noteArrival(db, visit, at, endedBefore(at));
}

/** How the visit before this one ended, whether or not this one is noted yet. */
export async function getLastVisit(context: MemberContext, id: number) {
  const { db, identity, now } = context;
  await openModel(context, id);
  const visit = await store.selectVisit(db, { modelId: id, userId: identity.userId });
  if (!visit) return { lastVisit: null };
  const [version, at] =
    visit.at < endedBefore(now())
      ? [visit.seenVersion, visit.at]
      : [visit.beforeVersion, visit.beforeAt];
  return { lastVisit: version === null || at === null ? null : { version, at: at.toISOString() } };
}

const endedBefore = (now: Date) => new Date(now.getTime() - GAP_MS);
