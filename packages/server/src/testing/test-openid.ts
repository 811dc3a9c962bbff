import { randomUUID } from "node:crypto";
import { serveProvider, visit } from "@app/connectors/testing/identity-server";
import type { ProviderPerson } from "@app/connectors/testing/openid-provider";
import { connectOpenidSession, type OpenidClient, startOpenidSession } from "@app/contract/openid";
import type { ProviderSettings } from "#core/provider-settings.ts";
import type { Settings } from "#core/settings.ts";
import { testApp } from "./test-app.ts";
import type { Caller } from "./test-caller.ts";

export const CALLBACK = "http://localhost:3000/app/openid/callback";

/** The server with a real provider in the place of each of the two. */
export async function testOpenidApp(settings: Partial<Settings> = {}) {
  const providers = new Map<string, ProviderSettings>();
  for (const client of ["xero", "quickbooks"]) {
    const { issuer, clientId, clientSecret } = await serveProvider(CALLBACK);
    providers.set(client, { issuer, clientId, clientSecret, apiUrl: undefined });
  }
  return testApp({ providers, ...settings });
}

/** Somebody nobody here has met. */
export function newPerson(person: Partial<ProviderPerson> = {}): ProviderPerson {
  const subject = randomUUID();
  const email = `person-${subject}@acorn.example`;
  return { subject, email, name: "Robin Hale", isEmailVerified: true, ...person };
}

type Way = {
  client?: OpenidClient;
  redirectUrl?: string;
  appStore?: boolean;
  isLinking?: boolean;
};

/** To a provider and back again; gives what the browser comes back with. */
export async function travel(
  caller: Caller,
  { client = "xero", ...asked }: Way,
  as: ProviderPerson,
  answer: "allow" | "cancel" = "allow",
) {
  const { data, errors } = await caller.call(startOpenidSession, { body: { client, ...asked } });
  if (!data) throw new Error(errors[0]?.message);
  return visitProvider(data.authorizationUrl, as, answer);
}

export function visitProvider(
  authorizationUrl: string,
  as: ProviderPerson,
  answer: "allow" | "cancel" = "allow",
) {
  return visit(authorizationUrl, { as, answer, until: CALLBACK });
}

/** The same, and hands over the answer. */
export async function comeBack(caller: Caller, way: Way, as: ProviderPerson) {
  const query = await travel(caller, way, as);
  return takeBack(caller, query);
}

export async function takeBack(caller: Caller, query: string) {
  const { data, errors } = await caller.call(connectOpenidSession, { body: { query } });
  if (!data) throw new Error(errors[0]?.message);
  return data;
}
