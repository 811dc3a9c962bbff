/** A connection's source, signed in and ready to be asked. */

import type { Progress, ReadContext } from "@app/connectors/connector/connector";
import { fixedAuthorisation, tokenAuthorisation } from "@app/connectors/http/authorisation";
import { createHttpClient } from "@app/connectors/http/client";
import { createGuardedFetch, resolveSystemHost } from "@app/connectors/http/guarded-fetch";
import { createRateGate, type RateGate } from "@app/connectors/http/rate-gate";
import { systemTiming } from "@app/connectors/http/timing";
import { createTokenKeeper } from "@app/connectors/http/token-keeper";
import { SourceError } from "@app/connectors/ledger/source-error";
import { refreshGrant } from "@app/connectors/oauth/grant";
import type { OAuthClient } from "@app/connectors/oauth/oauth-client";
import { type Connectable, readSettings } from "@app/connectors/registry/registry";
import type { SourceSettings } from "@app/connectors/registry/source";
import type { SpreadsheetFile } from "@app/connectors/sources/spreadsheet/spreadsheet";
import { monthOf } from "@app/engine/time/month";
import { oauthClientOf } from "#core/oauth-clients.ts";
import type { Settings } from "#core/settings.ts";
import { registrationOf } from "#modules/data-sources/data-sources.ts";
import { connectionCallStarts } from "./call-starts.ts";
import { connectionTokens, type TokenPlace } from "./token-store.ts";

/** What a connection is signed in with. */
export type SignIn = {
  sourceId: number;
  /** Typed by a person, with what is secret. */
  typed: Record<string, unknown>;
  /** The organisation that was chosen. */
  organisationId?: string | undefined;
  files?: readonly SpreadsheetFile[];
};

/** What nobody typed, kept beside what somebody did. */
export type KeptGiven = {
  /** The organisation that the provider named on its callback. */
  organisationId?: string;
  /** Our own sample can be asked for a bill that came late. */
  backPostedIn?: number;
};

export type SourcePlace = { settings: Settings; now: () => Date; tokens?: TokenPlace };

export type Reading = { signal: AbortSignal; onProgress?: (event: Progress) => void };

export type OpenSource = {
  source: Connectable;
  settings: SourceSettings;
  context: ReadContext;
  /** The grant's provider with our registration, where there is one. */
  client?: OAuthClient;
};

export async function openSource(
  place: SourcePlace,
  signIn: SignIn,
  reading: Reading,
): Promise<OpenSource> {
  const { given: kept, ...typed } = signIn.typed;
  const read = readSettings(signIn.sourceId, typed);
  if (read.errors) {
    const [first] = read.errors;
    throw new SourceError("needs-reconnect", `${first?.message ?? ""} Connect it again.`.trim());
  }
  const { source, values, provider } = read;
  const { organisationId, files } = signIn;
  const registration = registrationOf(place.settings, source.entry.key);
  const baseUrl = registration?.apiUrl;
  const given = {
    currentMonth: monthOfDate(place.now()),
    ...(kept as KeptGiven | undefined),
    ...(organisationId !== undefined && { organisationId }),
    ...(files && { files }),
    ...(registration && { clientId: registration.clientId }),
    ...(baseUrl !== undefined && { baseUrl }),
  };
  // Where an administrator sends us may be a private network.
  const rule = baseUrl === undefined ? destinationsOf(place.settings) : privateRule;
  const client = provider && (await oauthClientOf(place.settings, provider));
  const { name, rate, timeoutMs } = source.entry;
  const http = (authorisation: ReturnType<typeof fixedAuthorisation>) =>
    createHttpClient({
      ...{ ...rule, timeoutMs, sourceName: name, authorisation, timing: systemTiming },
      gate: gateOf(place.tokens, rate),
    });
  const open = http(fixedAuthorisation({}));
  const signed = client
    ? tokenAuthorisation(keeperOf(place, client, reading.signal), client.provider.tokenWord)
    : source.signIn?.(values, given, open);
  const { signal, onProgress = () => {} } = reading;
  return {
    source,
    settings: source.settingsWith(values, given),
    context: { http: signed ? http(signed) : open, signal, onProgress },
    ...(client && { client }),
  };
}

function keeperOf({ tokens, now }: SourcePlace, client: OAuthClient, signal: AbortSignal) {
  if (!tokens) throw new SourceError("needs-reconnect", "The connection has no sign-in.");
  return createTokenKeeper({
    store: connectionTokens(tokens, systemTiming, signal),
    refresh: (stored) => refreshGrant(client, stored, now().getTime()),
    timing: systemTiming,
    earlyMs: client.provider.lifetimes.renewEarlyMs,
  });
}

/** One for the process, which keeps its connections open. */
const publicRule = makeRule(false);
const privateRule = makeRule(true);

function makeRule(allowsPrivateAddresses: boolean) {
  const rule = { resolveHost: resolveSystemHost, allowsPrivateAddresses };
  return { ...rule, fetch: createGuardedFetch(rule) };
}

function destinationsOf({ allowsPrivateSources }: Settings) {
  return allowsPrivateSources ? privateRule : publicRule;
}

/** What a source counts is counted for all processes together; a connection that is being made has no place yet. */
function gateOf(of: TokenPlace | undefined, rate: Connectable["entry"]["rate"]): RateGate {
  if (!of || rate.windows.length === 0) return createRateGate(rate, systemTiming);
  return createRateGate(rate, systemTiming, connectionCallStarts(of, of.commitNow));
}

/** Our source of files in the catalogue. */
export const SPREADSHEET = 10;

/** The month it is, by universal time. */
export function monthOfDate(date: Date) {
  return monthOf(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
