import type { MemberContext } from "#core/context.ts";
import { notForStaff } from "#core/refusal.ts";
import { lockModel, type OpenModel, openModel } from "#modules/models/models.ts";

export const OWN_ACCESS = "You cannot change your own access.";

/**
 * A model that the asker may manage, locked. What follows is bound to its team: who manages it may be
 * of another one, which sees neither that team's people nor its grants.
 */
export async function manageModel(context: MemberContext, id: number): Promise<OpenModel> {
  refuseStaff(context);
  const model = await lockModel(context, id, "manage");
  await context.bind({ kind: "team", teamId: model.teamId });
  return model;
}

/** Staff never decide in a customer's place who opens a model or whose it is, whatever a discussion asks for. */
export function refuseStaff({ identity }: MemberContext) {
  if (!identity.masquerader) return;
  throw notForStaff();
}

/** The same, to look at. */
export async function inspectModel(context: MemberContext, id: number): Promise<OpenModel> {
  const model = await openModel(context, id, "manage");
  await context.bind({ kind: "team", teamId: model.teamId });
  return model;
}

/** Looked at in a transaction of its own, so that limits are used up by those alone who may go on. */
export function checkManaged(context: MemberContext, id: number) {
  refuseStaff(context);
  return context.commitNow((db) => openModel({ ...context, db }, id, "manage"));
}

/** What the trail says it was done to; it is the trail of the model's own team, whoever did it. */
export function subjectOf({
  id,
  teamId,
  modelName,
}: Pick<OpenModel, "id" | "teamId" | "modelName">) {
  return { subjectId: id, subjectName: modelName, teamId };
}
