import { randomUUID } from "node:crypto";
import {
  activateOnboarding,
  getOnboardingSession,
  ONBOARDING_ENDED,
  sendOnboardingCode,
  startOnboarding,
  verifyOnboarding,
} from "@app/contract/onboarding";
import {
  activateOnboardingTeamInvite,
  getOnboardingTeamInviteSession,
} from "@app/contract/onboarding-team-invite";
import { listTeamMembers, removeTeamMember, setTeamMemberIsAdmin } from "@app/contract/team";
import {
  acceptTeamInvite,
  acceptTeamInviteByGet,
  createTeamInvites,
  declineTeamInvite,
  declineTeamInviteByGet,
  deleteTeamInvite,
  listTeamInvites,
} from "@app/contract/team-invites";
import { expect, test } from "vitest";
import { testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { codeMailedTo } from "#testing/test-mfa.ts";
import { inviteLinkTo, inviteTo } from "#testing/test-team.ts";

const newEmail = () => `new-${randomUUID()}@example.com`;

const draftOf = (uuid: string) => ({
  ...{ uuid, kind: 2 as const, name: "Dana Whitfield", jobTitle: "", phone: "" },
  ...{ teamName: "Finch Okafor", countryCode: "", industry: "", companySize: "" },
  ...{ newPassword: "a quiet harbour at noon", hasAcceptedTerms: true as const },
});

test("a sign-up is opened with a name, a team, a strong password and the terms, or not at all", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const email = newEmail();
  const { uuid } = dataOf(await browser.call(startOnboarding, { body: { email } }));
  await browser.call(verifyOnboarding, { body: { uuid, code: await codeMailedTo(app, email) } });
  const refusalOf = async (change: object) => {
    const body = { ...draftOf(uuid), ...change };
    const { status, envelope } = await browser.send(activateOnboarding, { body });
    return [status, envelope.errors[0]?.key];
  };
  expect(await refusalOf({ name: " " })).toEqual([400, "name"]);
  expect(await refusalOf({ teamName: "" })).toEqual([400, "teamName"]);
  expect(await refusalOf({ kind: 3 })).toEqual([400, "kind"]);
  expect(await refusalOf({ industry: "Alchemy" })).toEqual([400, "industry"]);
  expect(await refusalOf({ companySize: "Huge" })).toEqual([400, "companySize"]);
  expect(await refusalOf({ newPassword: "short" })).toEqual([400, "newPassword"]);
  expect(await refusalOf({ newPassword: "dana whitfield" })).toEqual([400, "newPassword"]);
  expect(await refusalOf({ hasAcceptedTerms: false })).toEqual([400, "hasAcceptedTerms"]);
  const left = await app.parts.storage.query("select from users where email = $1", [email]);
  expect(left).toEqual([]);
});

test("a sign-up that never was or is two hours old has ended, for each of its calls", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const email = newEmail();
  const { uuid: old } = dataOf(await browser.call(startOnboarding, { body: { email } }));
  const code = await codeMailedTo(app, email);
  app.clock.advance({ minutes: 121 });
  for (const uuid of [old, randomUUID()]) {
    for (const { status, envelope } of [
      await browser.send(sendOnboardingCode, { body: { uuid } }),
      await browser.send(verifyOnboarding, { body: { uuid, code } }),
      await browser.send(activateOnboarding, { body: draftOf(uuid) }),
    ]) {
      expect([status, envelope.errors[0]?.message]).toEqual([404, ONBOARDING_ENDED]);
    }
  }
});

test("an invite to a team that has ended is not accepted, signed in or by its key", async () => {
  const app = await testApp();
  const other = await testApp();
  const email = newEmail();
  const id = await inviteTo(app, other.person.email);
  await inviteTo(app, email);
  const { id: newId, accessKey } = await inviteLinkTo(app, email);
  await app.parts.storage.query("update subscriptions set status = 'ended' where id = $1", [
    app.person.teamId,
  ]);
  const draft = { name: "Nia", newPassword: "a quiet harbour at noon" };
  const body = { id: newId, accessKey, ...draft, hasAcceptedTerms: true as const };
  for (const { status, envelope } of [
    await other.send(acceptTeamInvite, { params: { id } }),
    await app.anonymous().send(activateOnboardingTeamInvite, { body }),
  ]) {
    expect([status, envelope.errors[0]?.message]).toEqual([
      409,
      "The subscription of this team has ended.",
    ]);
  }
});

test("keys of invites are tried 50 times in 15 minutes from one address, right or wrong", async () => {
  const app = await testApp();
  const query = { id: 1, access_key: "x".repeat(43) };
  const ask = () => app.anonymous().send(getOnboardingTeamInviteSession, { query });
  for (let times = 0; times < 50; times += 1) expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(429);
});

