import type { Tour } from "@app/contract/account";
import type { SubscriptionStatus } from "@app/contract/subscription";
import type { TokenScope } from "@app/contract/token-scopes";
import type { Storage } from "#db/db.ts";

export type SessionRow = {
  /** Of the session or of the access token. */
  sessionId: number;
  /** Of access tokens alone. */
  scopes?: TokenScope[];
  ownUserId: number;
  userId: number;
  email: string;
  isStaff: boolean;
  isMfaEnabled: boolean;
  provedAtMs: number;
  isTouchDue: boolean;
  /** Null unless a masquerade is going on. */
  masqueradeUntilMs: number | null;
  /** Of sessions alone: an open discussion of the customer's team, not opened again by staff, asks for what they do. */
  canMasqueraderWrite?: boolean;
} & (AccountRow | { accountId: null });

type AccountRow = {
  accountId: number;
  teamId: number;
  kind: number;
  name: string;
  isAdmin: boolean;
  avatarIndex: number;
  avatar: string | null;
  tour: Tour | null;
  teamName: string;
  subscriptionType: number;
  status: SubscriptionStatus;
  graceEndsAtMs: number | null;
  periodTo: string | null;
  termTo: string | null;
  timeZone: string;
  isMfaRequired: boolean;
  /** Of sessions alone. */
  hasBillingNews?: boolean;
  hasAnnouncements?: boolean;
};

export type Moments = { now: Date; bornAfter: Date; seenAfter: Date; touchBefore: Date };

/** One for each hash, in their order; what is joined is in the function's migration. */
export async function selectSessions(storage: Storage, tokenHashes: string[], moments: Moments) {
  const { now, bornAfter, seenAfter, touchBefore } = moments;
  const times = [now, bornAfter, seenAfter, touchBefore].map((moment) => moment.toISOString());
  return selectFound(storage, "find_session(hash, $2, $3, $4, $5)", [
    tokenHashes.join(","),
    ...times,
  ]);
}

/** The same of access tokens. */
export async function selectTokens(storage: Storage, tokenHashes: string[], moments: Moments) {
  const times = [moments.now, moments.touchBefore].map((moment) => moment.toISOString());
  return selectFound(storage, "find_access_token(hash, $2, $3)", [tokenHashes.join(","), ...times]);
}

async function selectFound(storage: Storage, found: string, values: string[]) {
  const rows = await storage.query<{ session: SessionRow | null }>(
    `select ${found} as session
     from unnest(string_to_array($1, ',')) with ordinality as asked (hash, place) order by place`,
    values,
  );
  return rows.map((row) => row.session);
}

export async function updateLastSeen(
  storage: Storage,
  sessionId: number,
  now: Date,
  touchBefore: Date,
) {
  await storage.query(
    `with seen as (
       update sessions set last_seen_at = $2 where id = $1 and last_seen_at <= $3 returning user_id)
     update users set last_seen_at = $2 from seen where users.id = seen.user_id`,
    [sessionId, now.toISOString(), touchBefore.toISOString()],
  );
}

export async function updateLastUsed(
  storage: Storage,
  tokenId: number,
  now: Date,
  touchBefore: Date,
) {
  await storage.query(
    `update access_tokens set last_used_at = $2
     where id = $1 and (last_used_at is null or last_used_at <= $3)`,
    [tokenId, now.toISOString(), touchBefore.toISOString()],
  );
}
