/**
 * What signs a connection in: the secret part of what was typed, and the grant at its provider. Both
 * are sealed to the team and the row, so that neither can be read from a dump or moved elsewhere.
 */
import type { Tokens } from "@app/connectors/http/token-keeper";
import type { MemberContext } from "#core/context.ts";
import type { SealedColumn } from "#core/sealed-column.ts";
import type { Secrets } from "#core/secrets.ts";
import * as store from "./connections.store.ts";

export type OfConnection = { teamId: number; id: number };

const placeOf = ({ teamId, id }: OfConnection) => `${teamId}|${id}`;
const secretsPlace = (place: string) => `connections.secrets|${place}`;
const tokensPlace = (place: string) => `connections.tokens|${place}`;

const PLACED_BY = "(team_id || '|' || id)";

/** What a change of the key seals anew. */
export const connectionSecrets: readonly SealedColumn[] = [
  { column: "secrets", placeOf: secretsPlace },
  { column: "tokens", placeOf: tokensPlace },
].map((each) => ({ ...each, table: "connections", id: "id", placedBy: PLACED_BY }));

export function sealSecrets(secrets: Secrets, of: OfConnection, typed: Record<string, unknown>) {
  if (Object.keys(typed).length === 0) return "";
  return secrets.encrypt(JSON.stringify(typed), secretsPlace(placeOf(of)));
}

export function openSecrets(secrets: Secrets, of: OfConnection, sealed: string) {
  if (sealed === "") return {};
  return JSON.parse(secrets.decrypt(sealed, secretsPlace(placeOf(of)))) as Record<string, unknown>;
}

export function sealTokens(secrets: Secrets, of: OfConnection, tokens: Tokens) {
  return secrets.encrypt(JSON.stringify(tokens), tokensPlace(placeOf(of)));
}

/** Undefined where there is no grant. */
export function openTokens(secrets: Secrets, of: OfConnection, sealed: string) {
  if (sealed === "") return undefined;
  return JSON.parse(secrets.decrypt(sealed, tokensPlace(placeOf(of)))) as Tokens;
}

/** Gives a connection of the caller's team the grant that somebody has just been handed for it. */
export async function saveConnectionTokens(context: MemberContext, id: number, tokens: Tokens) {
  const { db, secrets, identity } = context;
  const of = { teamId: identity.member.teamId, id };
  await store.note(db, of.teamId, id, {
    ...{ tokens: sealTokens(secrets, of, tokens), renewal: null, renewalUntil: null },
  });
}
