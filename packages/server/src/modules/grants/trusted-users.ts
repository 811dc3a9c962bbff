/** Who outside a model's team may open it. */
import type { AccessLevel } from "@app/contract/access-level";
import type { MemberContext } from "#core/context.ts";
import { notFound, Refusal } from "#core/refusal.ts";
import { lockModel, type OpenModel } from "#modules/models/models.ts";
import * as store from "./grants.store.ts";
import { levelName, mailOf, mayMail } from "./grants-mail.ts";
import {
  checkManaged,
  inspectModel,
  manageModel,
  OWN_ACCESS,
  refuseStaff,
  subjectOf,
} from "./managed-model.ts";

/** Asking who has an account, in whatever words. */
const LOOK_UPS = { name: "grants.look_ups", count: 30, windowSeconds: 60 * 60 };

type Invitation = { email: string; registeredModelAccessMode: AccessLevel };

export async function listTrustedUsers(context: MemberContext, id: number) {
  return present(context, await inspectModel(context, id));
}

/** Answers whether, and never who. */
export async function verifyTrustedUser(context: MemberContext, email: string) {
  const person = await lookUp(context, email);
  return {
    isKnown: person !== undefined,
    isInTeam: person?.teamId === context.identity.member.teamId,
  };
}

/** Counted and noted, so that nobody finds out by the thousand who has an account. */
export async function lookUp(context: MemberContext, email: string) {
  await context.take(LOOK_UPS, String(context.identity.userId));
  context.audit({ action: "model.look_up_person", after: { email } });
  return store.findPerson(context.db, email);
}

export async function addTrustedUser(context: MemberContext, id: number, invitation: Invitation) {
  const { email, registeredModelAccessMode: level } = invitation;
  await checkManaged(context, id);
  await context.take(LOOK_UPS, String(context.identity.userId));
  const isMailed = await mayMail(context, email);
  const model = await manageModel(context, id);
  const person = await personOutside(context, model, email);
  if (!person) {
    throw new Refusal(409, "Nobody with this address has an account. Invite them.", "email");
  }
  await trust(context, model, person.userId, level);
  await store.deleteOfferTo(context.db, model, "invite", email);
  context.audit({
    action: "model.trust",
    ...subjectOf(model),
    after: { email, level },
    toldTeamId: person.teamId,
  });
  if (isMailed) {
    mailOf(context, "model_shared", model, email, { levelName: levelName(level), modelId: id });
  }
  return present(context, model);
}

/** Somebody who is not in the model's team and not trusted yet; undefined while they have no account. */
export async function personOutside(context: MemberContext, model: OpenModel, email: string) {
  const person = await store.findPerson(context.db, email);
  if (person?.teamId === model.teamId) {
    throw new Refusal(
      409,
      "This address is of somebody in the team. Set their access in the list of members.",
      "email",
    );
  }
  const trusted = await store.selectTrusted(context.db, model);
  if (trusted.some((each) => each.email === email)) {
    throw new Refusal(409, "This address is a trusted user already.", "email");
  }
  return person;
}

async function trust(context: MemberContext, model: OpenModel, userId: number, level: AccessLevel) {
  await store.grant(context.db, model, context.now(), {
    ...{ kind: "trusted", userId, level },
    grantedByName: context.identity.member.name,
  });
}

/** No Access is no grant: they are shut out. */
export async function setTrustedUser(
  context: MemberContext,
  id: number,
  userId: number,
  level: AccessLevel,
) {
  if (level === 0) return removeTrustedUser(context, id, userId);
  const model = await manageModel(context, id);
  const before = await trustedUser(context, model, userId);
  if (userId === context.identity.userId) throw new Refusal(403, OWN_ACCESS);
  await trust(context, model, userId, level);
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    ...subjectOf(model),
    action: "model.set_trusted_access",
    before: { email: before.email, level: before.registeredModelAccessMode },
    after: { level },
  });
  return present(context, model);
}

export async function removeTrustedUser(context: MemberContext, id: number, userId: number) {
  if (userId === context.identity.userId) {
    await leave(context, id);
    return { items: [] };
  }
  const model = await manageModel(context, id);
  const before = await trustedUser(context, model, userId);
  await store.revokeTrust(context.db, model, userId);
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    ...subjectOf(model),
    action: "model.untrust",
    before: { email: before.email, level: before.registeredModelAccessMode },
  });
  return present(context, model);
}

/** Whoever is trusted may give it up, at any level. */
export async function leave(context: MemberContext, id: number) {
  refuseStaff(context);
  const { userId, email } = context.identity;
  const model = await lockModel(context, id);
  await context.bind({ kind: "team", teamId: model.teamId });
  const gone = await store.revokeTrust(context.db, model, userId);
  if (!gone) throw new Refusal(409, "This model is your own team's.");
  await store.deleteEndedOf(context.db, model, context.now());
  context.audit({
    action: "model.untrust",
    ...subjectOf(model),
    before: { email, level: gone.level },
  });
  return null;
}

async function trustedUser({ db }: MemberContext, model: OpenModel, userId: number) {
  const trusted = await store.selectTrusted(db, model);
  const found = trusted.find((each) => each.userId === userId);
  if (!found) throw notFound("Trusted user");
  return found;
}

async function present({ db, identity }: MemberContext, model: OpenModel) {
  const rows = await store.selectTrusted(db, model);
  return {
    items: rows.map(({ lastSeenAt, ...row }) => ({
      ...row,
      isYou: row.userId === identity.userId,
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
  };
}
