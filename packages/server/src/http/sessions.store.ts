import type { Storage } from "#db/db.ts";

export type SessionRow = {
  sessionId: number;
  ownUserId: number;
  userId: number;
  email: string;
  isStaff: boolean;
  isMfaEnabled: boolean;
  provedAtMs: number;
  isTouchDue: boolean;
  /** Null unless a masquerade is going on. */
  masqueradeUntilMs: number | null;
  masqueradeTicket: string | null;
} & (AccountRow | { accountId: null });

type AccountRow = {
  accountId: number;
  teamId: number;
  kind: number;
  name: string;
  isAdmin: boolean;
  avatarIndex: number;
  avatar: string | null;
  teamName: string;
  subscriptionType: number;
  status: string;
  isMfaRequired: boolean;
};

type Moments = { now: Date; bornAfter: Date; seenAfter: Date; touchBefore: Date };

/** One statement; what it joins is in the function's migration. */
export async function selectSession(storage: Storage, tokenHash: string, moments: Moments) {
  const { now, bornAfter, seenAfter, touchBefore } = moments;
  const times = [now, bornAfter, seenAfter, touchBefore].map((moment) => moment.toISOString());
  const [row] = await storage.query<{ session: SessionRow | null }>(
    "select find_session($1, $2, $3, $4, $5) as session",
    [tokenHash, ...times],
  );
  return row?.session ?? null;
}

export async function updateLastSeen(
  storage: Storage,
  sessionId: number,
  now: Date,
  touchBefore: Date,
) {
  await storage.query(
    "update sessions set last_seen_at = $2 where id = $1 and last_seen_at <= $3",
    [sessionId, now.toISOString(), touchBefore.toISOString()],
  );
}
