/** Accepting an invite as somebody who has no account yet, by the key that the mail carried. */
import type { CheckedOf } from "@app/contract/endpoint";
import type { activateOnboardingTeamInvite } from "@app/contract/onboarding-team-invite";
import type { RequestContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { hashToken, isSameText } from "#core/secrets.ts";
import { createAccount } from "#modules/account/account.ts";
import { hashPassword, refuseWeakPassword } from "#modules/password/password.ts";
import { startSession } from "#modules/session/session.ts";
import { growRenewal } from "#modules/subscription/subscription.ts";
import { refuseJoining } from "./community-seat.ts";
import { canAccept, kindOf, refuseEnded } from "./join-team.ts";
import * as store from "./team.store.ts";
import * as invites from "./team-invites.store.ts";

type Draft = CheckedOf<typeof activateOnboardingTeamInvite>["body"];

const TRIES_PER_ADDRESS = { name: "team.keys", count: 50, windowSeconds: 15 * 60 };

export async function inviteSession(context: RequestContext, id: number, accessKey: string) {
  const { email, teamName, byName, hasUser } = await findInvite(context, id, accessKey);
  return { email, teamName, invitedByName: byName, hasAccount: hasUser };
}

/** The account and the answer to the invite are one: of two at once, one is undone. */
export async function activate(context: RequestContext, draft: Draft) {
  const invite = await findInvite(context, draft.id, draft.accessKey);
  const { teamId, teamName, email, hasUser } = invite;
  refuseEnded(invite);
  if (hasUser) throw new Refusal(409, "This address has an account. Sign in to accept the invite.");
  const { name, newPassword, jobTitle, phone } = draft;
  await refuseWeakPassword(newPassword, { email, name, company: teamName });
  const passwordHash = await hashPassword(newPassword);

  await context.bind({ kind: "team", teamId });
  refuseJoining(await store.lock(context.db, teamId));
  const { userId, securityStamp } = await createAccount(context, context.now(), {
    ...{ teamId, email, passwordHash, name, profile: { jobTitle, phone } },
    ...{ kind: await kindOf(context, teamId), isAdmin: false, hasAcceptedTerms: true },
  });
  const taken = { state: "accepted", acceptedByUserId: userId } as const;
  if (!(await invites.answer(context.db, teamId, draft.id, taken, context.now()))) {
    throw notFound("Invite");
  }
  const user = { id: userId, email, passwordHash, securityStamp };
  const grown = await growRenewal(context, teamId, email);
  const occasion = { action: "team.accept_invite", subjectName: email, ...grown };
  await startSession(context, user, occasion);
  return null;
}

/** Unknown, used, declined, expired and deleted look the same as a wrong key. */
async function findInvite(context: RequestContext, id: number, accessKey: string) {
  await context.take(TRIES_PER_ADDRESS, context.ipAddress);
  const invite = await context.commitNow((db) => invites.findWithKey(db, id));
  const isRight = isSameText(invite?.accessKeyHash ?? "", hashToken(accessKey));
  if (!invite || !isRight || !canAccept(context, invite)) throw notFound("Invite");
  return invite;
}
