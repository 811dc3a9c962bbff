import { randomUUID } from "node:crypto";
import type { WebhookMessage } from "@app/contract/webhook-message";
import type { Db, Scope } from "#db/db.ts";
import * as store from "./announcement.store.ts";
import type { Settings } from "./settings.ts";

type About = WebhookMessage extends infer Each
  ? Each extends WebhookMessage
    ? Pick<Each, "type" | "data">
    : never
  : never;

/** What a team's own programs may want to hear of. */
export type Announcement = About & {
  teamId: number;
  /** Where in the app to look at it: "/models/12". */
  page: string;
  /** The one address that is told, whatever else it wants to hear of. */
  webhookId?: number;
};

type Place = { db: Db; bind(scope: Scope): Promise<void> };

/**
 * Puts a message for each address that is to hear of it beside the facts: sent if and only if those commit. Gives
 * whether there are any.
 */
export async function appendAnnouncements(
  place: Place,
  announcements: readonly Announcement[],
  { settings, at }: { settings: Settings; at: Date },
) {
  let isHeard = false;
  for (const { teamId, type, data, page, webhookId } of announcements) {
    await place.bind({ kind: "team", teamId });
    const listening = await store.selectListening(place.db, teamId, { type, webhookId });
    if (listening.length === 0) continue;
    isHeard = true;
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({
      ...{ id, type, timestamp: at.toISOString() },
      team: { id: teamId, name: listening[0]?.teamName ?? "" },
      ...{ data, link: `${settings.publicUrl}/app${page}` },
    });
    const row = { teamId, eventId: id, kind: type, body, createdAt: at, dueAt: at };
    await store.insert(
      place.db,
      listening.map((each) => ({ ...row, webhookId: each.id })),
    );
  }
  return isHeard;
}
