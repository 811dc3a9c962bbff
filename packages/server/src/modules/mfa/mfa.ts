import type { RequestContext } from "#core/context.ts";
import type { SealedColumn } from "#core/sealed-column.ts";
import { randomToken } from "#core/secrets.ts";
import { bindToUser, startSession } from "#modules/session/session.ts";
import * as store from "./mfa.store.ts";
import {
  countTry,
  ended,
  findWalk,
  mailCode,
  proveMailedCode,
  startWalk,
  WALK_SECONDS,
  type Walk,
  wrongCode,
} from "./mfa-walk.ts";
import { stepOfCode } from "./totp.ts";

/** The password was right: the rest of the sign-in is this walk, in this browser. */
export async function startMfaLogin(
  context: RequestContext,
  user: { id: number; securityStamp: string },
): Promise<string> {
  const who = await bindToUser(context, user.id);
  const token = randomToken();
  const uuid = await startWalk(context, { purpose: "login", user, token });
  context.cookies.set("preauth", token, WALK_SECONDS);
  context.audit({ ...who, action: "session.accept_password" });
  return uuid;
}

/** What the page that asks for a code needs to know, for signing in or for switching off. */
export async function authSession(context: RequestContext, uuid: string) {
  const walk = await findWalk(context, uuid, "login", "disable");
  return { uuid: walk.uuid, backupEmailHint: hintOf(walk.backupEmail ?? "") };
}

/** For example "p•••@firm.example": enough to know which mailbox, too little to learn it. */
export function hintOf(email: string) {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

export async function loginByCode(context: RequestContext, uuid: string, code: string) {
  const walk = await findWalk(context, uuid, "login");
  await proveCode(context, walk, code);
  await finishLogin(context, walk);
}

export async function mailLoginCode(context: RequestContext, uuid: string) {
  const walk = await findWalk(context, uuid, "login");
  await mailCode(context, walk, walk.backupEmail ?? walk.email);
}

export async function loginByMail(context: RequestContext, uuid: string, code: string) {
  const walk = await findWalk(context, uuid, "login");
  await proveMailedCode(context, walk, code);
  await finishLogin(context, walk);
}

async function finishLogin(context: RequestContext, walk: Walk) {
  if (!(await store.deleteWalk(context.db, walk.uuid))) throw ended("login");
  await startSession(context, { ...walk, id: walk.userId });
}

export const secretPlace = (userId: number | string) => `users.mfa_secret|${userId}`;
export const walkPlace = (uuid: string) => `mfa_sessions.secret|${uuid}`;

/** Secrets of authenticator apps, for good and while they are being set up. */
export const mfaSecrets: readonly SealedColumn[] = [
  { table: "users", column: "mfa_secret", id: "id", placedBy: "id", placeOf: secretPlace },
  { table: "mfa_sessions", column: "secret", id: "uuid", placedBy: "uuid", placeOf: walkPlace },
];

/** Counts a try of an authenticator app's code and refuses it unless it is right and unused. */
export async function proveCode(context: RequestContext, walk: Walk, code: string) {
  await countTry(context, walk);
  const { mfaSecret, userId } = walk;
  if (!mfaSecret) throw ended(walk.purpose);
  const secret = context.secrets.decrypt(mfaSecret, secretPlace(userId));
  const step = stepOfCode(secret, code, context.now());
  if (step === null || !(await store.acceptStep(context.db, userId, step))) throw wrongCode();
}
