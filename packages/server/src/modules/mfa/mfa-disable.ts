import assert from "node:assert/strict";
import type { Browser, MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { endOtherSessions } from "#modules/session/session.ts";
import * as store from "./mfa.store.ts";
import { hintOf, proveCode } from "./mfa.ts";
import { ended, findWalk, mailCode, proveMailedCode, startWalk, type Walk } from "./mfa-walk.ts";

export async function startDisable(context: MemberContext & Browser) {
  const { db, identity, cookies, audit } = context;
  refuseWhileRequired(context);
  const factors = await store.findFactors(db, identity.userId);
  const token = cookies.get("session");
  assert(factors && token, "somebody signed in is missing");
  if (!factors.isEnabled) throw new Refusal(409, "MFA is off already.");

  const user = { id: identity.userId, securityStamp: factors.securityStamp };
  const uuid = await startWalk(context, { purpose: "disable", user, token });
  audit({ action: "mfa.start_disable" });
  return { uuid, backupEmailHint: hintOf(factors.backupEmail ?? "") };
}

function refuseWhileRequired({ identity }: MemberContext) {
  if (!identity.member.team.isMfaRequired) return;
  throw new Refusal(409, "Your team requires MFA, so it stays on.");
}

export async function disableByCode(context: MemberContext & Browser, uuid: string, code: string) {
  refuseWhileRequired(context);
  const walk = await findWalk(context, uuid, "disable");
  await proveCode(context, walk, code);
  await finishDisable(context, walk);
}

export async function mailDisableCode(context: MemberContext & Browser, uuid: string) {
  const walk = await findWalk(context, uuid, "disable");
  await mailCode(context, walk, walk.backupEmail ?? walk.email);
}

export async function disableByMail(context: MemberContext & Browser, uuid: string, code: string) {
  refuseWhileRequired(context);
  const walk = await findWalk(context, uuid, "disable");
  await proveMailedCode(context, walk, code);
  await finishDisable(context, walk);
}

/** Every other device has to sign in anew, and both addresses are told. */
async function finishDisable(context: MemberContext & Browser, walk: Walk) {
  const { db } = context;
  if (!(await store.deleteWalk(db, walk.uuid))) throw ended("disable");
  await store.setFactors(db, walk.userId, {
    mfaSecret: null,
    mfaLastStep: null,
    backupEmail: null,
  });
  await endOtherSessions(context);
  context.audit({ action: "mfa.disable" });
  for (const email of [walk.email, walk.backupEmail]) {
    if (email) context.mail({ kind: "mfa_disabled", payload: { email } });
  }
}
