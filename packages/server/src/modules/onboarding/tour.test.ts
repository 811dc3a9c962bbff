import { getProfile } from "@app/contract/account";
import { getCurrentUser } from "@app/contract/current-user";
import { startTeam } from "@app/contract/onboarding";
import { FIRST_FORECAST_TOUR, updateOnboardingTour } from "@app/contract/onboarding-tour";
import { loginUser } from "@app/contract/session";
import { removeTeamMember } from "@app/contract/team";
import { TERMS_VERSION } from "@app/contract/terms";
import { expect, test } from "vitest";
import { type Member, testApp } from "#testing/test-app.ts";
import type { Caller } from "#testing/test-caller.ts";
import { dataOf } from "#testing/test-clients.ts";
import { credentialsOf } from "#testing/test-sign-in.ts";
import { inNewBrowser } from "#testing/test-team.ts";
import { trailOf } from "#testing/test-trail.ts";

const params = { id: FIRST_FORECAST_TOUR };
const tourOf = async (caller: Caller) =>
  dataOf(await caller.call(getCurrentUser, {})).account?.tour;

test("the tour goes on where it was left, in another browser as well, and is each person's own", async () => {
  const app = await testApp();
  const tom = await app.addMember();
  expect(await tourOf(app)).toBeNull();
  const body = { state: "open", path: "/connections/7/quick_model" } as const;
  expect(dataOf(await app.call(updateOnboardingTour, { params, body }))).toEqual(body);
  expect(await tourOf(await inNewBrowser(app, app))).toEqual(body);
  expect(await tourOf(tom)).toBeNull();
  await app.call(updateOnboardingTour, { params, body: { ...body, state: "skipped" } });
  expect(await tourOf(app)).toEqual({ ...body, state: "skipped" });
  expect((await trailOf(app.parts, app.person.teamId)).at(-1)).toMatchObject({
    ...{ action: "onboarding.tour", before: { state: "open" }, after: { state: "skipped" } },
  });
});

test("there is one tour, for members, and it leads to pages of the app alone", async () => {
  const app = await testApp();
  const body = { state: "open", path: "/" } as const;
  const another = await app.send(updateOnboardingTour, { params: { id: 2 }, body });
  expect([another.status, another.envelope.errors[0]?.message]).toEqual([404, "Tour not found."]);
  expect((await app.anonymous().send(updateOnboardingTour, { params, body })).status).toBe(401);
  for (const path of ["https://evil.example", "//evil.example", "/\\evil", "models", "/a/../b"]) {
    const refused = await app.send(updateOnboardingTour, { params, body: { ...body, path } });
    expect([path, refused.status]).toEqual([path, 400]);
  }
});

test("somebody in no team starts one of their own on a trial, once, with the tour before them", async () => {
  const app = await testApp();
  const tom = await app.addMember({ name: "Tom" });
  const draft = { kind: 2, name: "Tom Marlowe", teamName: "Marlowe Boats" } as const;
  const body = { ...draft, hasAcceptedTerms: true } as const;
  const inTeam = await tom.send(startTeam, { body });
  expect([inTeam.status, inTeam.envelope.errors[0]?.message]).toEqual([
    409,
    "You are in a team already.",
  ]);
  expect((await app.anonymous().send(startTeam, { body })).status).toBe(401);
  const alone = await removed(app, tom);
  const unwilling = await alone.send(startTeam, {
    body: { ...body, hasAcceptedTerms: false as true },
  });
  expect([unwilling.status, unwilling.envelope.errors]).toEqual([
    400,
    [{ key: "hasAcceptedTerms", message: "Accept them to go on." }],
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => alone.send(startTeam, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(dataOf(await alone.call(getCurrentUser, {}))).toMatchObject({
    account: { name: "Tom Marlowe", kind: 2, isAdmin: true, tour: { state: "open", path: "/" } },
    subscription: { teamName: "Marlowe Boats", subscriptionType: 1, status: "trialing" },
  });
  expect(dataOf(await alone.call(getProfile, {})).terms).toEqual({
    version: TERMS_VERSION,
    acceptedAt: app.clock.now().toISOString(),
  });
});

async function removed(app: Member & { anonymous(): Caller }, member: Member) {
  await app.call(removeTeamMember, { params: { id: member.person.accountId }, query: {} });
  const browser = app.anonymous();
  await browser.call(loginUser, { body: credentialsOf(member) });
  return browser;
}
