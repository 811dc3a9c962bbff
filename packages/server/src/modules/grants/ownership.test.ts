import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getTeamActivity } from "@app/contract/activity";
import { createClient } from "@app/contract/clients";
import {
  acceptModelOffer,
  adminTransferOwnership,
  declineModelOffer,
  getOwnershipTransfer,
  inviteNewOwner,
  listAccountAccessModes,
  listModelOffers,
  setAccountAccessMode,
  verifyAdminTransferOwnership,
  withdrawOwnershipTransfer,
} from "@app/contract/model-sharing";
import { getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows, grantModel } from "#testing/test-models.ts";
import { actFor } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

const { FULL_ACCESS, READ_ONLY, STANDARD } = ACCESS_LEVELS;

let app: TestApp;
let tom: Member;
let ana: Member;
let helen: TestApp;
beforeAll(async () => {
  app = await testApp();
  tom = await app.addMember({ name: "Tom Okafor" });
  ana = await app.addMember({ name: "Ana Novak" });
  helen = await testApp();
});

async function newModel(name = "Forecast") {
  const [id = 0] = await addModelRows(tom, [name]);
  return id;
}

function offer(by: Member, id: number, to: Member) {
  return by.send(inviteNewOwner, { params: { id }, body: { email: to.person.email } });
}

async function offerIdOf(member: Member) {
  const { items } = dataOf(await member.call(listModelOffers, {}));
  return items.filter(({ kind }) => kind === "transfer").at(-1)?.id ?? 0;
}

const accept = (member: Member, id: number) => member.send(acceptModelOffer, { params: { id } });
const see = (member: Member, id: number) => member.send(getModel, { params: { id } });

test("within the team the new owner has it all, the old one what everyone has, and both are mailed", async () => {
  const id = await newModel();
  await grantModel(tom, id, ana.person, READ_ONLY);
  const offered = await offer(tom, id, ana);
  expect(offered.envelope).toMatchObject({
    data: { pending: { email: ana.person.email, offeredByName: "Tom Okafor" } },
  });
  expect((await see(ana, id)).envelope.data?.registeredModelAccessMode).toBe(READ_ONLY);

  expect((await accept(ana, await offerIdOf(ana))).status).toBe(200);
  expect((await see(ana, id)).envelope).toMatchObject({
    data: { registeredModelAccessMode: FULL_ACCESS, owner: { name: "Ana Novak", isYou: true } },
  });
  expect((await see(tom, id)).envelope.data?.registeredModelAccessMode).toBe(STANDARD);
  const mails = await app.mails();
  const subjects = (to: string) => mails.filter((mail) => mail.to === to).map((m) => m.subject);
  expect(subjects(ana.person.email)).toEqual([
    "You are offered the ownership of a model",
    "You own a model now",
  ]);
  expect(subjects(tom.person.email)).toEqual(["A model of yours has a new owner"]);
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.transfer",
    userId: ana.person.userId,
    before: { owner: tom.person.email },
    after: { owner: ana.person.email },
  });
});

test("to another team a model goes with document and versions, without client, links and anybody's access", async () => {
  const client = dataOf(await app.call(createClient, { body: { name: "Moving" } }));
  const { id } = await addModel(tom, { modelName: "Moving", clientId: client.id });
  const [parent = 0, child = 0] = await addModelRows(tom, ["Parent", "Child"]);
  const { storage } = app.parts;
  await storage.query("update models set parent_id = $1 where id = $2", [parent, id]);
  await storage.query("update models set parent_id = $1 where id = $2", [id, child]);
  const third = await testApp();
  await grantModel(tom, id, third.person, FULL_ACCESS);
  await grantModel(tom, id, ana.person, FULL_ACCESS);
  const partner = await helen.addMember();
  await offer(tom, id, helen);

  expect((await accept(helen, await offerIdOf(helen))).envelope).toMatchObject({
    data: { modelId: id },
  });
  expect((await see(helen, id)).envelope).toMatchObject({
    data: {
      registeredModelAccessMode: FULL_ACCESS,
      isShared: false,
      clientId: null,
      parentModelId: null,
      hasParallelModel: false,
      owner: { isYou: true },
    },
  });
  for (const other of [tom, app, ana, third, partner]) {
    expect((await see(other, id)).status).toBe(404);
  }
  const teams = await storage.query(
    `select m.team_id, d.team_id as document, v.team_id as version,
       (select parent_id from models where id = $2) as "childOf",
       (select count(*) from grants where model_id = $1) as grants
     from models m join model_documents d on d.model_id = m.id
       join model_versions v on v.model_id = m.id where m.id = $1`,
    [id, child],
  );
  const { teamId } = helen.person;
  expect(teams).toEqual([
    { team_id: teamId, document: teamId, version: teamId, childOf: null, grants: 0 },
  ]);
  expect((await trailOf(app.parts, tom.person.teamId)).at(-1)).toMatchObject({
    action: "model.leave_team",
    after: { owner: helen.person.email },
  });
  expect((await trailOf(app.parts, teamId)).at(-1)).toMatchObject({
    action: "model.receive",
    subjectName: "Moving",
  });
});

