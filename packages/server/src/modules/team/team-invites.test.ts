import { listPaymentObligations } from "@app/contract/billing";
import { getCurrentUser } from "@app/contract/current-user";
import { getModel } from "@app/contract/models";
import {
  activateOnboardingTeamInvite,
  getOnboardingTeamInviteSession,
} from "@app/contract/onboarding-team-invite";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { getAmendData } from "@app/contract/subscription-plan";
import { listTeamMembers, removeTeamMember } from "@app/contract/team";
import {
  acceptTeamInvite,
  acceptTeamInviteByGet,
  createTeamInvites,
  declineTeamInvite,
  declineTeamInviteByGet,
  deleteTeamInvite,
  getTeamOffer,
  listTeamInvites,
  listTeamOffers,
  resendTeamInvite,
} from "@app/contract/team-invites";
import { expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { addModel, addModelRows } from "#testing/test-models.ts";
import { setPlan } from "#testing/test-plan.ts";
import { credentialsOf } from "#testing/test-sign-in.ts";
import { inviteLinkTo, inviteTo } from "#testing/test-team.ts";
import { trailOf } from "#testing/test-trail.ts";

const NOT_FOUND = { key: "root", message: "Invite not found." };

const invitesOf = async (app: Member) => dataOf(await app.call(listTeamInvites, {})).items;
const membersOf = async (app: Member) => dataOf(await app.call(listTeamMembers, {})).items;
const teamOf = async (member: Member) =>
  dataOf(await member.call(getCurrentUser, {})).subscription?.id;

const PASSWORD = "a quiet harbour at noon";
const draftOf = ({ id, accessKey }: { id: number; accessKey: string }) => ({
  ...{ id, accessKey, name: "Nia Newcomer", jobTitle: "Accountant" },
  ...{ newPassword: PASSWORD, hasAcceptedTerms: true as const },
});

let count = 0;
const newEmail = () => `invited-${Date.now()}-${count++}@example.com`;

test("several people are invited at once, and each gets a mail in words and in HTML", async () => {
  const app = await testApp();
  const emails = [newEmail(), newEmail()];
  const answer = await app.call(createTeamInvites, { body: { emails } });
  expect(dataOf(answer).sentCount).toBe(2);
  const days = 7 * 24 * 60 * 60 * 1000;
  const end = new Date(app.clock.now().getTime() + days).toISOString();
  expect(await invitesOf(app)).toMatchObject(
    emails.map((email) => ({ email, state: "sent", invitedByName: "Ada Admin", expiresAt: end })),
  );
  for (const email of emails) {
    const { accessKey } = await inviteLinkTo(app, email);
    const mail = (await app.mails()).find(({ to }) => to === email);
    expect(accessKey.length).toBeGreaterThanOrEqual(22);
    expect(mail?.subject).toBe("You are invited to a team in Forecastle");
    expect(mail?.html).toContain(accessKey);
    expect(mail?.text).toContain("Ada Admin invites you");
  }
  expect(JSON.stringify(await invitesOf(app))).not.toMatch(/key/i);
});

test("asking twice mails once; who is in the team already is refused, with nobody invited", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const email = newEmail();
  await inviteTo(app, email);
  const again = await app.call(createTeamInvites, { body: { emails: [email, email] } });
  expect(dataOf(again).sentCount).toBe(0);
  const emails = [newEmail(), tom.person.email];
  const refused = await app.send(createTeamInvites, { body: { emails } });
  expect([refused.status, refused.envelope.errors[0]?.key]).toEqual([409, "emails"]);
  expect(await invitesOf(app)).toHaveLength(1);
  expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(1);
});

test("only admins invite, resend and delete; other teams see and reach nothing of it", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  const stranger = await testApp();
  const id = await inviteTo(app, newEmail());
  const body = { emails: [newEmail()] };
  expect((await tom.send(createTeamInvites, { body })).status).toBe(403);
  for (const call of [resendTeamInvite, deleteTeamInvite]) {
    expect((await tom.send(call, { params: { id } })).status).toBe(403);
    expect((await stranger.send(call, { params: { id } })).envelope.errors).toEqual([NOT_FOUND]);
  }
  expect(await invitesOf(tom)).toHaveLength(1);
  expect(await invitesOf(stranger)).toEqual([]);
});