test("nobody who is not signed in sees or changes anything of a team", async () => {
  const app = await testApp();
  const params = { id: await inviteTo(app, newEmail()) };
  const stranger = app.anonymous();
  for (const { status, envelope } of [
    await stranger.send(listTeamMembers, {}),
    await stranger.send(listTeamInvites, {}),
    await stranger.send(createTeamInvites, { body: { emails: [newEmail()] } }),
    await stranger.send(deleteTeamInvite, { params }),
    await stranger.send(acceptTeamInvite, { params }),
    await stranger.send(declineTeamInvite, { params }),
    await stranger.send(acceptTeamInviteByGet, { params }),
    await stranger.send(declineTeamInviteByGet, { params }),
    await stranger.send(setTeamMemberIsAdmin, { params, body: { isAdmin: true } }),
    await stranger.send(removeTeamMember, { params, query: {} }),
  ]) {
    expect([status, envelope.errors[0]?.message]).toEqual([401, "Sign in to go on."]);
  }
});

test("an invite is for addresses, at least one and at most twenty", async () => {
  const app = await testApp();
  const refusalOf = async (emails: string[]) => {
    const { status, envelope } = await app.send(createTeamInvites, { body: { emails } });
    return [status, envelope.errors[0]?.key, envelope.errors[0]?.message];
  };
  expect(await refusalOf([])).toEqual([400, "emails", "Enter an address."]);
  expect(await refusalOf(["no address"])).toEqual([
    400,
    "emails.0",
    "Enter a full address, for example name@firm.com.",
  ]);
  expect(await refusalOf(Array.from({ length: 21 }, newEmail))).toEqual([
    ...[400, "emails", "Invite at most 20 people at once."],
  ]);
  expect(dataOf(await app.call(listTeamInvites, {})).items).toEqual([]);
});

test("two browsers that proved one address at once open one account, and the other is told so", async () => {
  const app = await testApp();
  const email = newEmail();
  const uuids: string[] = [];
  const browsers = [app.anonymous(), app.anonymous()];
  for (const browser of browsers) {
    const { uuid } = dataOf(await browser.call(startOnboarding, { body: { email } }));
    const code = await codeMailedTo(app, email);
    dataOf(await browser.call(verifyOnboarding, { body: { uuid, code } }));
    uuids.push(uuid);
  }
  const answers = await Promise.all(
    browsers.map((browser, at) =>
      browser.send(activateOnboarding, { body: draftOf(uuids[at] ?? "") }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.envelope.errors).toEqual([
    { key: "email", message: "Somebody has this e-mail already." },
  ]);
  const teams = await app.parts.storage.query(
    "select from accounts join users on users.id = user_id where email = $1",
    [email],
  );
  expect(teams).toHaveLength(1);
});

test("what is no uuid, no address, no code and no id is refused at its field", async () => {
  const browser = (await testApp()).anonymous();
  const refusalOf = async (answer: ReturnType<typeof browser.send>) => {
    const { status, envelope } = await answer;
    return [status, envelope.errors[0]?.key];
  };
  const uuid = randomUUID();
  for (const [answer, key] of [
    [browser.send(startOnboarding, { body: { email: "dana" } }), "email"],
    [browser.send(getOnboardingSession, { query: { uuid: "1" } }), "uuid"],
    [browser.send(getOnboardingSession, { query: { email: "dana" } }), "email"],
    [browser.send(sendOnboardingCode, { body: { uuid: "1" } }), "uuid"],
    [browser.send(verifyOnboarding, { body: { uuid, code: "12345" } }), "code"],
    [browser.send(activateOnboarding, { body: draftOf("1") }), "uuid"],
    [browser.send(getOnboardingTeamInviteSession, { query: { id: 0, access_key: "" } }), "id"],
  ] as const) {
    expect(await refusalOf(answer as ReturnType<typeof browser.send>)).toEqual([400, key]);
  }
});

test("an address is the same in capitals and with blanks around it, and another with a plus", async () => {
  const app = await testApp();
  const browser = app.anonymous();
  const email = newEmail().replace("@", "+books@");
  const typed = ` ${email.toUpperCase()} `;
  const begun = dataOf(await browser.call(startOnboarding, { body: { email: typed } }));
  expect(begun.email).toBe(email);
  const found = await browser.send(getOnboardingSession, { query: { email: typed } });
  expect(found.envelope.data?.uuid).toBe(begun.uuid);
  const other = await browser.send(getOnboardingSession, {
    query: { email: email.replace("+books", "") },
  });
  expect(other.status).toBe(404);
});
