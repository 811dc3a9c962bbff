import assert from "node:assert/strict";
import { Refusal } from "#core/refusal.ts";
import { endOtherSessions, type SignedInContext } from "#modules/session/session.ts";
import * as store from "./mfa.store.ts";
import { secretPlace, walkPlace } from "./mfa.ts";
import {
  countTry,
  ended,
  findWalk,
  mailCode,
  proveMailedCode,
  startWalk,
  wrongCode,
} from "./mfa-walk.ts";
import { makeTotpSecret, otpauthUrl, stepOfCode } from "./totp.ts";

/**
 * While MFA is being set up, codes go wherever somebody says. So one person sends few of them, and one
 * mailbox gets few of them; codes for signing in are counted apart and never run out by these.
 */
const NAMED_BY_PERSON = { name: "mfa.named_by", count: 10, windowSeconds: 24 * 60 * 60 };
const NAMED_ADDRESS = { name: "mfa.named", count: 20, windowSeconds: 60 * 60 };

/** The server makes the secret, so that nobody can be talked into using one that others know. */
export async function startEnable(context: SignedInContext) {
  const { db, identity, secrets, cookies, audit } = context;
  const factors = await store.findFactors(db, identity.userId);
  const token = cookies.get("session");
  assert(factors && token, "somebody signed in is missing");
  if (factors.isEnabled) throw new Refusal(409, "MFA is on already.");

  const secret = makeTotpSecret();
  const uuid = await startWalk(context, {
    purpose: "enable",
    user: { id: identity.userId, securityStamp: factors.securityStamp },
    token,
    seal: (uuid) => secrets.encrypt(secret, walkPlace(uuid)),
  });
  audit({ action: "mfa.start_enable" });
  return { uuid, secret, otpauthUrl: otpauthUrl(secret, factors.email) };
}

export async function setUpCode(context: SignedInContext, uuid: string, code: string) {
  const walk = await findWalk(context, uuid, "enable");
  await countTry(context, walk);
  if (!walk.secret) throw ended("enable");
  const secret = context.secrets.decrypt(walk.secret, walkPlace(walk.uuid));
  const step = stepOfCode(secret, code, context.now());
  if (step === null) throw wrongCode();
  await store.setCodeProved(context.db, walk.uuid, step);
  context.audit({ action: "mfa.set_up_code" });
}

/**
 * A code for the backup address. It must not be the address that resets the password: whoever
 * reads that one mailbox would hold both factors.
 */
export async function mailBackupCode(context: SignedInContext, uuid: string, email: string) {
  const walk = await findWalk(context, uuid, "enable");
  if (walk.codeProvedStep === null) throw codeFirst();
  if (email === walk.email) {
    throw new Refusal(400, "Use another address than the one you sign in with.", "email");
  }
  await mailCode(context, walk, email, [
    { limit: NAMED_BY_PERSON, key: String(walk.userId) },
    { limit: NAMED_ADDRESS, key: email },
  ]);
}

const codeFirst = () => new Refusal(409, "Enter a code of your authenticator app first.");

/** The last step: MFA is on, and every other device has to sign in anew. */
export async function setUpBackupEmail(context: SignedInContext, uuid: string, code: string) {
  const walk = await findWalk(context, uuid, "enable");
  const { codeProvedStep: mfaLastStep, secret, userId } = walk;
  if (mfaLastStep === null) throw codeFirst();
  const backupEmail = await proveMailedCode(context, walk, code);
  if (!secret || !backupEmail) throw ended("enable");

  const { db, secrets } = context;
  if (!(await store.deleteWalk(db, walk.uuid))) throw ended("enable");
  const opened = secrets.decrypt(secret, walkPlace(walk.uuid));
  const mfaSecret = secrets.encrypt(opened, secretPlace(userId));
  await store.setFactors(db, userId, { mfaSecret, mfaLastStep, backupEmail });
  await endOtherSessions(context);
  context.audit({ action: "mfa.enable" });
  for (const email of [walk.email, backupEmail]) {
    context.mail({ kind: "mfa_enabled", payload: { email } });
  }
}
