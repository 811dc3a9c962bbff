/**
 * A way to a provider and back. It counts in the browser that began it, once and for ten minutes;
 * what the answer is checked against never leaves the server.
 */
import { randomUUID } from "node:crypto";
import { SourceError } from "@app/connectors/ledger/source-error";
import {
  type AuthorisationPurpose,
  type PendingAuthorisation,
  startAuthorisation,
} from "@app/connectors/oauth/authorise";
import type { OAuthProvider } from "@app/connectors/oauth/provider";
import type { CheckedOf } from "@app/contract/endpoint";
import type { OpenidClient, startOpenidSession } from "@app/contract/openid";
import { safeRedirectUrl } from "@app/contract/redirect-url";
import type { RequestContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import type { SealedColumn } from "#core/sealed-column.ts";
import { hashToken, randomToken } from "#core/secrets.ts";
import type { Storage } from "#db/db.ts";
import { refuseOldProof } from "#http/access.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import * as store from "./openid.store.ts";
import { configuredClient, providerOf } from "./providers.ts";

export type AuthSession = store.OpenidSession;
type Purpose = AuthSession["purpose"];
type Asked = CheckedOf<typeof startOpenidSession>["body"];

const ASKED_SECONDS = 10 * 60;
/** As long as what came of it may wait: for somebody to fill in a form, or to choose their books. */
const KEPT_SECONDS = 60 * 60;
const PER_ADDRESS = { name: "openid.address", count: 100, windowSeconds: 15 * 60 };

const CALLBACK_PATH = "/app/openid/callback";

const AT_PROVIDER: Record<Purpose, AuthorisationPurpose> = {
  "sign-in": "sign-in",
  link: "sign-in",
  "app-store": "app-store",
  connect: "connect",
};

/** Where people go on who did not say. */
const ONWARD: Record<Purpose, string> = {
  "sign-in": "/",
  link: "/account",
  "app-store": "/connections/add",
  connect: "/connections/add",
};

export async function startSession(context: RequestContext, asked: Asked) {
  const { identity, settings } = context;
  const provider = providerOf(asked.client, asked.settings);
  const purpose = purposeOf(asked, identity !== null);
  if (!provider.identityScopes && purpose !== "connect")
    throw new Refusal(401, "Sign in to go on.");
  if (identity) refuseMasquerader(identity);
  // Whoever can sign in there can sign in here from then on.
  if (identity && purpose === "link") refuseOldProof(identity, context.now());
  await context.take(PER_ADDRESS, context.ipAddress);
  const { url, pending } = await startAuthorisation(await clientOrRefusal(context, provider), {
    purpose: AT_PROVIDER[purpose],
    redirectUri: settings.publicUrl + CALLBACK_PATH,
    now: context.now().getTime(),
  });
  const uuid = randomUUID();
  await store.insertSession(context.db, {
    ...{ uuid, purpose, client: asked.client, stage: "asked" },
    stateHash: hashToken(pending.state),
    browserHash: hashToken(browserToken(context)),
    userId: identity?.userId ?? null,
    redirectUrl: safeRedirectUrl(asked.redirectUrl || ONWARD[purpose]),
    secret: sealed(context, uuid, { provider, pending } satisfies Question),
    expiresAt: secondsFrom(context, ASKED_SECONDS),
  });
  context.audit({ action: "openid.start", subjectName: provider.name });
  return { authorizationUrl: url };
}

function purposeOf({ appStore, isLinking }: Asked, isSignedIn: boolean): Purpose {
  if (isSignedIn) return isLinking ? "link" : "connect";
  return appStore ? "app-store" : "sign-in";
}

async function clientOrRefusal({ settings }: RequestContext, provider: OAuthProvider) {
  try {
    return await configuredClient(settings, provider);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    throw new Refusal(503, error.message);
  }
}

/** One for all the ways a browser is on at the same time, in however many tabs. */
function browserToken({ cookies }: RequestContext) {
  const kept = cookies.get("openid") ?? "";
  const token = /^[\w-]{43}$/.test(kept) ? kept : randomToken();
  cookies.set("openid", token, KEPT_SECONDS);
  return token;
}

function browserHash({ cookies }: RequestContext) {
  return hashToken(cookies.get("openid") ?? randomToken());
}

/** The session that an answer belongs to. Commits by itself that it is answered. */
export async function takeAnswered(context: RequestContext, query: string) {
  await context.take(PER_ADDRESS, context.ipAddress);
  const asked = {
    stateHash: hashToken(new URLSearchParams(query).get("state") ?? ""),
    browserHash: browserHash(context),
    now: context.now(),
  };
  const session = await context.commitNow((db) => store.takeAsked(db, asked));
  if (!session) {
    throw new Refusal(400, "This was not begun in this browser, or has been used. Start again.");
  }
  return session;
}

/** What an answer is checked against, and who has to give it. */
export type Question = { provider: OAuthProvider; pending: PendingAuthorisation };

/** What came of a session is kept for its next step. */
export async function keepOutcome(
  context: RequestContext,
  { uuid }: AuthSession,
  outcome: { stage: "onboarding" | "granted"; userId: number | null; kept: unknown },
) {
  const { stage, userId, kept } = outcome;
  await store.setOutcome(context.db, uuid, {
    ...{ stage, userId, secret: sealed(context, uuid, kept) },
    expiresAt: secondsFrom(context, KEPT_SECONDS),
  });
}

/** Where to go on, with the session whose tokens are to be taken there. */
export function withGrant({ redirectUrl, uuid }: Pick<AuthSession, "redirectUrl" | "uuid">) {
  const url = new URL(redirectUrl, "https://origin.invalid");
  url.searchParams.set("authSessionUuid", uuid);
  return url.pathname + url.search + url.hash;
}

/** The session by which somebody opens an account, in the browser they came back to. */
export async function findOnboarding(context: RequestContext, client: OpenidClient) {
  const place = { browserHash: browserHash(context), client, now: context.now() };
  const session = await context.commitNow((db) => store.findOnboarding(db, place));
  if (session) return session;
  throw new Refusal(404, "This sign-up has ended. Start again at your accounting provider.");
}

/** Removes what is over anyway. */
export async function forgetOldAuthSessions(storage: Storage, now: Date) {
  await store.deleteOver(storage, now);
}

const placeOf = (uuid: string) => `openid_sessions.secret|${uuid}`;

/** Verifiers, people and tokens on their way. */
export const openidSecrets: SealedColumn = {
  table: "openid_sessions",
  column: "secret",
  id: "uuid",
  placedBy: "uuid",
  placeOf,
};

function sealed({ secrets }: Pick<RequestContext, "secrets">, uuid: string, value: unknown) {
  return secrets.encrypt(JSON.stringify(value), placeOf(uuid));
}

export function opened<T>(
  { secrets }: Pick<RequestContext, "secrets">,
  { uuid, secret }: Pick<AuthSession, "uuid" | "secret">,
): T {
  return JSON.parse(secrets.decrypt(secret, placeOf(uuid)));
}

function secondsFrom({ now }: RequestContext, seconds: number) {
  return new Date(now().getTime() + seconds * 1000);
}