test("nobody is asked into a team on Community, and no invite from before lets anybody in", async () => {
  const [app, other] = [await testApp(), await testApp()];
  const email = newEmail();
  const id = await inviteTo(app, email);
  const offered = await inviteTo(app, other.person.email);
  const link = await inviteLinkTo(app, email);
  await setPlan(app, { subscriptionType: SUBSCRIPTION_TYPES.COMMUNITY, users: 1 });

  const inviting = "Community is free for one person. For more, choose a plan.";
  const joining = "This team has Community, which is free for one person.";
  const body = { emails: [newEmail()] };
  for (const [refused, message] of [
    [await app.send(createTeamInvites, { body }), inviting],
    [await app.send(resendTeamInvite, { params: { id } }), inviting],
    [await other.send(acceptTeamInvite, { params: { id: offered } }), joining],
    [await app.anonymous().send(activateOnboardingTeamInvite, { body: draftOf(link) }), joining],
  ] as const) {
    expect([refused.status, refused.envelope.errors?.[0]?.message]).toEqual([409, message]);
  }
  expect(await membersOf(app)).toHaveLength(1);
});

test("an invite ends after 7 days; sent again it has a new key, and the old one is nothing", async () => {
  const app = await testApp();
  const email = newEmail();
  const id = await inviteTo(app, email);
  const first = await inviteLinkTo(app, email);
  app.clock.advance({ minutes: 7 * 24 * 60 + 1 });
  await app.call(loginUser, { body: credentialsOf(app) });
  expect(await invitesOf(app)).toMatchObject([{ state: "expired" }]);
  const query = { id, access_key: first.accessKey };
  const stranger = app.anonymous();
  expect((await stranger.send(getOnboardingTeamInviteSession, { query })).status).toBe(404);

  await app.call(resendTeamInvite, { params: { id } });
  expect(await invitesOf(app)).toMatchObject([{ id, state: "sent" }]);
  expect((await stranger.send(getOnboardingTeamInviteSession, { query })).status).toBe(404);
  const { accessKey } = await inviteLinkTo(app, email);
  const fresh = { query: { id, access_key: accessKey } };
  expect((await stranger.send(getOnboardingTeamInviteSession, fresh)).status).toBe(200);
  await app.call(deleteTeamInvite, { params: { id } });
  expect((await stranger.send(getOnboardingTeamInviteSession, fresh)).status).toBe(404);
});

test("a newcomer joins by the mailed key, once, and is signed in", async () => {
  const app = await testApp();
  const email = newEmail();
  await inviteTo(app, email);
  const link = await inviteLinkTo(app, email);
  const browser = app.anonymous();
  const { teamId } = app.person;
  const query = { id: link.id, access_key: link.accessKey };
  expect(dataOf(await browser.call(getOnboardingTeamInviteSession, { query }))).toMatchObject({
    ...{ email, invitedByName: "Ada Admin", hasAccount: false },
  });

  const weak = { ...draftOf(link), newPassword: "password password" };
  expect((await browser.send(activateOnboardingTeamInvite, { body: weak })).status).toBe(400);
  const wrong = { ...draftOf(link), accessKey: "x".repeat(43) };
  const unknown = await browser.send(activateOnboardingTeamInvite, { body: wrong });
  expect(unknown.envelope.errors).toEqual([NOT_FOUND]);
  expect((await browser.send(activateOnboardingTeamInvite, { body: draftOf(link) })).status).toBe(
    200,
  );
  expect(dataOf(await browser.call(getCurrentUser, {}))).toMatchObject({
    account: { name: "Nia Newcomer", email, isAdmin: false },
    subscription: { id: teamId },
  });
  expect(await invitesOf(app)).toEqual([]);
  const again = await app.anonymous().send(activateOnboardingTeamInvite, { body: draftOf(link) });
  expect(again.envelope.errors).toEqual([NOT_FOUND]);
  expect((await trailOf(app.parts, teamId)).at(-1)).toMatchObject({
    action: "team.accept_invite",
    subjectName: email,
  });
});