test("admins read lately that a model left the team, and what was done with it while it was there", async () => {
  const own = await testApp();
  const mel = await own.addMember();
  const { id } = await addModel(own, { modelName: "Gone" });
  await offer(own, id, helen);
  await accept(helen, await offerIdOf(helen));

  const toldTo = async (member: Member) =>
    dataOf(await member.call(getTeamActivity, {})).items.map(
      ({ actorName, verb, subject }) => `${actorName} ${verb} ${subject}`,
    );
  expect(await toldTo(own)).toEqual([
    "Somebody outside the team became the owner in another team of model Gone",
    "Ada Admin offered the ownership of model Gone",
    "Ada Admin made model Gone",
  ]);
  expect(await toldTo(mel)).toEqual([]);
});

test("one offer waits at a time; to the same address it begins anew, and taken back it is over", async () => {
  const id = await newModel();
  await offer(tom, id, helen);
  expect((await offer(tom, id, ana)).envelope.errors).toMatchObject([
    { message: "Ownership is offered to somebody else. Take that offer back first." },
  ]);
  expect((await offer(tom, id, helen)).status).toBe(200);
  const offerId = await offerIdOf(helen);
  expect((await tom.send(withdrawOwnershipTransfer, { params: { id } })).status).toBe(200);
  expect((await accept(helen, offerId)).status).toBe(404);
  expect((await tom.send(withdrawOwnershipTransfer, { params: { id } })).status).toBe(404);
  expect((await offer(tom, id, ana)).status).toBe(200);
  expect((await ana.send(declineModelOffer, { params: { id: await offerIdOf(ana) } })).status).toBe(
    200,
  );
  expect(await tom.call(getOwnershipTransfer, { params: { id } })).toMatchObject({
    data: { pending: null },
  });
});

test("an offer that expired stands in nobody's way", async () => {
  const id = await newModel();
  await offer(tom, id, helen);
  const { storage, now } = app.parts;
  await storage.query("update grants set expires_at = $1 where model_id = $2", [
    now().toISOString(),
    id,
  ]);
  expect((await offer(tom, id, ana)).status).toBe(200);
});

test("full access by grant shares a model and does not give it away", async () => {
  const id = await newModel();
  const trusted = await testApp();
  await grantModel(tom, id, trusted.person, FULL_ACCESS);
  await grantModel(tom, id, ana.person, FULL_ACCESS);
  for (const member of [trusted, ana]) {
    expect((await offer(member, id, helen)).envelope.errors).toMatchObject([
      { message: "Only the owner or an admin of the team can hand on this model." },
    ]);
  }
  expect((await offer(app, id, helen)).status).toBe(200);
});

test("an offer ends with its sender's time in the team, and with a transfer by an admin", async () => {
  const id = await newModel();
  const leaver = await app.addMember({ isAdmin: true });
  await offer(leaver, id, helen);
  const offerId = await offerIdOf(helen);
  const { storage } = app.parts;
  await storage.query("delete from accounts where id = $1", [leaver.person.accountId]);
  expect((await accept(helen, offerId)).status).toBe(404);

  await offer(tom, id, helen);
  const second = await offerIdOf(helen);
  await app.call(adminTransferOwnership, {
    params: { id },
    body: { email: ana.person.email },
  });
  expect((await accept(helen, second)).status).toBe(404);
  expect((await see(ana, id)).envelope.data?.owner.isYou).toBe(true);
});

