/** Opening an account by an address that is proved by a mailed code. */
import { randomInt, randomUUID } from "node:crypto";
import type { CheckedOf } from "@app/contract/endpoint";
import {
  type activateOnboarding,
  ONBOARDING_ENDED,
  type OnboardingSession,
} from "@app/contract/onboarding";
import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { hashToken, isSameText, randomToken } from "#core/secrets.ts";
import { checkChoices } from "#modules/account/account.ts";
import { hashPassword, refuseWeakPassword } from "#modules/password/password.ts";
import { startSession } from "#modules/session/session.ts";
import * as store from "./onboarding.store.ts";
import { openAccount } from "./onboarding.ts";

type Draft = CheckedOf<typeof activateOnboarding>["body"];
type Asked = { uuid?: string | undefined; email?: string | undefined };

const MINUTE_MS = 60 * 1000;
const CODE_MS = 10 * MINUTE_MS;
const SESSION_SECONDS = 2 * 60 * 60;
const TRIES_MAX = 5;

const CALLS_PER_ADDRESS = { name: "onboarding.address", count: 100, windowSeconds: 15 * 60 };
/** The ten looks of the page that waits for a session pass; a list of addresses does not. */
const LOOKS = { name: "onboarding.looks", count: 15, windowSeconds: 60 };
/** Per network address that asks, so that a stranger's asking leaves the owner's own alone. */
const MAILS_PER_ASKER = { name: "onboarding.asked", count: 5, windowSeconds: 60 * 60 };
const MAILS_PER_EMAIL = { name: "onboarding.mails", count: 20, windowSeconds: 60 * 60 };

/** The same work and the same answer for every address; who has it is found out when the mail is written. */
export async function start(context: RequestContext, email: string): Promise<OnboardingSession> {
  await context.take(CALLS_PER_ADDRESS, context.ipAddress);
  const isMailed = await mayMail(context, email);
  const browser = context.cookies.get("onboarding") ?? randomToken();
  const uuid = randomUUID();
  const now = context.now();
  const code = newCode();
  await store.insert(context.db, {
    ...{ uuid, email, browserHash: hashToken(browser), createdAt: now },
    ...codeFields(context, uuid, code),
    // One that was not mailed is nobody's to guess.
    ...(isMailed ? {} : { codeHash: "" }),
    expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
  });
  context.cookies.set("onboarding", browser, SESSION_SECONDS);
  if (isMailed) context.mail({ kind: "onboarding_code", payload: { email, code } });
  context.audit({ action: "onboarding.start" });
  return { uuid, email, isVerified: false };
}

export async function look(context: RequestContext, asked: Asked): Promise<OnboardingSession> {
  await context.take(LOOKS, `${context.ipAddress}|${asked.email ?? asked.uuid}`);
  return present(await find(context, asked));
}

export async function sendCode(context: RequestContext, uuid: string) {
  await context.take(CALLS_PER_ADDRESS, context.ipAddress);
  const { email } = await find(context, { uuid });
  if (!(await mayMail(context, email))) return null;
  const code = newCode();
  await store.setCode(context.db, uuid, codeFields(context, uuid, code));
  context.mail({ kind: "onboarding_code", payload: { email, code } });
  context.audit({ action: "onboarding.send_code" });
  return null;
}

/** Whoever has an account was mailed no code, so none is right; it ends as any other does. */
export async function verify(context: RequestContext, { uuid, code }: Given) {
  await context.take(CALLS_PER_ADDRESS, context.ipAddress);
  const session = await find(context, { uuid });
  if (session.verifiedAt) return present(session);
  const counted = await context.commitNow((db) => store.countTry(db, uuid, TRIES_MAX));
  if (!counted || counted.codeExpiresAt <= context.now()) {
    throw new Refusal(400, "This code no longer works. Send a new one.", "code");
  }
  if (!isSameText(counted.codeHash, hashOfCode(context, uuid, code))) {
    throw new Refusal(400, "That code is not right.", "code");
  }
  await store.setVerified(context.db, uuid, context.now());
  context.audit({ action: "onboarding.verify" });
  return { ...present(session), isVerified: true };
}

type Given = { uuid: string; code: string };

/** Opens the account and signs in. Of two at once, one is told that it has ended. */
export async function activate(context: RequestContext, draft: Draft) {
  await context.take(CALLS_PER_ADDRESS, context.ipAddress);
  const { uuid, name, teamName, kind, newPassword, hasAcceptedTerms: _, ...rest } = draft;
  const { timeZone, ...profile } = rest;
  const { email, verifiedAt } = await find(context, { uuid });
  if (!verifiedAt) throw new Refusal(409, "Enter the code from the e-mail first.");
  checkChoices(profile);
  await refuseWeakPassword(newPassword, { email, name, company: teamName });
  const passwordHash = await hashPassword(newPassword);
  if (!(await store.take(context.db, uuid))) throw new Refusal(404, ONBOARDING_ENDED);
  const newcomer = { email, passwordHash, name, teamName, kind, profile, timeZone };
  const { userId: id, securityStamp } = await openAccount(context, newcomer);
  const user = { id, email, passwordHash, securityStamp };
  await startSession(context, user, { action: "onboarding.activate", subjectName: teamName });
  context.cookies.clear("onboarding");
  return null;
}

/** Another browser's, unknown and over look the same, whatever is asked by. */
async function find(context: RequestContext, asked: Asked) {
  const browser = context.cookies.get("onboarding");
  const isAsked = asked.uuid !== undefined || asked.email !== undefined;
  const hash = hashToken(browser ?? "");
  const session = await context.commitNow((db) => store.find(db, hash, asked, context.now()));
  if (!isAsked || !session) throw new Refusal(404, ONBOARDING_ENDED);
  return session;
}

/** Beyond the limits nothing is sent and nothing is said: a mailbox cannot be flooded. */
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

function newCode() {
  return String(randomInt(1_000_000)).padStart(6, "0");
}

function codeFields(context: RequestContext, uuid: string, code: string) {
  return {
    codeHash: hashOfCode(context, uuid, code),
    codeExpiresAt: new Date(context.now().getTime() + CODE_MS),
  };
}

/** Six digits are few, so their hash is a keyed one. */
function hashOfCode({ secrets }: RequestContext, uuid: string, code: string) {
  return secrets.sign("onboarding-code", JSON.stringify([uuid, code]));
}

function present({ uuid, email, verifiedAt }: store.SessionRow): OnboardingSession {
  return { uuid, email, isVerified: verifiedAt !== null };
}
