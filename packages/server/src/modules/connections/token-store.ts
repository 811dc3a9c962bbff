/**
 * The grant of a connection, kept alive by whoever reads. A refresh token works once, so one process
 * at a time may renew it: who does holds the row's renewal, which others wait for. It is a mark with
 * an end and not a lock, since a provider is asked meanwhile and no transaction is open while we wait
 * for others; a process that dies lets go of it by the end.
 */
import { randomUUID } from "node:crypto";
import type { Timing } from "@app/connectors/http/timing";
import type { TokenStore, Tokens } from "@app/connectors/http/token-keeper";
import { SourceError } from "@app/connectors/ledger/source-error";
import type { Context } from "#core/context.ts";
import type { Secrets } from "#core/secrets.ts";
import * as store from "./renewal.store.ts";
import { type OfConnection, openTokens, sealTokens } from "./sign-in.ts";

export type TokenPlace = OfConnection & {
  secrets: Secrets;
  commitNow: Context["commitNow"];
};

/** Longer than a provider may take to answer. */
const RENEWAL_SECONDS = 90;
const LOOK_AGAIN_MS = 250;

export function connectionTokens(
  place: TokenPlace,
  timing: Timing,
  signal: AbortSignal,
): TokenStore {
  const { secrets, commitNow, ...of } = place;
  const opened = (sealed: string | undefined) => {
    const tokens = openTokens(secrets, of, sealed ?? "");
    if (tokens) return tokens;
    throw new SourceError("needs-reconnect", "The connection has no sign-in. Connect it again.");
  };

  async function takeRenewal(renewal: string) {
    for (;;) {
      signal.throwIfAborted();
      const taken = await commitNow((db) => store.take(db, of, renewal, RENEWAL_SECONDS));
      if (taken) return taken.tokens;
      await timing.sleep(LOOK_AGAIN_MS, signal);
    }
  }

  async function save(tokens: Tokens, renewal: string) {
    const sealed = sealTokens(secrets, of, tokens);
    const isSaved = await commitNow((db) => store.save(db, of, renewal, sealed));
    if (!isSaved) throw new Error("the renewal of a grant was taken over before it was stored");
  }

  let held = "";
  return {
    read: async () => opened(await commitNow((db) => store.selectTokens(db, of))),
    async locked(work) {
      held = randomUUID();
      const stored = await takeRenewal(held);
      try {
        return await work(opened(stored));
      } finally {
        await commitNow((db) => store.letGo(db, of, held));
      }
    },
    save: (tokens) => save(tokens, held),
  };
}
