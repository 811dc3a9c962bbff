/** What others offer whoever is signed in: models to open, and models to own. */
import type { MemberContext } from "#core/context.ts";
import { notFound } from "#core/refusal.ts";
import { refuseReadOnly, refuseTakenBeyondCommunity } from "#modules/models/models.ts";
import * as store from "./grants.store.ts";
import { mailOf } from "./grants-mail.ts";
import { refuseStaff, subjectOf } from "./managed-model.ts";

export async function listOffers({ db, now }: MemberContext) {
  const offers = await store.selectOffersToUser(db, now());
  return { items: offers.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })) };
}

export async function acceptOffer(context: MemberContext, id: number) {
  refuseStaff(context);
  const offer = await findOffer(context, id);
  await refuseReadOnly(context, offer);
  if (offer.kind === "transfer") await takeOwnership(context, offer);
  else await acceptInvite(context, offer);
  return { modelId: offer.modelId };
}

export async function declineOffer(context: MemberContext, id: number) {
  refuseStaff(context);
  const offer = await findOffer(context, id);
  await removeOffer(context, offer);
  const { email } = context.identity;
  const action = offer.kind === "invite" ? "model.decline_invite" : "model.decline_ownership";
  context.audit({ action, ...subjectOf(modelOf(offer)), before: { email } });
  return null;
}

/** Unknown, somebody else's, used, expired and withdrawn look the same. */
async function findOffer({ db, now }: MemberContext, id: number) {
  const offers = await store.selectOffersToUser(db, now());
  const offer = offers.find((each) => each.id === id);
  if (!offer) throw notFound("Invite");
  return offer;
}

/** Of several at once, one removes it. */
async function removeOffer(context: MemberContext, offer: store.Offer) {
  await context.bind({ kind: "team", teamId: offer.teamId });
  await store.lock(context.db, modelOf(offer));
  const gone = await store.deleteOffer(context.db, modelOf(offer), offer.kind, offer.id);
  if (!gone) throw notFound("Invite");
}

/** Somebody who is of the model's team by now may do in it what the team says. */
async function acceptInvite(context: MemberContext, offer: store.Offer) {
  const { userId, email, member } = context.identity;
  const level = offer.registeredModelAccessMode;
  await removeOffer(context, offer);
  if (member.teamId !== offer.teamId) {
    await store.grant(context.db, modelOf(offer), context.now(), {
      ...{ kind: "trusted", userId, level, grantedByName: offer.byName },
    });
  }
  context.audit({
    action: "model.accept_invite",
    ...subjectOf(modelOf(offer)),
    after: { email, level },
  });
}

/** Both sides are told, and both teams' trails where it goes from one to the other. */
async function takeOwnership(context: MemberContext, offer: store.Offer) {
  const { email, member } = context.identity;
  const taken = await store.takeOfferedModel(context.db, offer.id, context.now());
  if (!taken) throw notFound("Invite");
  const model = modelOf(offer);
  await store.deleteEndedOf(context.db, model, context.now());
  const after = { owner: email };
  const isLeaving = member.teamId !== offer.teamId;
  if (isLeaving) await refuseTakenBeyondCommunity(context);
  context.audit({
    action: isLeaving ? "model.leave_team" : "model.transfer",
    ...subjectOf(model),
    before: { owner: taken.oldOwnerEmail },
    after,
  });
  if (isLeaving) {
    context.audit({
      action: "model.receive",
      ...subjectOf({ ...model, teamId: member.teamId }),
      after,
    });
  }
  mailOf(context, "model_owned", model, email, { modelId: model.id });
  if (taken.oldOwnerEmail) {
    mailOf(context, "model_handed_over", model, taken.oldOwnerEmail, { newOwner: member.name });
  }
}

function modelOf({ modelId: id, teamId, modelName }: store.Offer) {
  return { id, teamId, modelName };
}