test("somebody with an account accepts signed in, and no key makes a second one", async () => {
  const app = await testApp();
  const other = await testApp();
  const { email } = other.person;
  const id = await inviteTo(app, email);
  const link = await inviteLinkTo(app, email);
  const query = { id, access_key: link.accessKey };
  const session = await app.anonymous().call(getOnboardingTeamInviteSession, { query });
  expect(dataOf(session).hasAccount).toBe(true);
  const made = await app.anonymous().send(activateOnboardingTeamInvite, { body: draftOf(link) });
  expect([made.status, made.envelope.errors[0]?.message]).toEqual([
    409,
    "This address has an account. Sign in to accept the invite.",
  ]);
  expect((await app.anonymous().send(acceptTeamInvite, { params: { id } })).status).toBe(401);
  const third = await testApp();
  for (const call of [getTeamOffer, acceptTeamInvite, declineTeamInvite]) {
    const answer = await third.send(call, { params: { id } });
    expect(answer.envelope.errors).toEqual([NOT_FOUND]);
  }
});

test("whoever is alone takes their models along, and their team ends", async () => {
  const app = await testApp();
  const other = await testApp();
  const model = await addModel(other, { modelName: "Mine" });
  const id = await inviteTo(app, other.person.email);
  expect(dataOf(await other.call(listTeamOffers, {})).items).toMatchObject([{ id }]);
  expect(dataOf(await other.call(getTeamOffer, { params: { id } }))).toMatchObject({
    leaving: { modelCount: 1, isAlone: true, heirName: null },
  });
  expect((await other.send(acceptTeamInvite, { params: { id } })).status).toBe(200);
  expect(await teamOf(other)).toBe(app.person.teamId);
  expect(dataOf(await other.call(getModel, { params: { id: model.id } }))).toMatchObject({
    owner: { isYou: true },
    clientId: null,
  });
  const tom = await app.addMember();
  expect((await tom.send(getModel, { params: { id: model.id } })).status).toBe(404);
  const [left] = await app.parts.storage.query("select status from subscriptions where id = $1", [
    other.person.teamId,
  ]);
  expect(left).toEqual({ status: "ended" });
  expect((await trailOf(app.parts, other.person.teamId)).at(-1)).toMatchObject({
    action: "team.leave",
  });
});

test("where others stay the models stay with their admin; the only admin does not leave them", async () => {
  const app = await testApp();
  const other = await testApp();
  const tom = await other.addMember({ name: "Tom" });
  const [closed = 0] = await addModelRows(tom, ["Tom's own"], { teamLevel: 0 });
  const forAdmin = await inviteTo(app, other.person.email);
  const refused = await other.send(acceptTeamInvite, { params: { id: forAdmin } });
  expect(refused.status).toBe(409);
  expect(refused.envelope.errors[0]?.message).toMatch(/^You are the only admin of Team /);

  const id = await inviteTo(app, tom.person.email);
  expect(dataOf(await tom.call(getTeamOffer, { params: { id } }))).toMatchObject({
    leaving: { modelCount: 1, isAlone: false, heirName: "Ada Admin" },
  });
  await tom.call(acceptTeamInvite, { params: { id } });
  expect(await membersOf(app)).toMatchObject([{ name: "Ada Admin" }, { name: "Tom" }]);
  expect((await tom.send(getModel, { params: { id: closed } })).status).toBe(404);
  expect(await membersOf(other)).toMatchObject([{ modelCount: 1 }]);
});

test("accept and decline by GET do what POST does, once more change nothing, and answer no HEAD", async () => {
  const app = await testApp();
  const other = await testApp();
  const id = await inviteTo(app, other.person.email);
  const url = `/api/frontend/subscription/team_member_invite/${id}/accept`;
  for (const headers of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    { "sec-purpose": "prefetch" },
  ]) {
    expect((await other.inject({ method: "GET", url, headers })).statusCode).toBe(403);
  }
  expect((await other.inject({ method: "HEAD", url })).statusCode).not.toBe(200);
  const first = await other.send(acceptTeamInviteByGet, { params: { id } });
  const again = await other.send(acceptTeamInviteByGet, { params: { id } });
  expect([first.status, again.envelope]).toEqual([200, first.envelope]);

  const third = await testApp();
  const params = { id: await inviteTo(app, third.person.email) };
  expect((await third.send(declineTeamInviteByGet, { params })).status).toBe(200);
  expect((await third.send(declineTeamInvite, { params })).status).toBe(200);
  expect((await third.send(acceptTeamInvite, { params })).envelope.errors).toEqual([NOT_FOUND]);
  expect(await invitesOf(app)).toMatchObject([{ state: "declined" }]);
});

