/** What a provider's answer leads to. */
import assert from "node:assert/strict";

import { SourceError } from "@app/connectors/ledger/source-error";
import type { Authorised, ProviderIdentity } from "@app/connectors/oauth/authorise";
import { finishAuthorisation } from "@app/connectors/oauth/authorise";
import type { DataOf } from "@app/contract/endpoint";
import {
  type connectOpenidSession,
  OPENID_CLIENTS,
  OPENID_RESULTS,
  openidClient,
} from "@app/contract/openid";
import type { RequestContext } from "#core/context.ts";
import { startMfaLogin } from "#modules/mfa/mfa.ts";
import { startSession as signIn } from "#modules/session/session.ts";
import {
  type AuthSession,
  keepOutcome,
  opened,
  type Question,
  takeAnswered,
  withGrant,
} from "./auth-session.ts";
import { linkIdentity } from "./identities.ts";
import * as store from "./openid.store.ts";
import { configuredClient } from "./providers.ts";
import type { KeptGrant } from "./take-grant.ts";

export { forgetOldAuthSessions, openidSecrets } from "./auth-session.ts";
export { takeGrant } from "./take-grant.ts";

type Result = DataOf<typeof connectOpenidSession>;
type Step = { resultCode: Result["resultCode"]; redirectUrl?: string; message?: string };

/** Takes an answer. Whatever the provider says is a result; only an answer that is not ours is refused. */
export async function connect(context: RequestContext, query: string): Promise<Result> {
  const session = await takeAnswered(context, query);
  const question = opened<Question>(context, session);
  const { name } = question.provider;
  const step = await authorise(context, question, query).then(
    (authorised) => stepAfter(context, session, authorised),
    (error: unknown) => stepAfterFailure(session, error),
  );
  const { resultCode, redirectUrl = session.redirectUrl, message } = step;
  const errors = message === undefined ? [] : [{ key: "root", message }];
  if (!isSignedInBy(step)) {
    context.audit({
      ...{ action: "openid.finish", subjectName: name },
      after: { resultCode, purpose: session.purpose },
    });
  }
  return { client: session.client, name, resultCode, redirectUrl, errors };
}

/** Signing in has an entry of its own in the trail. */
function isSignedInBy({ resultCode }: Step) {
  const { ANONYMOUS_USER_LOGGED_IN, ANONYMOUS_USER_CONNECTED } = OPENID_RESULTS;
  return resultCode === ANONYMOUS_USER_LOGGED_IN || resultCode === ANONYMOUS_USER_CONNECTED;
}

async function authorise(context: RequestContext, question: Question, query: string) {
  const { provider, pending } = question;
  const client = await configuredClient(context.settings, provider);
  const now = context.now().getTime();
  return finishAuthorisation(client, pending, { callbackQuery: query, now });
}

function stepAfterFailure({ purpose }: AuthSession, error: unknown): Step {
  if (!(error instanceof SourceError)) throw error;
  const { CREATE_CONNECTION_ERROR, ERROR } = OPENID_RESULTS;
  const isConnecting = purpose === "connect";
  return { resultCode: isConnecting ? CREATE_CONNECTION_ERROR : ERROR, message: error.message };
}

function stepAfter(context: RequestContext, session: AuthSession, authorised: Authorised) {
  const { purpose } = session;
  if (purpose === "connect") return stepOfConnecting(context, session, authorised);
  const { identity } = authorised;
  assert(identity, "a provider that signs people in did not say who came");
  const known = { ...authorised, identity };
  return purpose === "link"
    ? stepOfLinking(context, session, known)
    : stepOfStranger(context, session, known);
}

type Known = Authorised & { identity: ProviderIdentity };

/** Somebody began signed in: what they came for is done in their name, or not at all. */
async function stepOfConnecting(
  context: RequestContext,
  session: AuthSession,
  authorised: Authorised,
): Promise<Step> {
  const userId = whoBegan(context, session);
  if (!userId) return SIGNED_OUT;
  await keepOutcome(context, session, { stage: "granted", userId, kept: grantOf(authorised) });
  const resultCode = OPENID_RESULTS.AUTHENTICATED_USER_CONNECTED;
  return { resultCode, redirectUrl: withGrant(session) };
}

