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

/** Written by hand because every request of somebody signed in begins with it. */
const SELECT_SESSION = `
  select s.id as "sessionId", own.id as "ownUserId", u.id as "userId", u.email,
         u.is_staff as "isStaff", u.mfa_secret is not null as "isMfaEnabled",
         (extract(epoch from s.proved_at) * 1000)::float8 as "provedAtMs",
         s.last_seen_at <= $5 as "isTouchDue",
         case when m.id is not null
              then (extract(epoch from s.masquerade_until) * 1000)::float8 end
           as "masqueradeUntilMs",
         s.masquerade_ticket as "masqueradeTicket",
         a.id as "accountId", a.team_id as "teamId", a.kind, a.name, a.is_admin as "isAdmin",
         a.avatar_index as "avatarIndex", a.avatar, t.team_name as "teamName",
         t.subscription_type as "subscriptionType", t.status,
         t.is_mfa_required as "isMfaRequired"
  from sessions s
  join users own on own.id = s.user_id and own.security_stamp = s.security_stamp
  left join accounts m
    on m.id = s.masquerade_account_id and s.masquerade_until > $2 and own.is_staff
  join users u on u.id = coalesce(m.user_id, own.id)
  left join accounts a on a.user_id = u.id
  left join subscriptions t on t.id = a.team_id
  where s.token_hash = $1 and s.created_at > $3 and s.last_seen_at > $4`;

export async function selectSession(storage: Storage, tokenHash: string, moments: Moments) {
  const { now, bornAfter, seenAfter, touchBefore } = moments;
  const times = [now, bornAfter, seenAfter, touchBefore].map((moment) => moment.toISOString());
  const [row] = await storage.query<SessionRow>(SELECT_SESSION, [tokenHash, ...times]);
  return row;
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
