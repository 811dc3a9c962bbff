import type { CheckedOf } from "@app/contract/endpoint";
import { INVALID_RESET_LINK, type resetPassword } from "@app/contract/password-reset";
import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { Secrets } from "#core/secrets.ts";
import type { Storage } from "#db/db.ts";
import { hashPassword, refuseWeakPassword } from "#modules/password/password.ts";
import { bindToUser, endEverySession, rememberDevice, teamOf } from "#modules/session/session.ts";
import * as store from "./password-reset.store.ts";
import { isFreshReset, isRightReset, type ResetState, resetHash } from "./reset-link.ts";

const REQUESTS_PER_ADDRESS = { name: "reset.address", count: 50, windowSeconds: 15 * 60 };
/** Per network address that asks, so that a stranger's asking leaves the owner's own alone. */
const MAILS_PER_ASKER = { name: "reset.asked", count: 5, windowSeconds: 60 * 60 };
const MAILS_PER_EMAIL = { name: "reset.mails", count: 20, windowSeconds: 60 * 60 };

/**
 * Asks for a link. Whether anybody has that e-mail is looked up only when the mail is sent, so
 * the answer is the same for all, and so is the work before it.
 */
export async function requestReset(context: RequestContext, email: string) {
  await context.take(REQUESTS_PER_ADDRESS, context.ipAddress);
  if (!(await mayMail(context, email))) return;
  context.mail({ kind: "reset_request", payload: { email } });
  context.audit({ action: "password.request_reset" });
}

/**
 * Beyond the limits nothing is sent and nothing is said: a mailbox cannot be flooded. Nor can its owner be
 * kept from it: whoever asked for the newest link, it is in that mailbox and works as long as the limit holds.
 */
async function mayMail(context: RequestContext, email: string) {
  try {
    await context.take(MAILS_PER_ASKER, `${context.ipAddress}|${email}`);
    await context.take(MAILS_PER_EMAIL, email);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** The link for a request that is now being sent; without anybody to send it to, one that is wrong. */
export async function resetLinkFor(
  { storage, secrets, publicUrl }: { storage: Storage; secrets: Secrets; publicUrl: string },
  request: { outboxId: number; email: string; at: Date },
) {
  const user = await store.noteRequest(storage, request.email, request.outboxId);
  const { id } = user ?? nobody;
  const timestamp = request.at.getTime();
  const hash = resetHash(secrets, user ?? nobody, timestamp);
  return {
    isForNobody: user === undefined,
    url: `${publicUrl}/app/login/reset/${id}/${timestamp}/${hash}`,
  };
}

/** Where somebody goes who no longer trusts their password. */
export function resetPage({ publicUrl }: { publicUrl: string }) {
  return { label: "Choose a new password", url: `${publicUrl}/app/login/reset_password` };
}

type Link = { userId: number; timestamp: number; hash: string };

export async function checkReset(context: RequestContext, link: Link) {
  await context.take(REQUESTS_PER_ADDRESS, context.ipAddress);
  await userOf(context, link);
}

/** A fresh link that is right for somebody, or the one answer for every other. */
async function userOf(context: RequestContext, link: Link) {
  const user = await context.commitNow((db) => store.findUser(db, link.userId));
  const isRight = isRightReset(context.secrets, user ?? nobody, link);
  if (!user || !isRight || !isFreshReset(link.timestamp, context.now())) throw invalidLink();
  return user;
}

const nobody: ResetState = { id: 0, passwordHash: null, securityStamp: "", resetNonce: "" };
const invalidLink = () => new Refusal(400, INVALID_RESET_LINK);

/**
 * Ends every session and signs nobody in: the new password, and the second factor where there is
 * one, are asked for next. This browser counts as its owner's from now on, so that even somebody
 * whose sign-in others keep busy has a way in.
 */
export async function reset(
  context: RequestContext,
  body: CheckedOf<typeof resetPassword>["body"],
) {
  await context.take(REQUESTS_PER_ADDRESS, context.ipAddress);
  const user = await userOf(context, body);
  await refuseWeakPassword(body.newPassword, await ownerOf(context, user));
  const passwordHash = await hashPassword(body.newPassword);

  const who = await bindToUser(context, user.id);
  if (!(await store.replacePassword(context.db, user, passwordHash))) throw invalidLink();
  await endEverySession(context.db, user.id);
  rememberDevice(context, { email: user.email, passwordHash });
  context.audit({ ...who, action: "password.reset" });
  context.mail({ kind: "password_changed", payload: { email: user.email } });
}

/** What the person and their company are called is the team's to see. */
async function ownerOf(context: RequestContext, { id, email }: { id: number; email: string }) {
  const teamId = await teamOf(context, id);
  if (teamId === null) return { email, name: "", company: "" };
  await context.bind({ kind: "team", teamId });
  const names = await context.commitNow((db) => store.findNames(db, teamId, id));
  return { email, name: names?.name ?? "", company: names?.company ?? "" };
}
