import type { Identity, Member } from "#core/context.ts";
import { hashToken } from "#core/secrets.ts";
import type { Storage } from "#db/db.ts";
import * as store from "./sessions.store.ts";

const HOUR_MS = 60 * 60 * 1000;
export const SESSION_IDLE_MS = 12 * HOUR_MS;
export const SESSION_MS = 7 * 24 * HOUR_MS;
const TOUCH_EVERY_MS = 5 * 60 * 1000;
/** More at once would leave the database idle while we answer, and us while it looks them up. */
const TOGETHER_MAX = 8;

export type FoundSession = { identity: Identity; isTouchDue: boolean };

/** Who is behind a session's cookie, or an access token. */
export type FindSession = (token: string) => Promise<FoundSession | null>;

type Asked = {
  tokenHash: string;
  resolve: (found: FoundSession | null) => void;
  reject: (error: unknown) => void;
};

/**
 * A session lives while it is used at least every 12 hours, for 7 days at most, and while the
 * user's security stamp is the one it began with. Requests that arrive in the same moment are
 * looked up by one statement, so that a busy server spends its time on answers and not on asking.
 */
export function makeFindSession(
  storage: Storage,
  now: () => Date,
  select: typeof store.selectSessions,
): FindSession {
  let waiting: Asked[] = [];

  async function askTogether() {
    const asked = waiting;
    waiting = [];
    if (asked.length === 0) return;
    try {
      const hashes = asked.map(({ tokenHash }) => tokenHash);
      const rows = await select(storage, hashes, momentsAt(now()));
      for (const [at, { resolve }] of asked.entries()) resolve(sessionOf(rows[at] ?? null));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return (token) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(askTogether);
      waiting.push({ tokenHash: hashToken(token), resolve, reject });
      if (waiting.length === TOGETHER_MAX) void askTogether();
    });
}

function momentsAt(now: Date): store.Moments {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    now,
    bornAfter: ago(SESSION_MS),
    seenAfter: ago(SESSION_IDLE_MS),
    touchBefore: ago(TOUCH_EVERY_MS),
  };
}

function sessionOf(row: store.SessionRow | null): FoundSession | null {
  return row && { identity: identityOf(row), isTouchDue: row.isTouchDue };
}

/** Notes that the session is in use, which is what its idle time is counted from; or the token. */
export async function touchSession(storage: Storage, identity: Identity, now: Date) {
  const touch = identity.token ? store.updateLastUsed : store.updateLastSeen;
  const id = identity.token?.id ?? identity.sessionId;
  await touch(storage, id, now, new Date(now.getTime() - TOUCH_EVERY_MS));
}

function identityOf(row: store.SessionRow): Identity {
  const isMasquerading = row.masqueradeUntilMs !== null;
  return {
    sessionId: row.scopes ? 0 : row.sessionId,
    token: row.scopes ? { id: row.sessionId, scopes: row.scopes } : null,
    userId: row.userId,
    masquerader: isMasquerading
      ? {
          userId: row.ownUserId,
          canWrite: row.canMasqueraderWrite ?? false,
          until: new Date(row.masqueradeUntilMs ?? 0),
        }
      : null,
    email: row.email,
    isStaff: row.isStaff && !isMasquerading,
    isMfaEnabled: row.isMfaEnabled,
    provedAt: new Date(row.provedAtMs),
    member: memberOf(row),
  };
}

function memberOf(row: store.SessionRow): Member | null {
  if (row.accountId === null) return null;
  return {
    accountId: row.accountId,
    teamId: row.teamId,
    kind: row.kind,
    name: row.name,
    isAdmin: row.isAdmin,
    avatarIndex: row.avatarIndex,
    avatar: row.avatar,
    tour: row.tour,
    hasBillingNews: row.hasBillingNews ?? false,
    hasAnnouncements: row.hasAnnouncements ?? false,
    team: {
      name: row.teamName,
      subscriptionType: row.subscriptionType,
      status: row.status,
      graceEndsAt: row.graceEndsAtMs === null ? null : new Date(row.graceEndsAtMs),
      periodTo: row.periodTo,
      termTo: row.termTo,
      timeZone: row.timeZone,
      isMfaRequired: row.isMfaRequired,
    },
  };
}
