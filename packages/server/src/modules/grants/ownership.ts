/** Whose a model is: handed on by an offer that is accepted, or by an admin within the team. */
import { ACCESS_LEVELS } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import type { OpenModel } from "#modules/models/models.ts";
import * as store from "./grants.store.ts";
import { mailOf, takeMail } from "./grants-mail.ts";
import { offeredBy } from "./invites.ts";
import { checkManaged, inspectModel, manageModel, subjectOf } from "./managed-model.ts";
import { lookUp } from "./trusted-users.ts";

export async function getTransfer(context: MemberContext, id: number) {
  return present(context, await inspectModel(context, id));
}

/** One waits at a time; offering it to the same address again begins its seven days anew. */
export async function offerOwnership(context: MemberContext, id: number, email: string) {
  refuseOthers(context, await checkManaged(context, id));
  await takeMail(context, email);
  const model = await manageModel(context, id);
  refuseOthers(context, model);
  const { db, now } = context;
  if ((await ownerEmail(context, model)) === email) throw ownsIt();
  const [waiting] = await store.selectOffers(db, model, "transfer", now());
  if (waiting && waiting.email !== email) {
    throw new Refusal(409, "Ownership is offered to somebody else. Take that offer back first.");
  }
  await store.deleteEndedOf(db, model, now());
  const offerId = await store.offer(db, model, "transfer", now(), {
    ...{ email, level: ACCESS_LEVELS.FULL_ACCESS, ...offeredBy(context, model) },
  });
  context.audit({
    action: "model.offer_ownership",
    ...subjectOf(model),
    after: { email },
    toldTeamId: (await store.findPerson(db, email))?.teamId,
  });
  mailOf(context, "model_offer", model, email, { offerId });
  return present(context, model);
}

export async function withdrawTransfer(context: MemberContext, id: number) {
  const model = await manageModel(context, id);
  const [waiting] = await store.selectOffers(context.db, model, "transfer", context.now());
  if (!waiting) throw notFound("Invite");
  await store.deleteOffer(context.db, model, "transfer", waiting.id);
  context.audit({
    action: "model.withdraw_ownership",
    ...subjectOf(model),
    before: { email: waiting.email },
  });
  return { pending: null };
}

/** Answers whether, and never who. */
export async function verifyAdminTransfer(context: MemberContext, id: number, email: string) {
  const { teamId } = refuseOtherTeams(context, await checkManaged(context, id));
  const person = await lookUp(context, email);
  const model = await inspectModel(context, id);
  const isMember = person?.teamId === teamId;
  return { isMember, isOwner: isMember && (await ownerEmail(context, model)) === email };
}

/** At once, and an offer that waits is over. The one who owned it has what everyone has. */
export async function adminTransfer(context: MemberContext, id: number, email: string) {
  const model = refuseOtherTeams(context, await manageModel(context, id));
  const { db, now } = context;
  const members = await store.selectMembers(db, model);
  const next = members.find((each) => each.email === email);
  if (!next) throw new Refusal(409, "This address is of nobody in the team.", "email");
  if (next.accountId === model.ownerAccountId) throw ownsIt();
  const before = members.find(({ accountId }) => accountId === model.ownerAccountId);
  await store.setOwner(db, model, next.accountId, now());
  for (const each of [next, before]) {
    if (each) await store.revoke(db, model, each.userId);
  }
  const [waiting] = await store.selectOffers(db, model, "transfer", now());
  if (waiting) await store.deleteOffer(db, model, "transfer", waiting.id);
  await store.deleteEndedOf(db, model, now());
  context.audit({
    ...subjectOf(model),
    action: "model.transfer",
    before: { owner: before?.email ?? null },
    after: { owner: email },
  });
  mailOf(context, "model_owned", model, email, { modelId: id });
  if (before) mailOf(context, "model_handed_over", model, before.email, { newOwner: next.name });
  return { ownerName: next.name };
}

/** What is handed on is theirs or their team's: full access by grant does not give it away. */
function refuseOthers({ identity }: MemberContext, model: OpenModel) {
  const { accountId, teamId, isAdmin } = identity.member;
  const isOwner = model.ownerAccountId === accountId;
  if (model.teamId === teamId && (isOwner || isAdmin)) return;
  throw new Refusal(403, "Only the owner or an admin of the team can hand on this model.");
}

function refuseOtherTeams({ identity }: MemberContext, model: OpenModel) {
  if (model.teamId === identity.member.teamId) return model;
  throw new Refusal(403, "Only an admin of the model's own team can do this.");
}

function ownsIt() {
  return new Refusal(409, "This address is the owner's already.", "email");
}

async function ownerEmail({ db }: MemberContext, model: OpenModel) {
  const members = await store.selectMembers(db, model);
  return members.find(({ accountId }) => accountId === model.ownerAccountId)?.email;
}

async function present({ db, now }: MemberContext, model: OpenModel) {
  const [waiting] = await store.selectOffers(db, model, "transfer", now());
  if (!waiting) return { pending: null };
  const { email, invitedByName, expiresAt } = waiting;
  return {
    pending: { email, offeredByName: invitedByName, expiresAt: expiresAt.toISOString() },
  };
}
