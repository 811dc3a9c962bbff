import type { MemberContext } from "#core/context.ts";
import * as store from "./connections.store.ts";
import type { OpenConnection } from "./open-connection.ts";
import type { SignIn } from "./open-source.ts";
import { organisationOf } from "./organisation.ts";
import { openSecrets } from "./sign-in.ts";

/** What a connection of the bound team is signed in with, its secrets opened. */
export async function readSignIn(
  { db, secrets }: Pick<MemberContext, "db" | "secrets">,
  row: OpenConnection,
): Promise<SignIn> {
  const kept = await store.selectSignIn(db, row.teamId, row.id);
  return {
    sourceId: row.sourceId,
    typed: { ...row.settings, ...openSecrets(secrets, row, kept?.secrets ?? "") },
    organisationId: organisationOf(row)?.externalId,
  };
}
