/**
 * Signing in and connecting through an accounting provider:
 *
 *   auth_session           gives the provider's address; the browser goes there
 *   auth_session/connect   takes what the provider sent the browser back with, once
 *
 * What somebody came for decides what an answer leads to. Whoever is signed in connects books, or
 * links the provider to sign in with it; whoever is not signs in, or signs up. Sources that only let
 * us read are authorised by the same two calls.
 */
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { line } from "./text.ts";

/** The providers that say who a person is, with their names. */
export const OPENID_CLIENTS = { xero: "Xero", quickbooks: "QuickBooks Online" } as const;
export type OpenidClient = keyof typeof OPENID_CLIENTS;
export const openidClient = z.enum(Object.keys(OPENID_CLIENTS) as OpenidClient[]);

/** What came of it, which decides the next step. */
export const OPENID_RESULTS = {
  ANONYMOUS_USER_LOGGED_IN: 1,
  /** Nobody here is that person: they may open an account. */
  ANONYMOUS_USER_ONBOARDING: 2,
  /** Came from the provider's app store: signed in, and the books wait to be connected. */
  ANONYMOUS_USER_CONNECTED: 3,
  AUTHENTICATED_USER_CONNECTED: 4,
  /** Somebody signed in here meanwhile; nothing was changed. */
  AUTHENTICATED_USER_ALREADY_LOGGED_IN: 5,
  /** The person has an account that only Xero opens. */
  ANONYMOUS_USER_LOGIN_WITH_XERO_REQUIRED: 6,
  CREATE_CONNECTION_ERROR: 7,
  ERROR: 8,
} as const;

const linkedIdentity = z.object({
  /** As the provider told it. */
  email: z.nullable(z.string()),
  linkedAt: z.iso.datetime(),
});

const openidProvider = z.object({
  client: openidClient,
  isConfigured: z.boolean(),
  /** The settings an administrator has to give first. */
  settings: z.array(z.string()),
  /** The source that stands in for it on any installation. */
  demoName: z.string(),
  /** Who the signed-in person is there, if they linked it. */
  identity: z.nullable(linkedIdentity),
});

export const listOpenidProviders = endpoint({
  method: "GET",
  path: "/openid/provider",
  summary: "The providers one can sign in with, and which of them are linked.",
  access: "anonymous",
  data: z.object({ items: z.array(openidProvider) }),
});

/** By the keys of the source's fields. */
const sourceSettings = z.record(
  line(60),
  z.union([z.string(), z.number(), z.record(line(200), line(20))]),
);

export const startOpenidSession = endpoint({
  method: "POST",
  path: "/openid/auth_session",
  summary: "Begin at a provider: gives the address to send the browser to.",
  access: "anonymous",
  body: z.strictObject({
    /** The key of the provider, or of another source whose vendor asks for leave to read. */
    client: line(40),
    /** What was typed for that source, where its vendor's addresses depend on it. */
    settings: z._default(sourceSettings, {}),
    /** Where to go on afterwards; whatever is no path of ours is the home page. */
    redirectUrl: z._default(z.string().check(z.maxLength(8_000)), ""),
    /** The person pressed a button in the provider's app store. */
    appStore: z._default(z.boolean(), false),
    /** For somebody signed in: to sign in with the provider from now on, instead of connecting books. */
    isLinking: z._default(z.boolean(), false),
  }),
  data: z.object({ authorizationUrl: z.url() }),
});

export const connectOpenidSession = endpoint({
  method: "POST",
  path: "/openid/auth_session/connect",
  summary: "Take the answer of a provider, in the browser that began and only once.",
  access: "anonymous",
  body: z.strictObject({
    /** The query of the address that the provider sent the browser back to. */
    query: z.string().check(z.maxLength(8_000)),
  }),
  data: z.object({
    client: z.string(),
    /** What the client is called. */
    name: z.string(),
    resultCode: z.literal(Object.values(OPENID_RESULTS)),
    redirectUrl: z.string(),
    errors: z.array(z.object({ key: z.string(), message: z.string() })),
  }),
});

export const disconnectOpenid = endpoint({
  method: "POST",
  path: "/openid/disconnect",
  summary: "No longer sign in with a provider, and give back what it granted and nothing uses.",
  access: "member",
  worksAfterEnd: true,
  needsRecentProof: true,
  body: z.strictObject({ client: openidClient }),
  data: z.null(),
});
