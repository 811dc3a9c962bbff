import {
  type setVideoPlace,
  VIDEO_CATEGORIES,
  type Video,
  type VideoPlace,
} from "@app/contract/videos";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import * as store from "./videos.store.ts";

/** Only categories that have any. */
export function byCategory(shelf: readonly Video[]) {
  const categories = VIDEO_CATEGORIES.map((name) => ({
    name,
    videos: shelf.filter(({ category }) => category === name),
  }));
  return { categories: categories.filter(({ videos }) => videos.length > 0) };
}

export async function listPlaces({ db, identity }: MemberContext) {
  const places = await store.selectOf(db, identity.member.accountId);
  return { items: places.map(placeOf) };
}

export async function setPlace(
  { db, identity, now }: MemberContext,
  shelf: readonly Video[],
  videoId: string,
  { seconds, isWatched }: z.output<typeof setVideoPlace.body>,
) {
  if (!shelf.some(({ id }) => id === videoId)) throw notFound("Video");
  const { teamId, accountId } = identity.member;
  return placeOf(
    await store.put(db, { teamId, accountId, videoId, seconds, isWatched, at: now() }),
  );
}

function placeOf(place: Awaited<ReturnType<typeof store.put>>): VideoPlace {
  return { ...place, at: place.at.toISOString() };
}
