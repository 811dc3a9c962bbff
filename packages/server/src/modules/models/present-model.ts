import type { Model } from "@app/contract/models";
import type { changedFields } from "#core/changed-fields.ts";
import type { MemberContext } from "#core/context.ts";
import * as store from "./models.store.ts";
import { askerOf, levelAt, openModel } from "./open-model.ts";

export async function get(context: MemberContext, id: number) {
  return present(context, await openModel(context, id));
}

/** These, in the order asked for. */
export async function presentThese(context: MemberContext, ids: number[]) {
  const rows = await store.selectThese(context.db, askerOf(context), ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => present(context, row));
}

/** Written to the trail of the team that the model is of. */
export function record(
  context: MemberContext,
  action: `model.${string}`,
  { id, teamId }: Pick<store.Row, "id" | "teamId">,
  subjectName: string,
  change: Partial<ReturnType<typeof changedFields>> = {},
) {
  context.audit({ action, teamId, subjectId: id, subjectName, ...change });
}

export function present(context: MemberContext, row: store.Row): Model {
  const { teamId, accountId, team } = context.identity.member;
  const { ownerAccountId, savedAt, createdAt, updatedAt } = row;
  const isShared = row.teamId !== teamId;
  return {
    ...row,
    figures: { ...row.figures, ahead: aheadOf(row.figures) },
    versionIdentifier: String(row.documentVersion),
    registeredModelAccessMode: levelAt(context, row),
    owner: {
      accountId: isShared ? null : ownerAccountId,
      name: row.ownerName ?? row.sharedOwnerName ?? "",
      avatarIndex: row.ownerAvatarIndex ?? row.sharedOwnerAvatarIndex ?? 0,
      isYou: ownerAccountId === accountId,
    },
    teamName: row.sharedTeamName ?? team.name,
    isShared,
    savedAt: savedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** None while what an older version kept is still being worked out. */
function aheadOf({ ahead }: store.Row["figures"]) {
  return ahead && "mostDrawn" in ahead ? ahead : null;
}
