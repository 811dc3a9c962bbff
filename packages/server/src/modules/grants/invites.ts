/** Invitations to open a model, mailed to somebody outside its team who has yet to accept. */
import type { AccessLevel } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import type { OpenModel } from "#modules/models/models.ts";
import * as store from "./grants.store.ts";
import { levelName, mailOf, takeMail } from "./grants-mail.ts";
import { checkManaged, inspectModel, manageModel, subjectOf } from "./managed-model.ts";
import { personOutside } from "./trusted-users.ts";

const DAYS_OPEN = 7;

type Invitation = { email: string; registeredModelAccessMode: AccessLevel };

export async function listInvites(context: MemberContext, id: number) {
  return present(context, await inspectModel(context, id));
}

/** Inviting again sends the mail again, and the seven days begin anew. */
export async function invite(context: MemberContext, id: number, invitation: Invitation) {
  const { email, registeredModelAccessMode: level } = invitation;
  await checkManaged(context, id);
  await takeMail(context, email);
  const model = await manageModel(context, id);
  const person = await personOutside(context, model, email);
  const offerId = await store.offer(context.db, model, "invite", context.now(), {
    ...{ email, level, ...offeredBy(context, model) },
  });
  context.audit({
    action: "model.invite",
    ...subjectOf(model),
    after: { email, level },
    toldTeamId: person?.teamId,
  });
  mailOf(context, "model_invite", model, email, { levelName: levelName(level), offerId });
  return present(context, model);
}

/** Who offers it and until when: it ends with their right to, and with their time in the team. */
export function offeredBy({ identity, now }: MemberContext, { teamId }: OpenModel) {
  const { accountId, name, teamId: ownTeamId } = identity.member;
  return {
    accountId: ownTeamId === teamId ? accountId : null,
    offeredByUserId: identity.userId,
    grantedByName: name,
    expiresAt: new Date(now().getTime() + DAYS_OPEN * 24 * 60 * 60 * 1000),
  };
}

export async function deleteInvite(context: MemberContext, id: number, inviteId: number) {
  const model = await manageModel(context, id);
  const gone = await store.deleteOffer(context.db, model, "invite", inviteId);
  if (!gone) throw notFound("Invite");
  context.audit({ action: "model.withdraw_invite", ...subjectOf(model), before: gone });
  return present(context, model);
}

async function present({ db, now }: MemberContext, model: OpenModel) {
  const rows = await store.selectOffers(db, model, "invite", now());
  return {
    items: rows.map(({ createdAt, expiresAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}
