import { hashToken, randomToken } from "#core/secrets.ts";
import type { Settings } from "#core/settings.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./report-shares.store.ts";

/** How many links of a share work at once: the newest. */
const KEYS_MAX = 20;

/** Where a reader opens a report. */
export function linkOf({ publicUrl }: Pick<Settings, "publicUrl">, id: number, token: string) {
  return `${publicUrl}/app/view_report/${id}?share=${token}`;
}

type Parts = { storage: Storage; settings: Settings };

/** A link with a key of its own, for a letter that is being written. */
export async function keyedLink(
  { storage, settings }: Parts,
  share: Pick<store.Addressed, "id" | keyof store.Of>,
  at: Date,
) {
  const token = randomToken();
  await store.addKey(storage, share, { tokenHash: hashToken(token), keptMax: KEYS_MAX, at });
  return linkOf(settings, share.reportId, token);
}
