import { ACCESS_LEVELS } from "@app/contract/access-level";
import {
  addTrustedUser,
  createTrustedUserInvite,
  leaveModel,
  listTrustedUserInvites,
  listTrustedUsers,
  removeTrustedUser,
  setAccountAccessMode,
  setTeamAccessMode,
  setTrustedUser,
  verifyTrustedUser,
} from "@app/contract/model-sharing";
import { getModel, listModels } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows } from "#testing/test-models.ts";
import { actFor } from "#testing/test-support.ts";
import { trailOf } from "#testing/test-trail.ts";

const { NO_ACCESS, READ_ONLY, REVIEW, STANDARD, FULL_ACCESS } = ACCESS_LEVELS;

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

function trust(by: Member, id: number, who: { person: { email: string } }, level: number = REVIEW) {
  const body = { email: who.person.email, registeredModelAccessMode: level as 1 };
  return by.send(addTrustedUser, { params: { id }, body });
}

function see(member: Member, id: number) {
  return member.send(getModel, { params: { id } });
}

test("a trusted user opens the model at once, in the list of what is shared, and is told by mail", async () => {
  const id = await newModel();
  const added = await trust(app, id, helen);

  expect(added.envelope).toMatchObject({
    data: {
      items: [
        {
          userId: helen.person.userId,
          email: helen.person.email,
          name: "Ada Admin",
          registeredModelAccessMode: REVIEW,
        },
      ],
    },
  });
  expect((await see(helen, id)).envelope).toMatchObject({
    data: { registeredModelAccessMode: REVIEW, isShared: true },
  });
  const shared = dataOf(await helen.call(listModels, { query: { filter: "Shared" } }));
  expect(shared.items.map((each) => each.id)).toContain(id);
  const [mail] = (await app.mails()).filter(({ to }) => to === helen.person.email);
  expect(mail).toMatchObject({ subject: "A model is shared with you" });
  expect(mail?.text).toContain("Your access is Review.");
  expect(mail?.text).toContain(`/app/models/${id}`);
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.trust",
    after: { email: helen.person.email, level: REVIEW },
  });
});

test("the owner of a shared model had everybody's colour, and has their own", async () => {
  const id = await newModel();
  await trust(app, id, helen);
  await app.parts.storage.query("update accounts set avatar_index = 5 where id = $1", [
    app.person.accountId,
  ]);
  expect((await see(helen, id)).envelope).toMatchObject({ data: { owner: { avatarIndex: 5 } } });
});

test("a trusted user's level changes from the next call on, and No Access removes them", async () => {
  const id = await newModel();
  await trust(app, id, helen);
  const params = { id, userId: helen.person.userId };

  await app.call(setTrustedUser, { params, body: { registeredModelAccessMode: STANDARD } });
  expect((await see(helen, id)).envelope.data?.registeredModelAccessMode).toBe(STANDARD);

  const removed = await app.call(setTrustedUser, {
    params,
    body: { registeredModelAccessMode: NO_ACCESS },
  });
  expect(removed).toMatchObject({ data: { items: [] } });
  expect((await see(helen, id)).status).toBe(404);
  expect((await app.send(removeTrustedUser, { params })).status).toBe(404);
});

test("a trusted user may leave, at any level and by either call", async () => {
  const leaving = [
    (id: number) => helen.send(leaveModel, { params: { id } }),
    (id: number) => helen.send(removeTrustedUser, { params: { id, userId: helen.person.userId } }),
  ];
  for (const leave of leaving) {
    const id = await newModel();
    await trust(app, id, helen, READ_ONLY);
    expect((await leave(id)).status).toBe(200);
    expect((await see(helen, id)).status).toBe(404);
    expect((await leave(id)).status).toBe(404);
    expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
      action: "model.untrust",
      userId: helen.person.userId,
    });
  }
  expect((await app.send(leaveModel, { params: { id: await newModel() } })).status).toBe(409);
});

