import { SERVICE_TEAM_ID } from "#core/audit.ts";
import type { AuditEntry } from "#core/audit-entry.ts";
import type { Identity, RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken, randomToken } from "#core/secrets.ts";
import type { Db, Storage } from "#db/db.ts";
import { SESSION_IDLE_MS, SESSION_MS } from "#http/sessions.ts";
import { isRightPassword } from "#modules/password/password.ts";
import { deviceName } from "./device-name.ts";
import { countOwnTry, type KnownUser, rememberDevice } from "./password-tries.ts";
import * as store from "./session.store.ts";

export { rememberDevice };

export type SignedInContext = RequestContext & { identity: Identity };

const SESSION_SECONDS = SESSION_MS / 1000;

/** The team of somebody who is not signed in; null while they have none. Commits by itself. */
export function teamOf(context: RequestContext, userId: number) {
  return context.commitNow((db) => store.findTeamOf(db, userId));
}

/** Binds the rest of the request to the team of somebody who is not signed in, or is not yet. */
export async function bindToUser(context: RequestContext, userId: number) {
  const teamId = (await store.findTeamOf(context.db, userId)) ?? SERVICE_TEAM_ID;
  await context.bind({ kind: "team", teamId });
  return { userId, teamId };
}

/**
 * Signs this browser in, under a new token whatever it held before. `user` is as it was when the
 * proof was checked: had the stamp changed since, the session would be over before it began. The
 * trail has one entry for it, which is the sign-in unless that is part of something more.
 */
export async function startSession(
  context: RequestContext,
  user: KnownUser & { id: number; securityStamp: string },
  occasion: Pick<AuditEntry, "action" | "subjectName" | "before" | "after"> = signInOn(context),
) {
  const who = await bindToUser(context, user.id);
  const now = context.now();
  const token = randomToken();
  const earlier = context.cookies.get("session");
  if (earlier) await store.deleteSessionByToken(context.db, hashToken(earlier));
  await store.insertSession(context.db, {
    tokenHash: hashToken(token),
    userId: user.id,
    securityStamp: user.securityStamp,
    userAgent: context.userAgent,
    ipAddress: context.ipAddress,
    createdAt: now,
    lastSeenAt: now,
    provedAt: now,
  });
  context.cookies.set("session", token, SESSION_SECONDS);
  context.cookies.clear("preauth");
  rememberDevice(context, user);
  context.audit({ ...who, ...occasion });
}

function signInOn({ userAgent }: RequestContext) {
  return { action: "session.sign_in", subjectName: deviceName(userAgent) };
}

/** Ends every session of the person but this one, which goes on under a new token. */
export async function endOtherSessions({ db, identity, now, cookies }: SignedInContext) {
  const { userId, sessionId } = identity;
  const [token, securityStamp] = [randomToken(), randomToken()];
  await store.setSecurityStamp(db, userId, securityStamp);
  await store.deleteOtherSessions(db, userId, sessionId);
  const renewal = { tokenHash: hashToken(token), securityStamp, provedAt: now() };
  await store.renewSession(db, sessionId, renewal);
  cookies.set("session", token, SESSION_SECONDS);
}

/** Ends every session of a person, and with them half-finished sign-ins, open reset links and access tokens. */
export async function endEverySession(db: Db, userId: number) {
  await store.setSecurityStamp(db, userId, randomToken());
  await store.deleteEverySession(db, userId);
}

export async function logout(context: RequestContext) {
  const token = context.cookies.get("session");
  if (token) await store.deleteSessionByToken(context.db, hashToken(token));
  if (context.identity) {
    context.audit({ action: "session.sign_out", subjectName: deviceName(context.userAgent) });
  }
  context.cookies.clear("session");
  context.cookies.clear("preauth");
}

/** Checks the password of somebody signed in, who has tries that no stranger uses. */
export async function provePassword(context: SignedInContext, password: string, key: string) {
  refuseMasquerader(context.identity);
  const { userId, email, sessionId } = context.identity;
  const counted = await countOwnTry(context, email, `session ${sessionId}`);
  const user = await context.commitNow((db) => store.findUser(db, userId));
  const kept = user?.passwordHash;
  if (!kept) {
    throw new Refusal(409, "You have no password yet. Choose one by “Reset password” first.", key);
  }
  if (!(await isRightPassword(kept, password))) {
    throw new Refusal(400, "The password is wrong.", key);
  }
  await counted.giveBack();
  return kept;
}

export async function reauthenticate(context: SignedInContext, password: string) {
  await provePassword(context, password, "password");
  await store.setProvedAt(context.db, context.identity.sessionId, context.now());
  context.audit({ action: "session.reauthenticate" });
}

/** Whatever a discussion asks for, how a customer signs in is out of bounds for staff. */
export function refuseMasquerader({ masquerader }: Identity) {
  if (masquerader) throw new Refusal(403, "You cannot do this while you act as somebody else.");
}

/** A session that began or was used before these is over. */
export function liveSince(now: Date) {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return { created: ago(SESSION_MS), seen: ago(SESSION_IDLE_MS) };
}

/** Removes what is over anyway. */
export async function forgetOldSessions(storage: Storage, now: Date) {
  await store.deleteOver(storage, liveSince(now), now);
}
