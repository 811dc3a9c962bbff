import assert from "node:assert/strict";
import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/db.ts";
import { videoPlaces } from "#db/schema/video-places.ts";

const columns = {
  videoId: videoPlaces.videoId,
  seconds: videoPlaces.seconds,
  isWatched: videoPlaces.isWatched,
  at: videoPlaces.at,
};

export function selectOf(db: Db, accountId: number) {
  return db
    .select(columns)
    .from(videoPlaces)
    .where(eq(videoPlaces.accountId, accountId))
    .orderBy(desc(videoPlaces.at), videoPlaces.videoId);
}

/** Whoever saw the end once has seen the video. */
export async function put(db: Db, place: typeof videoPlaces.$inferInsert) {
  const { seconds, at, isWatched } = place;
  const [kept] = await db
    .insert(videoPlaces)
    .values(place)
    .onConflictDoUpdate({
      target: [videoPlaces.accountId, videoPlaces.videoId],
      set: { seconds, at, isWatched: sql`${videoPlaces.isWatched} or ${isWatched}` },
    })
    .returning(columns);
  assert(kept, "a place did not come back");
  return kept;
}
