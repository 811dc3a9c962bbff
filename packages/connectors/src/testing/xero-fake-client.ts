/** The real client against Xero's fake: grants renewed at its token address, Xero's own limits. */
import { tokenAuthorisation } from "#http/authorisation.ts";
import { createHttpClient } from "#http/client.ts";
import type { Fetch } from "#http/exchange.ts";
import type { HttpClient } from "#http/http-client.ts";
import { createRateGate } from "#http/rate-gate.ts";
import type { Timing } from "#http/timing.ts";
import { createTokenKeeper, type Tokens } from "#http/token-keeper.ts";

const TOKEN_LIFE_MS = 30 * 60_000;

type Options = {
  url: string;
  accessToken: string;
  refreshToken: string;
  timing: Timing;
  fetch?: Fetch;
};

export function xeroFakeClient(options: Options): HttpClient {
  const { url, timing } = options;
  const expiresAt = timing.now() + TOKEN_LIFE_MS;
  let stored: Tokens = { ...options, expiresAt };
  const refresh = async ({ refreshToken = "" }: Tokens): Promise<Tokens> => {
    const body = new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken });
    const response = await fetch(`${url}/connect/token`, { method: "POST", body });
    const given = (await response.json()) as { access_token: string; refresh_token: string };
    const { access_token: accessToken } = given;
    return {
      accessToken,
      refreshToken: given.refresh_token,
      expiresAt: timing.now() + TOKEN_LIFE_MS,
    };
  };
  const store = {
    read: async () => stored,
    locked: (work: (tokens: Tokens) => Promise<Tokens>) => work(stored),
    save: async (tokens: Tokens) => {
      stored = tokens;
    },
  };
  const limit = { windows: [{ calls: 60, milliseconds: 60_000 }], concurrent: 5 };
  return createHttpClient({
    sourceName: "Xero",
    authorisation: tokenAuthorisation(
      createTokenKeeper({ store, refresh, timing, earlyMs: 5 * 60_000 }),
    ),
    gate: createRateGate(limit, timing),
    timing,
    fetch: options.fetch ?? fetch,
    timeoutMs: 30_000,
    resolveHost: async () => ["127.0.0.1"],
    allowsPrivateAddresses: true,
  });
}
