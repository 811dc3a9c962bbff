import assert from "node:assert/strict";
import { listClients } from "@app/contract/clients";
import { loginByMfaCode } from "@app/contract/mfa";
import { getModel } from "@app/contract/models";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { codesOf } from "#testing/test-mfa.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { seedTenants } from "./tenants.ts";

type Seeded = Awaited<ReturnType<typeof seedTenants>>;

let app: TestApp;
let seeded: Seeded;
beforeAll(async () => {
  app = await testApp();
  seeded = await seedTenants(app.parts, 2, "tenants");
});

function team(number: number) {
  const found = seeded.teams[number - 1];
  if (!found) throw new Error("there is no such team");
  return found;
}

function browserWith(cookie: string) {
  const caller = app.anonymous();
  caller.cookies.set(seeded.cookieName, cookie);
  return caller;
}

async function currentUser(cookie: string) {
  return dataOf(await browserWith(cookie).call(getCurrentUser, {}));
}

test("two admins and a member sign in by their passwords, and their cookies work", async () => {
  const { teamId, teamName, admins, member } = team(1);
  for (const person of [...admins, member]) {
    const { email, password, name, accountId, isAdmin } = person;
    const login = await app.anonymous().call(loginUser, { body: { email, password } });
    expect(login).toMatchObject({ data: { isLoggedIn: true } });
    expect(await currentUser(person.cookie)).toMatchObject({
      account: { id: accountId, email, name, isAdmin },
      subscription: { id: teamId, teamName },
    });
  }
  expect(admins.map(({ isAdmin }) => isAdmin)).toEqual([true, true]);
  expect(member.isAdmin).toBe(false);
});

test("the removed member's old cookie opens nothing", async () => {
  const { removedMember } = team(1);
  expect(await currentUser(removedMember.cookie)).toMatchObject({ isLoggedIn: false });
  const listed = await browserWith(removedMember.cookie).send(listClients, { query: {} });
  expect(listed.status).toBe(401);
});

test("the MFA user signs in by password and a code of the given secret", async () => {
  const { email, password, totpSecret, cookie } = team(1).mfaUser;
  const caller = app.anonymous();
  const login = dataOf(await caller.call(loginUser, { body: { email, password } }));
  const uuid = login.authSessionUuid ?? "";
  const code = codesOf(app, totpSecret)();
  expect(await caller.call(loginByMfaCode, { body: { uuid, code } })).toMatchObject({
    success: true,
  });
  expect(await currentUser(cookie)).toMatchObject({ account: { isMfaEnabled: true } });
});

test("the clients are there by their ids, one inactive, one deleted, and none of another team", async () => {
  const { admins, clients } = team(2);
  const caller = browserWith(admins[0]?.cookie ?? "");
  const { items } = dataOf(await caller.call(listClients, { query: { pagination: "false" } }));
  const live = clients.filter(({ isDeleted }) => !isDeleted);
  const told = items.map(({ id, name, isActive }) => ({ id, name, isActive, isDeleted: false }));
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(told.sort(byId)).toEqual(live);
  expect([clients.length, live.length]).toEqual([12, 11]);
  expect(live.filter(({ isActive }) => !isActive)).toHaveLength(1);
});

test("a seed fills a database once", async () => {
  await expect(seedTenants(app.parts, 1, "tenants")).rejects.toThrow(
    "Seed tenants has been used in this database already.",
  );
});

test("the same seed draws the same teams in another database, whatever their number, with models or without", async () => {
  const storage = await freshStorage();
  const again = await seedTenants({ ...app.parts, storage }, 1, "tenants", { withModels: false });
  await storage.close();
  expect(again.teams).not.toMatchObject([{ model: expect.anything() }]);
  expect(again.teams.map(drawn)).toEqual(seeded.teams.slice(0, 1).map(drawn));
});

/** What the seed decides; ids and cookies are the database's and the session's own. */
function drawn({ teamName, admins, member, mfaUser, removedMember, clients }: Seeded["teams"][0]) {
  const people = [...admins, member, mfaUser, removedMember];
  return {
    teamName,
    people: people.map(({ name, email, password }) => ({ name, email, password })),
    factors: [mfaUser.totpSecret, mfaUser.backupEmail],
    clients: clients.map(({ name, isActive }) => ({ name, isActive })),
  };
}

test("six trusted users have the levels 0 to 5 on one model, and see it so", async () => {
  const { model, trustedUsers } = team(1);
  assert(model && trustedUsers);
  expect(trustedUsers.map((user) => user.registeredModelAccessMode)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { cookie, registeredModelAccessMode } of trustedUsers) {
    const answer = await browserWith(cookie).send(getModel, { params: { id: model.id } });
    expect(answer).toMatchObject(
      registeredModelAccessMode === 0
        ? { status: 404 }
        : { status: 200, envelope: { data: { modelName: model.name, registeredModelAccessMode } } },
    );
  }
});
