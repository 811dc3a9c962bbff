import { ACCESS_LEVELS } from "@app/contract/access-level";
import { getTeamActivity } from "@app/contract/activity";
import {
  clearAccountAccessMode,
  leaveModel,
  listAccountAccessModes,
  setAccountAccessMode,
  setTeamAccessMode,
} from "@app/contract/model-sharing";
import { getModel } from "@app/contract/models";
import { beforeAll, expect, test } from "vitest";
import { type Member, type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModelRows, grantModel } from "#testing/test-models.ts";
import { trailOf } from "#testing/test-trail.ts";

const { NO_ACCESS, READ_ONLY, REVIEW, STANDARD, FULL_ACCESS } = ACCESS_LEVELS;

let app: TestApp;
let tom: Member;
let ana: Member;
beforeAll(async () => {
  app = await testApp();
  tom = await app.addMember({ name: "Tom Okafor" });
  ana = await app.addMember({ name: "Ana Novak" });
});

async function newModel(owner: Member = tom) {
  const [id = 0] = await addModelRows(owner, ["Forecast"]);
  return id;
}

function levelOn(member: Member, id: number) {
  return member
    .call(getModel, { params: { id } })
    .then(({ data }) => data?.registeredModelAccessMode);
}

function setMode(by: Member, id: number, of: Member, level: number) {
  return by.send(setAccountAccessMode, {
    params: { id, accountId: of.person.accountId },
    body: { registeredModelAccessMode: level as 0 },
  });
}

test("the members of a team are listed with what each may do, the owner first", async () => {
  const id = await newModel();
  await setMode(tom, id, ana, REVIEW);

  const { items, teamAccessMode } = dataOf(
    await tom.call(listAccountAccessModes, { params: { id } }),
  );
  expect(teamAccessMode).toBe(STANDARD);
  expect(items).toMatchObject([
    { name: "Tom Okafor", isYou: true, isOwner: true, isFixed: true, isOwn: false },
    { name: "Ada Admin", isAdmin: true, isFixed: true, registeredModelAccessMode: FULL_ACCESS },
    {
      name: "Ana Novak",
      email: ana.person.email,
      isFixed: false,
      isOwn: true,
      registeredModelAccessMode: REVIEW,
    },
  ]);
});

test("a level holds from the very next call of an open session, and is in the trail", async () => {
  const id = await newModel();
  expect(await levelOn(ana, id)).toBe(STANDARD);

  await setMode(tom, id, ana, READ_ONLY);
  expect(await levelOn(ana, id)).toBe(READ_ONLY);

  await setMode(tom, id, ana, NO_ACCESS);
  expect((await ana.send(getModel, { params: { id } })).status).toBe(404);

  await tom.call(clearAccountAccessMode, { params: { id, accountId: ana.person.accountId } });
  expect(await levelOn(ana, id)).toBe(STANDARD);

  await tom.call(setTeamAccessMode, {
    params: { id },
    body: { registeredModelAccessMode: REVIEW },
  });
  expect(await levelOn(ana, id)).toBe(REVIEW);

  const trail = await trailOf(app.parts, app.person.teamId);
  expect(trail.slice(-4)).toMatchObject([
    { action: "model.set_member_access", userId: tom.person.userId, after: { level: READ_ONLY } },
    { before: { member: "Ana Novak", level: READ_ONLY }, after: { level: NO_ACCESS } },
    { before: { level: NO_ACCESS }, after: { level: null } },
    { action: "model.set_team_access", before: { level: STANDARD }, after: { level: REVIEW } },
  ]);
});

test("nobody changes their own access, not even with full access", async () => {
  const id = await newModel();
  await setMode(tom, id, ana, FULL_ACCESS);
  for (const level of [NO_ACCESS, FULL_ACCESS]) {
    expect((await setMode(ana, id, ana, level)).status).toBe(403);
  }
  const cleared = { params: { id, accountId: ana.person.accountId } };
  expect((await ana.send(clearAccountAccessMode, cleared)).status).toBe(403);
  expect(await levelOn(ana, id)).toBe(FULL_ACCESS);
});

