import type { ProviderIdentity } from "@app/connectors/oauth/authorise";
import { revokeGrant } from "@app/connectors/oauth/grant";
import { OPENID_CLIENTS, type OpenidClient } from "@app/contract/openid";
import type { Context, MemberContext } from "#core/context.ts";
import { Refusal } from "#core/refusal.ts";
import { opened } from "./auth-session.ts";
import * as store from "./openid.store.ts";
import { configuredClient, providerOf } from "./providers.ts";
import type { KeptGrant } from "./take-grant.ts";

/** Lets somebody sign in as that person of a provider; gives why it cannot be. */
export async function linkIdentity(
  context: Context,
  userId: number,
  client: OpenidClient,
  identity: ProviderIdentity,
): Promise<string | undefined> {
  const name = OPENID_CLIENTS[client];
  const owner = await store.findUserOf(context.db, identity);
  if (owner) {
    return owner.id === userId ? undefined : `Somebody else signs in here as that ${name} user.`;
  }
  if (!(await addIdentity(context, userId, client, identity))) {
    return `You have linked another ${name} user. Disconnect it first.`;
  }
  const email = context.identity?.email;
  if (email) context.mail({ kind: "openid_linked", payload: { email, provider: name } });
  return undefined;
}

export function addIdentity(
  { db, now }: Context,
  userId: number,
  client: OpenidClient,
  { issuer, subject, email }: ProviderIdentity,
) {
  const row = { userId, client, issuer, subject, email: email ?? null, linkedAt: now() };
  return store.insertIdentity(db, row);
}

/** Ends signing in with a provider. What it granted and no connection has taken is given back to it. */
export async function disconnect(context: MemberContext, client: OpenidClient) {
  const { db, identity } = context;
  const { userId, email } = identity;
  const name = OPENID_CLIENTS[client];
  const user = await store.lockUser(db, userId);
  const linked = await store.selectIdentities(db, userId);
  if (!linked.some((each) => each.client === client)) {
    throw new Refusal(404, `${name} is not linked to your account.`);
  }
  if (!user?.passwordHash && linked.length === 1) {
    throw new Refusal(
      409,
      `You sign in with ${name} alone. Choose a password by “Reset password” first.`,
    );
  }
  await store.deleteIdentity(db, userId, client);
  await giveBackGrants(context, client);
  context.mail({ kind: "openid_unlinked", payload: { email, provider: name } });
  context.audit({ action: "openid.disconnect", subjectName: name });
}

async function giveBackGrants(context: MemberContext, client: OpenidClient) {
  const sessions = await store.deleteGranted(context.db, context.identity.userId, client);
  const grants = sessions.map((session) => opened<KeptGrant>(context, session));
  if (grants.length === 0 || !context.settings.providers.has(client)) return;
  context.afterCommit(async () => {
    const configured = await configuredClient(context.settings, providerOf(client));
    for (const { tokens } of grants) await revokeGrant(configured, tokens);
  });
}
