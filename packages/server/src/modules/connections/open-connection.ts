import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import * as store from "./connections.store.ts";

export type OpenConnection = store.Row;

type Reader = Pick<MemberContext, "db" | "identity">;

/**
 * What an action needs: to see a connection and its figures, to work with it (sync, map, accept),
 * which is for its team, or to manage it (share, reconnect, delete), for its owner and the admins.
 */
export type Need = "see" | "work" | "manage";

/** The one way to a connection: who may not see it learns nothing of it. Every call on one begins here. */
export async function openConnection(
  context: Reader,
  id: number,
  need: Need = "see",
  uid?: string,
): Promise<OpenConnection> {
  const row = await store.select(context.db, askerOf(context), id);
  if (!row || (uid !== undefined && uid !== row.uid)) throw notFound("Connection");
  if (need !== "see" && !canWork(context, row)) {
    throw new Refusal(403, "This connection is another team's: you can use its figures, no more.");
  }
  if (need === "manage" && !canManage(context, row)) {
    throw new Refusal(403, "Only its owner and the team's admins can manage this connection.");
  }
  return row;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockConnection(context: Reader, id: number, need: Need, uid?: string) {
  await store.lock(context.db, context.identity.member.teamId, id);
  return openConnection(context, id, need, uid);
}

export function askerOf({ identity }: Pick<MemberContext, "identity">): store.Asker {
  const { accountId, teamId } = identity.member;
  return { accountId, teamId, userId: identity.userId };
}

export function canWork({ identity }: Pick<MemberContext, "identity">, row: store.Row) {
  return row.teamId === identity.member.teamId;
}

export function canManage(context: Pick<MemberContext, "identity">, row: store.Row) {
  const { isAdmin, accountId } = context.identity.member;
  return canWork(context, row) && (isAdmin || row.ownerAccountId === accountId);
}
