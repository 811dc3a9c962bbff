import { getTrackRecord } from "@app/contract/track-record";
import { type App, mount } from "#http/mount.ts";
import * as trackRecord from "./track-record.ts";

export function trackRecordRoutes(app: App) {
  const { pool } = app.parts;
  mount(app, getTrackRecord, ({ params }, context) => trackRecord.get(pool, context, params.id));
}