test("an admin makes a member the owner at once; strangers, the owner and other teams' models are refused", async () => {
  const id = await newModel();
  await grantModel(tom, id, ana.person, READ_ONLY);
  const transfer = (by: Member, email: string) =>
    by.send(adminTransferOwnership, { params: { id }, body: { email } });
  const verify = (email: string) =>
    app
      .call(verifyAdminTransferOwnership, { params: { id }, query: { email } })
      .then(({ data }) => data);

  expect(await verify(ana.person.email)).toEqual({ isMember: true, isOwner: false });
  expect(await verify(tom.person.email)).toEqual({ isMember: true, isOwner: true });
  expect(await verify(helen.person.email)).toEqual({ isMember: false, isOwner: false });
  expect((await transfer(app, helen.person.email)).status).toBe(409);
  expect((await transfer(app, tom.person.email)).status).toBe(409);
  expect((await transfer(tom, ana.person.email)).status).toBe(403);
  await grantModel(tom, id, helen.person, FULL_ACCESS);
  expect((await transfer(helen, helen.person.email)).envelope.errors).toMatchObject([
    { message: "Only an admin of the model's own team can do this." },
  ]);

  expect((await transfer(app, ana.person.email)).envelope.data).toEqual({ ownerName: "Ana Novak" });
  const { items } = dataOf(await app.call(listAccountAccessModes, { params: { id } }));
  expect(items[0]).toMatchObject({ name: "Ana Novak", isOwner: true, isOwn: false });
  expect((await see(tom, id)).envelope.data?.registeredModelAccessMode).toBe(STANDARD);
});

test("handing on asks for a recent proof, and is never done by staff in a customer's place", async () => {
  const own = await testApp();
  const [id = 0] = await addModelRows(own, ["Proved"]);
  const other = await own.addMember();
  await offer(own, id, other);
  const offerId = await offerIdOf(other);
  const staff = await own.addMember({ isStaff: true });
  await actFor(staff, other);
  expect((await accept(staff, offerId)).status).toBe(403);
  expect((await offer(staff, id, staff)).status).toBe(403);

  own.clock.advance({ minutes: 16 });
  const stale = await offer(own, id, other);
  expect(stale).toMatchObject({ status: 403, envelope: { errors: [{ key: "root.reauth" }] } });
  const direct = await own.send(adminTransferOwnership, {
    params: { id },
    body: { email: other.person.email },
  });
  expect(direct.envelope.errors[0]?.key).toBe("root.reauth");
  expect((await accept(other, offerId)).status).toBe(200);
});

test("whoever gives ownership back has what everyone has, whatever they were granted before", async () => {
  const id = await newModel();
  await app.call(setAccountAccessMode, {
    params: { id, accountId: ana.person.accountId },
    body: { registeredModelAccessMode: FULL_ACCESS },
  });
  await offer(tom, id, ana);
  await accept(ana, await offerIdOf(ana));
  await offer(ana, id, tom);
  await accept(tom, await offerIdOf(tom));
  expect((await see(ana, id)).envelope.data?.registeredModelAccessMode).toBe(STANDARD);
});

test("Community takes over one model from another team, and no second", async () => {
  const free = await testApp();
  await free.parts.storage.query("update subscriptions set subscription_type = 4 where id = $1", [
    free.person.teamId,
  ]);
  const take = async (id: number) => {
    await offer(tom, id, free);
    return accept(free, await offerIdOf(free));
  };
  expect((await take(await newModel("First"))).status).toBe(200);
  const second = await newModel("Second");
  const refused = await take(second);
  expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
    409,
    "Community is free for one model. Choose a plan, or cancel the other first.",
  ]);
  expect((await see(tom, second)).status).toBe(200);
});
