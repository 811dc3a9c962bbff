import { type AccessLevel, levelOf, mayEditData, mayManage } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import * as store from "./models.store.ts";

export type OpenModel = store.Row & { level: AccessLevel };

type Reader = Pick<MemberContext, "db" | "identity">;

/** What an action needs: to see a model, to change its figures, or to manage it. */
type Need = "see" | "edit" | "manage";

/**
 * The one way to a model: who may not see it learns nothing of it, and who may not do what they
 * ask for is told so. Every call on one begins here.
 */
export async function openModel(
  context: Reader,
  id: number,
  need: Need = "see",
): Promise<OpenModel> {
  return allow(context, await store.select(context.db, askerOf(context), id), need);
}

/** The same for a row that was found by other means. */
export function allow(
  context: Pick<MemberContext, "identity">,
  row: store.Row | undefined,
  need: Need,
): OpenModel {
  const level = row ? levelAt(context, row) : 0;
  if (!row || level === 0) throw notFound("Model");
  if (need === "manage" && !mayManage(level)) {
    throw new Refusal(403, "Only people with Full Access can manage this model.");
  }
  if (need === "edit" && !mayEditData(level)) {
    throw new Refusal(403, "Your access to this model does not let you change its figures.");
  }
  if (need === "edit") refuseInactive(row);
  return { ...row, level };
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockModel(context: Reader, id: number, need?: Need) {
  await store.lock(context.db, id);
  const model = await openModel(context, id, need);
  if (need === "edit" || need === "manage") await refuseReadOnly(context, model);
  return model;
}

/** Nobody changes what its own team may only read; that the asker's own may is known at the door. */
export async function refuseReadOnly(context: Reader, model: Pick<store.Row, "teamId">) {
  if (!(await isOfReadOnly(context, model))) return;
  const message =
    "The subscription of the model's team has ended or is overdue. You can read it, but not change it.";
  throw new Refusal(403, message);
}

export async function isOfReadOnly(
  { db, identity }: Reader,
  { teamId }: Pick<store.Row, "teamId">,
) {
  return teamId !== identity.member.teamId && (await store.isReadOnlyTeam(db, teamId));
}

/** What is no longer billed can be read, and handed on, but not worked on. */
export function refuseInactive({ isActive }: Pick<store.Row, "isActive">) {
  if (!isActive) throw new Refusal(409, "This model is inactive. Reactivate it to change it.");
}

export function askerOf({ identity }: Pick<MemberContext, "identity">): store.Asker {
  const { accountId, teamId } = identity.member;
  return { accountId, teamId, userId: identity.userId };
}

export function levelAt({ identity }: Pick<MemberContext, "identity">, row: store.Row) {
  const { teamId, accountId, isAdmin } = identity.member;
  return levelOf({
    isInTeam: row.teamId === teamId,
    isOwner: row.ownerAccountId === accountId,
    isAdmin,
    granted: row.granted ?? undefined,
    teamLevel: row.teamLevel,
  });
}
