import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  acceptModelOffer,
  createTrustedUserInvite,
  declineModelOffer,
  deleteTrustedUserInvite,
  listModelOffers,
  listTrustedUserInvites,
  listTrustedUsers,
} from "@app/contract/model-sharing";
import { getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import type { Answer } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows } from "#testing/test-models.ts";
import { trailOf } from "#testing/test-trail.ts";
import { forgetEndedOffers } from "./grants.ts";

const { DATA_ENTRY, REVIEW, READ_ONLY } = ACCESS_LEVELS;
const NEVER_USED_ID = 2_147_483_647;

let app: TestApp;
let helen: TestApp;
beforeAll(async () => {
  app = await testApp();
  helen = await testApp();
});

async function newModel() {
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  return id;
}

function invite(id: number, email: string, level: number = REVIEW, by: Member = app) {
  const body = { email, registeredModelAccessMode: level as 1 };
  return by.send(createTrustedUserInvite, { params: { id }, body });
}

/** The newest offer to somebody. */
async function offerTo(member: Member, modelName = "Forecast") {
  const { items } = dataOf(await member.call(listModelOffers, {}));
  return items.filter((each) => each.modelName === modelName).at(-1)?.id ?? 0;
}

const accept = (member: Member, id: number) => member.send(acceptModelOffer, { params: { id } });
const decline = (member: Member, id: number) => member.send(declineModelOffer, { params: { id } });
const see = (member: Member, id: number) => member.send(getModel, { params: { id } });

test("an invited person is mailed, sees nothing until they accept, and then what they were invited to", async () => {
  const id = await newModel();
  const invited = await invite(id, helen.person.email, DATA_ENTRY);
  expect(invited.envelope).toMatchObject({
    data: {
      items: [
        {
          email: helen.person.email,
          registeredModelAccessMode: DATA_ENTRY,
          invitedByName: "Ada Admin",
        },
      ],
    },
  });
  expect((await see(helen, id)).status).toBe(404);

  const offers = dataOf(await helen.call(listModelOffers, {}));
  expect(offers.items).toMatchObject([
    { kind: "invite", modelName: "Forecast", registeredModelAccessMode: DATA_ENTRY },
  ]);
  const offerId = offers.items[0]?.id ?? 0;
  const [mail] = (await app.mails()).filter(({ to }) => to === helen.person.email);
  expect(mail?.subject).toBe("You are invited to a model");
  expect(mail?.text).toContain(`/app/models?offer=${offerId}`);

  expect((await accept(helen, offerId)).envelope).toMatchObject({ data: { modelId: id } });
  expect((await see(helen, id)).envelope).toMatchObject({
    data: { registeredModelAccessMode: DATA_ENTRY },
  });
  expect(await app.call(listTrustedUserInvites, { params: { id } })).toMatchObject({
    data: { items: [] },
  });
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.accept_invite",
    userId: helen.person.userId,
    after: { email: helen.person.email, level: DATA_ENTRY },
  });
});

test("what a team offered before its subscription ended is not accepted any more, and can be declined", async () => {
  const ended = await testApp();
  const [id = 0] = await addModelRows(ended, ["Offered before"]);
  await invite(id, helen.person.email, REVIEW, ended);
  await ended.parts.storage.query("update subscriptions set status = 'ended' where id = $1", [
    ended.person.teamId,
  ]);
  const offerId = await offerTo(helen, "Offered before");

  const accepted = await accept(helen, offerId);
  expect(accepted).toMatchObject({ status: 403, envelope: { errors: [{ key: "root" }] } });
  expect((await see(helen, id)).status).toBe(404);
  expect((await decline(helen, offerId)).status).toBe(200);
});

test("an address without an account is invited, and the offer waits there when it signs up", async () => {
  const id = await newModel();
  const email = `late-${id}@example.com`;
  expect((await invite(id, email.toUpperCase())).status).toBe(200);

  const late = await helen.addMember({ email });
  expect((await accept(late, await offerTo(late))).status).toBe(200);
  expect((await see(late, id)).status).toBe(200);
});

test("inviting again is the same invite at the new level, mailed again, for seven days from then", async () => {
  const sender = await testApp();
  const [id = 0] = await addModelRows(sender, ["Renewed"]);
  const { person } = await helen.addMember();
  const first = await invite(id, person.email, REVIEW, sender);
  sender.clock.advance({ hours: 2 });
  const second = await invite(id, person.email, READ_ONLY, sender);

  const [before, after] = [first, second].map(({ envelope }) => envelope.data?.items ?? []);
  expect(after).toHaveLength(1);
  expect(after?.[0]).toMatchObject({ id: before?.[0]?.id, registeredModelAccessMode: READ_ONLY });
  expect(Date.parse(after?.[0]?.expiresAt ?? "") - Date.parse(before?.[0]?.expiresAt ?? "")).toBe(
    2 * 60 * 60 * 1000,
  );
  const mails = (await sender.mails()).filter(({ to }) => to === person.email);
  expect(mails).toHaveLength(2);
});

