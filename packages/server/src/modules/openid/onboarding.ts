/** Opening an account as the person that a provider told us of. */
import { randomInt } from "node:crypto";
import type { ProviderIdentity } from "@app/connectors/oauth/authorise";
import type { CheckedOf } from "@app/contract/endpoint";
import type { activateOnboardingOpenid } from "@app/contract/onboarding-openid";
import type { OpenidClient } from "@app/contract/openid";
import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { isSameText } from "#core/secrets.ts";
import { openAccount } from "#modules/onboarding/onboarding.ts";
import { startSession as signIn } from "#modules/session/session.ts";
import {
  type AuthSession,
  findOnboarding,
  keepOutcome,
  opened,
  withGrant,
} from "./auth-session.ts";
import { addIdentity } from "./identities.ts";
import * as store from "./openid.store.ts";
import type { KeptGrant } from "./take-grant.ts";

type Told = KeptGrant & { identity: ProviderIdentity };
type Draft = CheckedOf<typeof activateOnboardingOpenid>["body"];

const CODE_SECONDS = 10 * 60;
const TRIES_MAX = 5;
const MAILS = { name: "openid.mails", count: 5, windowSeconds: 60 * 60 };
const MAILS_PER_ADDRESS = { name: "openid.mail_addresses", count: 20, windowSeconds: 60 * 60 };

export async function onboardingSession(context: RequestContext, client: OpenidClient) {
  const session = await findOnboarding(context, client);
  const { identity } = opened<Told>(context, session);
  const { name = "", email = "", isEmailVerified } = identity;
  return { client, name, email, isEmailVerified };
}

/** Mails a new code; the one before it stops working. */
export async function mailCode(context: RequestContext, client: OpenidClient, email: string) {
  const session = await findOnboarding(context, client);
  await context.take(MAILS, session.uuid);
  await context.take(MAILS, email);
  await context.take(MAILS_PER_ADDRESS, context.ipAddress);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await store.setMailedCode(context.db, session.uuid, {
    emailCodeHash: hashOfCode(context, session, email, code),
    emailCodeExpiresAt: new Date(context.now().getTime() + CODE_SECONDS * 1000),
  });
  context.mail({ kind: "openid_code", payload: { email, code } });
  context.audit({ action: "openid.send_code" });
}

/** Opens the account and signs in; the provider is linked to it from the beginning. */
export async function activate(context: RequestContext, draft: Draft) {
  const { client, code, hasAcceptedTerms: _, ...newcomer } = draft;
  const session = await findOnboarding(context, client);
  const told = opened<Told>(context, session);
  await proveEmail(context, session, told.identity, draft);
  const { userId } = await openAccount(context, { ...newcomer, passwordHash: null });
  const isLinked = await addIdentity(context, userId, client, told.identity);
  const user = await store.findUserOf(context.db, told.identity);
  if (!isLinked || !user) throw new Refusal(409, "This account was opened meanwhile. Sign in.");
  const redirectUrl = await finish(context, session, told, userId);
  await signIn(context, user, { action: "openid.activate", subjectName: draft.teamName });
  return { redirectUrl };
}

/** What the app store granted waits for the account's first connection. */
async function finish(
  context: RequestContext,
  session: AuthSession,
  { identity: _, ...grant }: Told,
  userId: number,
) {
  if (session.purpose === "app-store") {
    await keepOutcome(context, session, { stage: "granted", userId, kept: grant });
    return withGrant(session);
  }
  await store.deleteSession(context.db, session.uuid);
  return session.redirectUrl;
}

/** An address is a newcomer's when the provider vouches for it, or when they read the code sent there. */
async function proveEmail(
  context: RequestContext,
  session: AuthSession,
  { email, isEmailVerified }: ProviderIdentity,
  draft: Draft,
) {
  if (isEmailVerified && email?.toLowerCase() === draft.email) return;
  const counted = await context.commitNow((db) => store.countTry(db, session.uuid, TRIES_MAX));
  const isFresh = counted?.codeExpiresAt && counted.codeExpiresAt > context.now();
  const expected = isFresh ? counted.codeHash : null;
  const given = draft.code && hashOfCode(context, session, draft.email, draft.code);
  if (!expected || !given || !isSameText(expected, given)) {
    throw new Refusal(400, "That code is not right.", "code");
  }
}

/** Six digits are few, so their hash is a keyed one. */
function hashOfCode(
  { secrets }: RequestContext,
  { uuid }: AuthSession,
  email: string,
  code: string,
) {
  return secrets.sign("openid-code", JSON.stringify([uuid, email, code]));
}
