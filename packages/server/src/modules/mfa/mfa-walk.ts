import { randomInt, randomUUID } from "node:crypto";
import type { RequestContext } from "#core/context.ts";
import type { Limit } from "#core/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken, isSameText } from "#core/secrets.ts";
import { bindToUser } from "#modules/session/session.ts";
import * as store from "./mfa.store.ts";

/**
 * One walk through enabling, using or disabling MFA. Its uuid is a name, not a key: it counts only
 * in the browser that began it and while the user's security stamp is the one it began under.
 */
export type Walk = store.Walk;
type Purpose = Walk["purpose"];

export const WALK_SECONDS = 10 * 60;
const CODE_SECONDS = 10 * 60;
const TRIES_MAX = 5;
/** Windows stand side by side, so an hour can touch five: never more than 100 tries in any hour. */
const TRIES_PER_ACCOUNT = { name: "mfa.tries", count: 20, windowSeconds: 15 * 60 };
/** Of one person to one address, so that nobody uses up the codes of somebody else. */
const MAILS = { name: "mfa.mails", count: 5, windowSeconds: 60 * 60 };

type Beginning = {
  purpose: Purpose;
  user: { id: number; securityStamp: string };
  /** What only this browser has: the pre-auth cookie, or the session's. */
  token: string;
  /** Makes the secret's text for the walk's own place. */
  seal?: (uuid: string) => string;
};

export async function startWalk({ db, now }: RequestContext, beginning: Beginning) {
  const { purpose, user, token, seal } = beginning;
  const uuid = randomUUID();
  if (purpose !== "login") await store.deleteWalks(db, user.id, purpose);
  await store.insertWalk(db, {
    uuid,
    purpose,
    userId: user.id,
    browserHash: bindingOf(token, user.securityStamp),
    secret: seal?.(uuid) ?? null,
    expiresAt: new Date(now().getTime() + WALK_SECONDS * 1000),
  });
  return uuid;
}

const bindingOf = (token: string, securityStamp: string) => hashToken(`${token}|${securityStamp}`);

/** The walk by that name, if it is this browser's, is for that and is not over. */
export async function findWalk(context: RequestContext, uuid: string, ...purposes: Purpose[]) {
  const walk = UUID.test(uuid)
    ? await context.commitNow((db) => store.findWalk(db, uuid, context.now()))
    : undefined;
  const isOver = !walk || !purposes.includes(walk.purpose) || walk.tries >= TRIES_MAX;
  if (isOver || !isOwn(context, walk)) throw ended(purposes[0]);
  return walk;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function isOwn({ cookies, identity }: RequestContext, walk: Walk) {
  const isLogin = walk.purpose === "login";
  const token = cookies.get(isLogin ? "preauth" : "session");
  if (!token || !isSameText(walk.browserHash, bindingOf(token, walk.securityStamp))) return false;
  return isLogin || (identity?.userId === walk.userId && !identity.masquerader);
}

export function ended(purpose: Purpose | undefined) {
  if (purpose === "login") return new Refusal(404, "This sign-in has ended. Sign in again.");
  return new Refusal(404, "This has taken too long. Start again.");
}

export const wrongCode = () => new Refusal(400, "That code is not right.", "code");

/**
 * Counts a try before the code is looked at, and for good: parallel guesses cannot outrun the
 * count, and a failure afterwards does not give the try back.
 */
export async function countTry(context: RequestContext, walk: Walk) {
  await context.take(TRIES_PER_ACCOUNT, String(walk.userId));
  const counted = await context.commitNow((db) => store.countTry(db, walk.uuid, TRIES_MAX));
  if (!counted) throw ended(walk.purpose);
  return counted;
}

/** Mails a new code; the one before it stops working. The limits come from the narrowest on. */
export async function mailCode(
  context: RequestContext,
  walk: Walk,
  email: string,
  widerLimits: { limit: Limit; key: string }[] = [],
) {
  await context.take(MAILS, `${walk.userId}|${email}`);
  for (const { limit, key } of widerLimits) await context.take(limit, key);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const who = walk.purpose === "login" ? await bindToUser(context, walk.userId) : {};
  await store.setMailedCode(context.db, walk.uuid, {
    emailCodeHash: hashOfCode(context, walk, code),
    emailCodeExpiresAt: new Date(context.now().getTime() + CODE_SECONDS * 1000),
    ...(walk.purpose === "enable" && { backupEmail: email }),
  });
  context.mail({ kind: "mfa_code", payload: { email, code } });
  context.audit({ ...who, action: "mfa.send_code" });
}

/**
 * Counts a try of a mailed code and refuses it unless it is the newest one and still fresh. Gives
 * the address it proves, while enabling.
 */
export async function proveMailedCode(context: RequestContext, walk: Walk, code: string) {
  const { codeHash, codeExpiresAt, newBackupEmail } = await countTry(context, walk);
  const isFresh = codeExpiresAt !== null && codeExpiresAt > context.now();
  if (!codeHash || !isFresh || !isSameText(codeHash, hashOfCode(context, walk, code))) {
    throw wrongCode();
  }
  return newBackupEmail;
}

/** Six digits are few, so their hash is a keyed one. */
function hashOfCode({ secrets }: RequestContext, { uuid }: Walk, code: string) {
  return secrets.sign("mfa-code", `${uuid}|${code}`);
}