async function stepOfLinking(
  context: RequestContext,
  session: AuthSession,
  { identity }: Known,
): Promise<Step> {
  const userId = whoBegan(context, session);
  if (!userId) return SIGNED_OUT;
  const message = await linkIdentity(context, userId, clientOf(session), identity);
  const { AUTHENTICATED_USER_CONNECTED, ERROR } = OPENID_RESULTS;
  return message ? { resultCode: ERROR, message } : { resultCode: AUTHENTICATED_USER_CONNECTED };
}

const SIGNED_OUT: Step = {
  resultCode: OPENID_RESULTS.ERROR,
  message: "You were signed out on the way. Sign in and start again.",
};

/** Who began, if they are still there. */
function whoBegan({ identity }: RequestContext, { userId }: AuthSession) {
  const isThere = identity?.userId === userId && !identity?.masquerader;
  return isThere ? userId : null;
}

/** Only these say who a person is. */
function clientOf({ client }: AuthSession) {
  return openidClient.parse(client);
}

/** Nobody was signed in when this began. Whoever is by now stays so, and nothing is changed. */
async function stepOfStranger(
  context: RequestContext,
  session: AuthSession,
  known: Known,
): Promise<Step> {
  if (context.identity) {
    return { resultCode: OPENID_RESULTS.AUTHENTICATED_USER_ALREADY_LOGGED_IN };
  }
  const user = await store.findUserOf(context.db, known.identity);
  if (!user) return stepOfNewcomer(context, session, known);
  const isConnecting = session.purpose === "app-store";
  const { ANONYMOUS_USER_CONNECTED, ANONYMOUS_USER_LOGGED_IN } = OPENID_RESULTS;
  const resultCode = isConnecting ? ANONYMOUS_USER_CONNECTED : ANONYMOUS_USER_LOGGED_IN;
  if (isConnecting) {
    const outcome = { stage: "granted", userId: user.id, kept: grantOf(known) } as const;
    await keepOutcome(context, session, outcome);
  }
  const redirectUrl = isConnecting ? withGrant(session) : session.redirectUrl;
  if (!user.isMfaEnabled) {
    await signIn(context, user);
    return { resultCode, redirectUrl };
  }
  const authSessionUuid = await startMfaLogin(context, user);
  const search = new URLSearchParams({ authSessionUuid, redirectUrl });
  return { resultCode, redirectUrl: `/login/mfa?${search}` };
}

/**
 * Nobody here is that person. An address they have there never makes them somebody here; it only
 * tells them, where the provider vouches for it, by which way they come in.
 */
async function stepOfNewcomer(
  context: RequestContext,
  session: AuthSession,
  known: Known,
): Promise<Step> {
  const { email, isEmailVerified } = known.identity;
  const ways =
    email && isEmailVerified ? await store.findWaysIn(context.db, email.toLowerCase()) : undefined;
  if (!ways) {
    const kept = { identity: known.identity, ...grantOf(known) };
    await keepOutcome(context, session, { stage: "onboarding", userId: null, kept });
    return { resultCode: OPENID_RESULTS.ANONYMOUS_USER_ONBOARDING };
  }
  if (!ways.hasPassword && ways.clients.includes("xero")) {
    return { resultCode: OPENID_RESULTS.ANONYMOUS_USER_LOGIN_WITH_XERO_REQUIRED };
  }
  const message = `${email} has an account here. Sign in to it, then link ${OPENID_CLIENTS[clientOf(session)]} under Account.`;
  return { resultCode: OPENID_RESULTS.ERROR, message };
}

function grantOf({ tokens, organisationId }: Authorised): KeptGrant {
  return { tokens, ...(organisationId !== undefined && { organisationId }) };
}
