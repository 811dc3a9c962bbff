import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  acceptModelOffer,
  adminTransferOwnership,
  createTrustedUserInvite,
  getOwnershipTransfer,
  inviteNewOwner,
  leaveModel,
  listModelOffers,
  listTrustedUserInvites,
  removeTrustedUser,
  setAccountAccessMode,
  setTeamAccessMode,
  setTrustedUser,
} from "@app/contract/model-sharing";
import { getModel } from "@app/contract/models";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows, grantModel } from "#testing/test-models.ts";
import { forgetEndedOffers } from "./grants.ts";

const { NO_ACCESS, STANDARD, FULL_ACCESS } = ACCESS_LEVELS;
const OVER = {
  success: false,
  data: null,
  errors: [{ key: "root", message: "Invite not found." }],
};

let app: TestApp;
let helen: TestApp;
let outside: TestApp;
let invited: Member;
beforeAll(async () => {
  app = await testApp();
  helen = await testApp();
  outside = await testApp();
});
beforeEach(async () => {
  invited = await outside.addMember();
});

async function newModel(owner: Member = app, teamLevel: 4 | 5 = STANDARD) {
  const [id = 0] = await addModelRows(owner, ["Forecast"], { teamLevel });
  return id;
}

/** What waits for the invited person by now. */
async function offersSeen() {
  return dataOf(await invited.call(listModelOffers, {})).items;
}

async function inviteBy(sender: Member, id: number) {
  const body = { email: invited.person.email, registeredModelAccessMode: FULL_ACCESS };
  const answer = await sender.send(createTrustedUserInvite, { params: { id }, body });
  expect(answer.status).toBe(200);
  return (await offersSeen()).at(-1)?.id ?? 0;
}

async function expectOver(id: number, offerId: number) {
  expect((await offersSeen()).some((each) => each.id === offerId)).toBe(false);
  const accepted = await invited.send(acceptModelOffer, { params: { id: offerId } });
  expect([accepted.status, accepted.envelope]).toEqual([404, OVER]);
  expect((await invited.send(getModel, { params: { id } })).status).toBe(404);
  expect(dataOf(await app.call(listTrustedUserInvites, { params: { id } })).items).toEqual([]);
}

const setTrusted = (id: number, level: 0 | 4 | 5) =>
  app.send(setTrustedUser, {
    params: { id, userId: helen.person.userId },
    body: { registeredModelAccessMode: level },
  });

const waysOut: Record<string, (id: number) => Promise<{ status: number }>> = {
  lowered: (id) => setTrusted(id, STANDARD),
  "set to No Access": (id) => setTrusted(id, NO_ACCESS),
  removed: (id) => app.send(removeTrustedUser, { params: { id, userId: helen.person.userId } }),
  gone: (id) => helen.send(leaveModel, { params: { id } }),
};

test.each(Object.keys(waysOut))("an invite of a trusted user who is %s is over", async (way) => {
  const id = await newModel();
  await grantModel(app, id, helen.person, FULL_ACCESS);
  const offerId = await inviteBy(helen, id);

  expect((await waysOut[way]?.(id))?.status).toBe(200);

  await expectOver(id, offerId);
});

test("an invite stays over when its sender is given Full Access again, and theirs hold from then on", async () => {
  const id = await newModel();
  await grantModel(app, id, helen.person, FULL_ACCESS);
  const offerId = await inviteBy(helen, id);
  await setTrusted(id, STANDARD);
  await setTrusted(id, FULL_ACCESS);
  await expectOver(id, offerId);

  const again = await inviteBy(helen, id);
  expect((await invited.send(acceptModelOffer, { params: { id: again } })).status).toBe(200);
});

test("an invite of a member with Full Access by name is over when they are set to No Access", async () => {
  const id = await newModel();
  const tom = await app.addMember();
  await grantModel(app, id, tom.person, FULL_ACCESS);
  const offerId = await inviteBy(tom, id);
  const params = { id, accountId: tom.person.accountId };
  await app.call(setAccountAccessMode, { params, body: { registeredModelAccessMode: NO_ACCESS } });
  await expectOver(id, offerId);
});

test("an invite of a member is over when everyone in the team loses Full Access", async () => {
  const id = await newModel(app, FULL_ACCESS);
  const offerId = await inviteBy(await app.addMember(), id);
  const body = { registeredModelAccessMode: NO_ACCESS };
  await app.call(setTeamAccessMode, { params: { id }, body });
  await expectOver(id, offerId);
});

test("an invite of the owner is over when an admin names another", async () => {
  const [tom, ana] = [await app.addMember(), await app.addMember()];
  const id = await newModel(tom);
  const offerId = await inviteBy(tom, id);
  const body = { email: ana.person.email };
  await app.call(adminTransferOwnership, { params: { id }, body });
  await expectOver(id, offerId);
});

test("what an admin sent is over when they are none any more, and the night forgets it", async () => {
  const lena = await app.addMember({ isAdmin: true });
  const [id, offered] = [await newModel(), await newModel()];
  const offerId = await inviteBy(lena, id);
  const body = { email: invited.person.email };
  await lena.call(inviteNewOwner, { params: { id: offered }, body });
  const transferId = (await offersSeen()).at(-1)?.id ?? 0;
  const { storage, now } = app.parts;
  await storage.query("update accounts set is_admin = false where id = $1", [
    lena.person.accountId,
  ]);

  await expectOver(id, offerId);
  await expectOver(offered, transferId);
  const getPending = () => app.call(getOwnershipTransfer, { params: { id: offered } });
  expect(dataOf(await getPending()).pending).toBeNull();

  await forgetEndedOffers(storage, now());
  const left = await storage.query("select id from grants where id = any($1)", [
    [offerId, transferId],
  ]);
  expect(left).toEqual([]);
});

test("an offer of ownership that is over does not stand in the way of the next", async () => {
  const lena = await app.addMember({ isAdmin: true });
  const id = await newModel();
  await lena.call(inviteNewOwner, { params: { id }, body: { email: invited.person.email } });
  await app.parts.storage.query("update accounts set is_admin = false where id = $1", [
    lena.person.accountId,
  ]);
  const body = { email: helen.person.email };
  expect((await app.send(inviteNewOwner, { params: { id }, body })).status).toBe(200);
});
