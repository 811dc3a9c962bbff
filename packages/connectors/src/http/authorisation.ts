/** How a request says who asks. One of these is handed to the client; connectors never see it. */
import type { TokenKeeper } from "./token-keeper.ts";

export type Authorisation = {
  headers: () => Promise<Record<string, string>>;
  /** The source refused these headers; without it there is nothing to renew. */
  renew?: (refused: Record<string, string>) => Promise<void>;
};

/** Access tokens under `Authorization`, mostly "Bearer"; some vendors have a word of their own. */
export function tokenAuthorisation(keeper: TokenKeeper, word = "Bearer"): Authorisation {
  const prefix = `${word} `;
  return {
    headers: async () => ({ authorization: prefix + (await keeper.accessToken()) }),
    renew: ({ authorization = "" }) => keeper.renew(authorization.slice(prefix.length)),
  };
}

/** An API key, or nothing at all for a source on this machine. */
export function fixedAuthorisation(headers: Record<string, string>): Authorisation {
  return { headers: async () => headers };
}

/** A session begun with a password; one login serves all calls, and another one follows its end. */
export function sessionAuthorisation(login: () => Promise<Record<string, string>>): Authorisation {
  let session: Promise<Record<string, string>> | undefined;
  function current() {
    session ??= login().catch((error: unknown) => {
      session = undefined;
      throw error;
    });
    return session;
  }
  return {
    headers: current,
    async renew(refused) {
      const held = current();
      // While this waited, another call may have begun the next session already.
      if ((await held) === refused && session === held) session = undefined;
      await current();
    },
  };
}
