import {
  type accessToken,
  type createAccessToken,
  TOKEN_PREFIX,
  TOKENS_MAX,
} from "@app/contract/access-tokens";
import type * as z from "zod/mini";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { hashToken, randomToken } from "#core/secrets.ts";
import { refuseMasquerader } from "#modules/session/session.ts";
import * as store from "./access-tokens.store.ts";

type Wish = z.output<typeof createAccessToken.body>;

const DAY_MS = 24 * 60 * 60 * 1000;
const ENDING_LENGTH = 4;

export async function list({ db, identity, now }: MemberContext) {
  const rows = await store.selectOf(db, identity.member.accountId, now());
  return { items: rows.map(tokenOf) };
}

export async function create(context: MemberContext, { name, scopes, days }: Wish) {
  const { db, identity, now } = context;
  const { accountId, teamId } = identity.member;
  if ((await store.countOf(db, accountId, now())) >= TOKENS_MAX) {
    throw new Refusal(409, `You have ${TOKENS_MAX} tokens. Revoke one that you no longer need.`);
  }
  const secret = TOKEN_PREFIX + randomToken();
  const made = await store.insert(db, {
    ...{ teamId, accountId, name },
    scopes: [...new Set(scopes)],
    tokenHash: hashToken(secret),
    ending: secret.slice(-ENDING_LENGTH),
    createdAt: now(),
    endsAt: new Date(now().getTime() + days * DAY_MS),
  });
  context.audit({
    action: "access_token.create",
    subjectId: made.id,
    subjectName: name,
    after: { scopes: made.scopes, endsAt: made.endsAt.toISOString() },
  });
  return { ...tokenOf(made), secret };
}

export async function revoke(context: MemberContext, id: number) {
  refuseMasquerader(context.identity);
  const gone = await store.remove(context.db, context.identity.member.accountId, id);
  if (!gone) throw notFound("Token");
  context.audit({ action: "access_token.revoke", subjectId: id, subjectName: gone.name });
  return null;
}

function tokenOf(row: store.Row): z.output<typeof accessToken> {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    endsAt: row.endsAt.toISOString(),
  };
}
