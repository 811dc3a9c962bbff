/**
 * The grant of one connection, kept alive. A refresh token works once, and using an old one ends
 * the whole grant at the source. So a renewal happens
 *
 *   - once, however many calls need it at the same time, in this process or another (`locked`);
 *   - before the old access token has run out;
 *   - and is stored before it is used. If storing fails, the new tokens are held and stored by the
 *     next call; the old refresh token is never sent again.
 */
import { SourceError } from "#source-error.ts";
import type { Timing } from "./timing.ts";

export type Tokens = {
  accessToken: string;
  refreshToken?: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** When the refresh token itself ends, where the source says so. */
  refreshExpiresAt?: number;
};

export type TokenStore = {
  read: () => Promise<Tokens>;
  /** Runs the work while nobody else can renew this grant, with the tokens as stored now. */
  locked: (work: (stored: Tokens) => Promise<Tokens>) => Promise<Tokens>;
  save: (tokens: Tokens) => Promise<void>;
};

export type TokenKeeper = {
  accessToken: () => Promise<string>;
  /** The source refused this access token. */
  renew: (refused: string) => Promise<void>;
};

type Options = {
  store: TokenStore;
  refresh: (stored: Tokens) => Promise<Tokens>;
  timing: Timing;
  /** Renewed when less than this is left: five minutes, one where a token lives only five. */
  earlyMs: number;
};

export function createTokenKeeper({ store, refresh, timing, earlyMs }: Options): TokenKeeper {
  let known: Tokens | undefined;
  let unsaved: { from: Tokens; to: Tokens } | undefined;
  let renewal: Promise<Tokens> | undefined;
  let ended: SourceError | undefined;

  async function renewStored(refused: string, stored: Tokens): Promise<Tokens> {
    if (stored.accessToken !== refused && stored.expiresAt > timing.now()) return stored;
    if (unsaved?.from.refreshToken !== stored.refreshToken) unsaved = undefined;
    unsaved ??= { from: stored, to: await refresh(stored) };
    const fresh = unsaved.to;
    await store.save(fresh);
    unsaved = undefined;
    return fresh;
  }

  async function renewOnce(refused: string): Promise<Tokens> {
    if (ended) throw ended;
    renewal ??= store
      .locked((stored) => renewStored(refused, stored))
      .finally(() => {
        renewal = undefined;
      });
    try {
      known = await renewal;
      return known;
    } catch (error) {
      if (error instanceof SourceError && error.kind === "needs-reconnect") ended = error;
      throw error;
    }
  }

  return {
    async accessToken() {
      known ??= await store.read();
      const isEnding = known.expiresAt - timing.now() < earlyMs;
      return isEnding ? (await renewOnce(known.accessToken)).accessToken : known.accessToken;
    },
    async renew(refused) {
      if (known && known.accessToken !== refused) return;
      await renewOnce(refused);
    },
  };
}