test("one address gets 5 invites an hour from one person", async () => {
  const sender = await testApp();
  const [id = 0] = await addModelRows(sender, ["Many mails"]);
  const email = `flooded-${id}@example.com`;
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    statuses.push((await invite(id, email, REVIEW, sender)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("who may not manage the model uses up nobody's mails", async () => {
  const id = await newModel();
  const email = `spared-${id}@example.com`;
  for (let count = 0; count < 25; count++) {
    expect((await invite(id, email, REVIEW, helen)).status).toBe(404);
  }
  expect((await invite(id, email)).status).toBe(200);
});

test("an address of the team and one that is trusted already are refused in words", async () => {
  const id = await newModel();
  const tom = await app.addMember();
  const answer = await invite(id, tom.person.email);
  expect(answer).toMatchObject({ status: 409, envelope: { errors: [{ key: "email" }] } });
  const trusted = await helen.addMember();
  await invite(id, trusted.person.email);
  await accept(trusted, await offerTo(trusted));
  expect((await invite(id, trusted.person.email)).envelope.errors[0]?.message).toBe(
    "This address is a trusted user already.",
  );
});

test("an unknown, foreign, used, declined, deleted and expired invite give the very same answer", async () => {
  const sender = await testApp();
  const [id = 0] = await addModelRows(sender, ["All alike"]);
  const person = await helen.addMember();
  const { email } = person.person;
  const newOffer = async () => {
    await invite(id, email, REVIEW, sender);
    return offerTo(person, "All alike");
  };
  const declined = await newOffer();
  const answers: Answer<unknown>[] = [
    await accept(person, NEVER_USED_ID),
    await accept(helen, declined),
  ];
  await decline(person, declined);
  answers.push(await accept(person, declined), await decline(person, declined));
  const deleted = await newOffer();
  const params = { id, inviteId: deleted };
  expect((await sender.send(deleteTrustedUserInvite, { params })).status).toBe(200);
  answers.push(await accept(person, deleted));
  const expired = await newOffer();
  const { storage, now } = sender.parts;
  await storage.query("update grants set expires_at = $1 where id = $2", [
    now().toISOString(),
    expired,
  ]);
  answers.push(await accept(person, expired));
  const used = await newOffer();
  await accept(person, used);
  answers.push(await accept(person, used));

  for (const { status, envelope } of answers) {
    expect([status, envelope]).toEqual([
      404,
      { success: false, data: null, errors: [{ key: "root", message: "Invite not found." }] },
    ]);
  }
  expect((await sender.send(deleteTrustedUserInvite, { params })).status).toBe(404);
});

test("an invite of another model is not found under this one", async () => {
  const [id, other] = [await newModel(), await newModel()];
  const invited = await invite(other, `other-${other}@example.com`);
  const inviteId = invited.envelope.data?.items[0]?.id ?? 0;
  const params = { id, inviteId };
  expect((await app.send(deleteTrustedUserInvite, { params })).status).toBe(404);
  expect(await app.call(listTrustedUserInvites, { params: { id: other } })).toMatchObject({
    data: { items: [{ id: inviteId }] },
  });
});

test("an invite ends when the member who sent it leaves the team, and when its time is over", async () => {
  const id = await newModel();
  const tom = await app.addMember({ isAdmin: true });
  await invite(id, `left-${id}@example.com`, REVIEW, tom);
  await invite(id, `stays-${id}@example.com`);
  const { storage, now } = app.parts;
  await storage.query("delete from accounts where id = $1", [tom.person.accountId]);
  const emails = async () =>
    (
      await storage.query<{ email: string }>("select email from grants where model_id = $1", [id])
    ).map(({ email }) => email);
  expect(await emails()).toEqual([`stays-${id}@example.com`]);

  await forgetEndedOffers(storage, now());
  expect(await emails()).toHaveLength(1);
  await storage.query("update grants set expires_at = $1 where model_id = $2", [
    now().toISOString(),
    id,
  ]);
  expect(await app.call(listTrustedUserInvites, { params: { id } })).toMatchObject({
    data: { items: [] },
  });
  await forgetEndedOffers(storage, now());
  expect(await emails()).toEqual([]);
});

test("whoever joined the team meanwhile accepts without becoming a trusted user", async () => {
  const id = await newModel();
  const email = `joined-${id}@example.com`;
  await invite(id, email, READ_ONLY);
  const joined = await app.addMember({ email });
  expect((await accept(joined, await offerTo(joined))).status).toBe(200);
  expect(await app.call(listTrustedUsers, { params: { id } })).toMatchObject({
    data: { items: [] },
  });
});

test("of 20 accepts and declines at once exactly one counts", async () => {
  const id = await newModel();
  const person = await helen.addMember();
  await invite(id, person.person.email);
  const offerId = await offerTo(person);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, count) => (count % 2 ? accept : decline)(person, offerId)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
});