test("whoever was removed comes back by an invite, and its earlier acceptance opens nothing", async () => {
  const app = await testApp();
  const other = await testApp();
  const id = await inviteTo(app, other.person.email);
  await other.call(acceptTeamInvite, { params: { id } });
  const params = { id: other.person.accountId };
  await app.call(removeTeamMember, { params, query: {} });
  const browser = { ...app.anonymous(), person: other.person };
  await browser.call(loginUser, { body: credentialsOf(other) });
  const used = await browser.send(acceptTeamInvite, { params: { id } });
  expect(used.envelope.errors).toEqual([NOT_FOUND]);
  expect(await inviteTo(app, other.person.email)).toBe(id);
  expect((await browser.send(acceptTeamInvite, { params: { id } })).status).toBe(200);
  expect(await teamOf(browser)).toBe(app.person.teamId);
});

/** The long form of it is run by TEAM_ROUNDS=200. */
const ROUNDS = Number(process.env.TEAM_ROUNDS ?? 2);

test(`an invite is answered once, whatever is asked at the same moment (${ROUNDS} rounds)`, {
  timeout: 20_000 + ROUNDS * 5_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const app = await testApp({ rateLimitScale: 100 });
    const other = await testApp();
    const { email } = other.person;
    const asked = Array.from({ length: 20 }, () =>
      app.send(createTeamInvites, { body: { emails: [email] } }),
    );
    await Promise.all(asked);
    const [invite, ...more] = await invitesOf(app);
    expect(more).toEqual([]);
    expect((await app.mails()).filter(({ to }) => to === email)).toHaveLength(1);

    const params = { id: invite?.id ?? 0 };
    const accepts = Array.from({ length: 20 }, () => other.send(acceptTeamInvite, { params }));
    const answers = await Promise.all([
      ...accepts,
      other.send(declineTeamInvite, { params }),
      app.send(deleteTeamInvite, { params }),
    ]);
    const [declined, deleted] = answers.slice(-2).map(({ status }) => status === 200);
    const isIn = (await teamOf(other)) === app.person.teamId;
    expect([isIn, declined, deleted].filter(Boolean).length).toBeGreaterThanOrEqual(1);
    expect((await membersOf(app)).length).toBe(isIn ? 2 : 1);
    if (isIn) expect([declined, deleted]).toEqual([false, false]);
  }
});

test("who joins beyond what is paid for is let in; the renewal grows, and admins read what it costs", async () => {
  const app = await testApp();
  await setPlan(app, { users: 1, periodCost: 94_800 });
  const email = newEmail();
  await inviteTo(app, email);
  const body = draftOf(await inviteLinkTo(app, email));
  expect((await app.anonymous().send(activateOnboardingTeamInvite, { body })).status).toBe(200);
  const other = await testApp();
  const id = await inviteTo(app, other.person.email);
  expect((await other.send(acceptTeamInvite, { params: { id } })).status).toBe(200);

  const plan = dataOf(await app.call(getAmendData, {}));
  expect(plan).toMatchObject({ payingUsers: 1, numRenewalPayingUsers: 3, memberCount: 3 });
  // 3 × 948.00
  const renewal = dataOf(await app.call(listPaymentObligations, { query: {} })).items[0];
  expect(renewal).toMatchObject({ net: 2844, workedOut: expect.stringMatching(/^3 users × 948/) });
  const letters = (await other.mails()).filter(({ subject }) => subject.includes("more people"));
  expect(letters.map(({ to }) => to)).toEqual([app.person.email]);
  expect(letters[0]?.text).toContain("renews for 3 users at AUD 2,844.00 before tax");
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    ...{ action: "team.accept_invite", before: { renewalUsers: 2 }, after: { renewalUsers: 3 } },
  });
});

test("who joins within what is paid for, or a trial, moves no renewal", async () => {
  for (const plan of [
    { users: 6 },
    { users: 1, status: "trialing", subscriptionType: 1 as const },
  ]) {
    const app = await testApp();
    await setPlan(app, plan);
    const email = newEmail();
    await inviteTo(app, email);
    const body = draftOf(await inviteLinkTo(app, email));
    await app.anonymous().send(activateOnboardingTeamInvite, { body });
    expect(dataOf(await app.call(getAmendData, {})).numRenewalPayingUsers).toBe(plan.users);
    expect((await app.mails()).some(({ subject }) => subject.includes("more people"))).toBe(false);
  }
});