test("a trusted user with full access trusts others but never changes their own access", async () => {
  const id = await newModel();
  const other = await testApp();
  await trust(app, id, helen, FULL_ACCESS);
  expect((await trust(helen, id, other)).status).toBe(200);
  for (const level of [READ_ONLY, FULL_ACCESS]) {
    const params = { id, userId: helen.person.userId };
    const body = { registeredModelAccessMode: level };
    expect((await helen.send(setTrustedUser, { params, body })).status).toBe(403);
  }
  const listed = dataOf(await helen.call(listTrustedUsers, { params: { id } }));
  expect(listed.items.filter(({ isYou }) => isYou)).toMatchObject([
    { userId: helen.person.userId, registeredModelAccessMode: FULL_ACCESS },
  ]);
  expect(listed.items).toHaveLength(2);
});

test("an address of the team, one that is trusted, one without an account and No Access are refused in words", async () => {
  const id = await newModel();
  const tom = await app.addMember();
  await trust(app, id, helen);
  const nobody = { person: { email: "nobody@example.com" } };
  const answers = [
    await trust(app, id, tom),
    await trust(app, id, helen),
    await trust(app, id, nobody),
    await trust(app, id, nobody, NO_ACCESS),
  ];
  expect(answers.map(({ status, envelope }) => [status, envelope.errors])).toEqual([
    [
      409,
      [
        {
          key: "email",
          message:
            "This address is of somebody in the team. Set their access in the list of members.",
        },
      ],
    ],
    [409, [{ key: "email", message: "This address is a trusted user already." }]],
    [409, [{ key: "email", message: "Nobody with this address has an account. Invite them." }]],
    [400, [{ key: "registeredModelAccessMode", message: "Choose what they may do." }]],
  ]);
});

test("more models than mails may go in an hour can be shared with somebody", async () => {
  const sharer = await testApp();
  const ids = await addModelRows(sharer, ["1", "2", "3", "4", "5", "6", "7"]);
  for (const id of ids) expect((await trust(sharer, id, helen)).status).toBe(200);
  const mails = (await sharer.mails()).filter(({ to }) => to === helen.person.email);
  expect(mails).toHaveLength(5);
});

test("trusting somebody who was invited ends the invite", async () => {
  const id = await newModel();
  const body = { email: helen.person.email, registeredModelAccessMode: FULL_ACCESS };
  await app.call(createTrustedUserInvite, { params: { id }, body });
  await trust(app, id, helen, READ_ONLY);
  expect(await app.call(listTrustedUserInvites, { params: { id } })).toMatchObject({
    data: { items: [] },
  });
});

test("verifying an address says whether and never who, 30 times an hour, and is in the trail", async () => {
  const asker = await testApp();
  const tom = await asker.addMember();
  const verify = (email: string) => asker.send(verifyTrustedUser, { query: { email } });

  const answers = [
    await verify(helen.person.email.toUpperCase()),
    await verify(tom.person.email),
    await verify("nobody@example.com"),
  ];
  expect(answers.map(({ envelope }) => envelope.data)).toEqual([
    { isKnown: true, isInTeam: false },
    { isKnown: true, isInTeam: true },
    { isKnown: false, isInTeam: false },
  ]);
  expect((await trailOf(asker.parts, asker.person.teamId)).at(-1)).toMatchObject({
    action: "model.look_up_person",
    after: { email: "nobody@example.com" },
  });
  for (let count = 3; count < 30; count++) await verify("nobody@example.com");
  expect((await verify("nobody@example.com")).status).toBe(429);
  expect((await tom.send(verifyTrustedUser, { query: { email: "a@example.com" } })).status).toBe(
    200,
  );
});

test("staff who may change things change nobody's access in a customer's place", async () => {
  const own = await testApp();
  const [id = 0] = await addModelRows(own, ["Forecast"]);
  const member = await own.addMember();
  const staff = await own.addMember({ isStaff: true });
  await actFor(staff, own);
  expect((await see(staff, id)).status).toBe(200);

  const access = { registeredModelAccessMode: FULL_ACCESS };
  const { accountId } = member.person;
  const invited = { email: `staff-${id}@example.com`, ...access };
  const answers = [
    await trust(staff, id, helen, FULL_ACCESS),
    await staff.send(createTrustedUserInvite, { params: { id }, body: invited }),
    await staff.send(setAccountAccessMode, { params: { id, accountId }, body: access }),
    await staff.send(setTeamAccessMode, { params: { id }, body: access }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await see(helen, id)).status).toBe(404);
});
