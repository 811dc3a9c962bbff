import type { DataOf } from "@app/contract/endpoint";
import { getTrackRecord } from "@app/contract/track-record";
import { queryFor } from "#lib/api.ts";

export type TrackReport = DataOf<typeof getTrackRecord>;
export type TrackedLine = TrackReport["lines"][number];
export type LineRecord = TrackedLine["byAhead"][number];

export function trackRecord(id: number) {
  return queryFor(getTrackRecord, { params: { id } });
}