test("the owner and the team's admins always have full access, and keep it when everyone loses it", async () => {
  const id = await newModel();
  await setMode(tom, id, ana, FULL_ACCESS);
  for (const fixed of [tom, app]) {
    expect((await setMode(ana, id, fixed, READ_ONLY)).envelope).toMatchObject({
      errors: [{ message: "The owner and the team's admins always have Full Access." }],
    });
  }
  await ana.call(setTeamAccessMode, {
    params: { id },
    body: { registeredModelAccessMode: NO_ACCESS },
  });
  expect([await levelOn(tom, id), await levelOn(app, id)]).toEqual([FULL_ACCESS, FULL_ACCESS]);
});

test("an account of another team is nobody here", async () => {
  const id = await newModel();
  const stranger = await testApp();
  const answer = await setMode(tom, id, stranger, FULL_ACCESS);
  expect(answer).toMatchObject({
    status: 404,
    envelope: { errors: [{ message: "Member not found." }] },
  });
  expect((await stranger.send(getModel, { params: { id } })).status).toBe(404);
});

test("whoever is removed from the team loses what they were granted by name, and gets it back from nobody", async () => {
  const id = await newModel();
  const leaver = await app.addMember({ name: "Lea Ver" });
  await setMode(tom, id, leaver, FULL_ACCESS);
  const { storage } = app.parts;
  await storage.query("delete from accounts where id = $1", [leaver.person.accountId]);
  const left = await storage.query("select from grants where user_id = $1", [leaver.person.userId]);
  expect(left).toEqual([]);
  expect((await leaver.send(getModel, { params: { id } })).status).toBe(403);
});

test("somebody who was trusted and then joined the team is a member like any other, also when they leave it", async () => {
  const [id, joined] = [await newModel(), await app.addMember()];
  const { userId } = joined.person;
  await grantModel(tom, id, { ...joined.person, teamId: 0 }, REVIEW);
  expect(await levelOn(joined, id)).toBe(REVIEW);
  const grantsLeft = () =>
    app.parts.storage.query("select kind, level from grants where user_id = $1", [userId]);

  const cleared = { params: { id, accountId: joined.person.accountId } };
  await tom.call(clearAccountAccessMode, cleared);
  expect(await grantsLeft()).toEqual([]);
  await grantModel(tom, id, { ...joined.person, teamId: 0 }, REVIEW);
  await setMode(tom, id, joined, FULL_ACCESS);
  expect(await grantsLeft()).toEqual([{ kind: "member", level: FULL_ACCESS }]);
  await app.parts.storage.query("delete from accounts where user_id = $1", [userId]);
  expect(await grantsLeft()).toEqual([]);
});

test("a member cannot leave what they were granted to have what everyone has", async () => {
  const id = await newModel();
  await setMode(tom, id, ana, READ_ONLY);
  expect((await ana.send(leaveModel, { params: { id } })).status).toBe(409);
  expect(await levelOn(ana, id)).toBe(READ_ONLY);
});

test("full access of another team's person sets the levels of the team, and its trail says so", async () => {
  const id = await newModel();
  const helen = await testApp();
  await grantModel(tom, id, helen.person, FULL_ACCESS);
  expect((await setMode(helen, id, ana, READ_ONLY)).status).toBe(200);
  expect(await levelOn(ana, id)).toBe(READ_ONLY);
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    action: "model.set_member_access",
    userId: helen.person.userId,
  });
  expect((await trailOf(app.parts, helen.person.teamId)).at(-1)?.action).not.toMatch(/^model/);
});

test("who may not see a model reads its name nowhere in what happened lately", async () => {
  const [id = 0] = await addModelRows(tom, ["Secret restructuring"]);
  await setMode(tom, id, ana, NO_ACCESS);
  const told = (member: Member) =>
    member.call(getTeamActivity, {}).then(({ data }) => JSON.stringify(data));

  expect(await told(tom)).toContain("Secret restructuring");
  expect(await told(ana)).not.toContain("Secret restructuring");
});
