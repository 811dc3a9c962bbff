/**
 * Ends a connection, whatever the source has for that: a call of its own, the end of a grant at the
 * provider, or nothing at all. Who disconnects is done with the source, so one that is gone or says
 * no is no reason to fail; what was ended, and what a person has to end there, is said in words.
 */
import type { ReadContext } from "#connector/connector.ts";
import type { Tokens } from "#http/token-keeper.ts";
import { SourceError } from "#ledger/source-error.ts";
import { revokeGrant } from "#oauth/grant.ts";
import type { OAuthClient } from "#oauth/oauth-client.ts";
import type { Connectable } from "./registry.ts";
import type { SourceSettings } from "./source.ts";

export type Connection = {
  source: Connectable;
  settings: SourceSettings;
  context: ReadContext;
  /** The grant of this connection, unless another one lives on it. */
  grant?: { client: OAuthClient; tokens: Tokens };
};

export type Disconnected = {
  /** Whether the source was told, or had nothing to be told. */
  isEnded: boolean;
  message: string;
};

export async function disconnect(connection: Connection): Promise<Disconnected> {
  const { source, context } = connection;
  const { name } = source.entry;
  try {
    return { isEnded: true, message: await end(connection) };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof SourceError)) throw error;
    if (error.kind === "needs-reconnect") {
      return { isEnded: true, message: `The connection with ${name} had ended already.` };
    }
    const message = `The connection is forgotten here, but ${name} could not be told: ${error.message} End it there as well.`;
    return { isEnded: false, message };
  }
}

/** The source's own call ends this connection alone; revoking ends all that the person granted. */
async function end({ source, settings, context, grant }: Connection): Promise<string> {
  const { connector, entry } = source;
  if (connector.disconnect) {
    await connector.disconnect(context, settings);
    return entry.authorising.kind === "password"
      ? `The session with ${entry.name} has ended.`
      : `The connection with ${entry.name} has ended.`;
  }
  if (grant?.client.provider.revocationUrl) {
    await revokeGrant(grant.client, grant.tokens);
    return `${entry.name} no longer lets us read: the grant has ended.`;
  }
  const endIt: Partial<Record<typeof entry.authorising.kind, string>> = {
    oauth: ` ${entry.name} goes on listing it until you remove it there.`,
    "signed-key": ` Remove the certificate in ${entry.name} as well.`,
    "api-key": ` Delete the key in ${entry.name} as well.`,
  };
  return `The connection is forgotten here.${endIt[entry.authorising.kind] ?? ""}`;
}
