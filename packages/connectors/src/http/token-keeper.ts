/**
 * The grant of one connection, kept alive. A refresh token works once, and using an old one ends
 * the whole grant at the source. So a renewal happens
 *
 *   - once, however many calls need it at the same time, in this process or another (`locked`);
 *   - before the old access token has run out;
 *   - and is stored before it is used. If storing fails, the new tokens are held and stored by the
 *     next call; the old refresh token is never sent again.
 *
 * A refresh token the source has refused is not sent again either, until a person has connected
 * anew and another one is stored.
 */
import { SourceError } from "#ledger/source-error.ts";
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
  /** How long before its end the known token is renewed. */
  let early = earlyMs;
  let unsaved: { from: Tokens; to: Tokens } | undefined;
  let renewal: Promise<Tokens> | undefined;
  let ended: { grant: Tokens; error: SourceError } | undefined;

  async function renewStored(refused: string, stored: Tokens): Promise<Tokens> {
    if (stored.accessToken !== refused && stored.expiresAt > timing.now()) return stored;
    if (unsaved?.from.refreshToken !== stored.refreshToken) unsaved = undefined;
    unsaved ??= { from: stored, to: await refreshOnce(stored) };
    await store.save(unsaved.to);
    return unsaved.to;
  }

  async function refreshOnce(stored: Tokens): Promise<Tokens> {
    if (ended && isSameGrant(ended.grant, stored)) throw ended.error;
    try {
      return await refresh(stored);
    } catch (error) {
      const isOver = error instanceof SourceError && error.kind === "needs-reconnect";
      if (isOver) ended = { grant: stored, error };
      throw error;
    }
  }

  /** What was renewed is held until the lock is given back: only then it is surely stored. */
  async function renewLocked(refused: string): Promise<Tokens> {
    const tokens = await store.locked((stored) => renewStored(refused, stored));
    unsaved = undefined;
    // A token that lives shorter than the usual notice would be renewed before every call.
    early = Math.min(earlyMs, Math.max(0, (tokens.expiresAt - timing.now()) / 2));
    known = tokens;
    return tokens;
  }

  function renewOnce(refused: string): Promise<Tokens> {
    renewal ??= renewLocked(refused).finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  return {
    async accessToken() {
      known ??= await store.read();
      const isEnding = known.expiresAt - timing.now() < early;
      return isEnding ? (await renewOnce(known.accessToken)).accessToken : known.accessToken;
    },
    async renew(refused) {
      if (known && known.accessToken !== refused) return;
      await renewOnce(refused);
    },
  };
}

function isSameGrant(one: Tokens, other: Tokens): boolean {
  return one.refreshToken === other.refreshToken && one.accessToken === other.accessToken;
}
