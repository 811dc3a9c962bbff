import { listModels, reactivateModel } from "@app/contract/models";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { chooseCommunity, getAmendData } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addModelRows } from "#testing/test-models.ts";
import { owe, postingsOf, setPlan } from "#testing/test-plan.ts";

const { TRIAL, COMMUNITY, MONTHLY_UNCOMMITTED } = SUBSCRIPTION_TYPES;

/** A team of one whose trial is over. */
async function endedTrial() {
  const app = await testApp();
  await setPlan(app, { subscriptionType: TRIAL, status: "ended", users: 1, periodCost: 0 });
  return app;
}

async function refusalOf(app: TestApp, body: { modelId?: number } = {}) {
  const { status, envelope } = await app.send(chooseCommunity, { body });
  return [status, envelope.errors?.[0]?.message];
}

const namesOf = async (app: TestApp, filter: "Team" | "Inactive") =>
  (await app.call(listModels, { query: { filter } })).data?.items.map(({ modelName }) => modelName);

test("a trial that has ended goes on with Community: everything works, and nothing is charged", async () => {
  const app = await endedTrial();
  const { data } = await app.call(chooseCommunity, { body: {} });
  expect(data).toMatchObject({
    ...{ subscriptionType: COMMUNITY, status: "active", payingUsers: 1, periodCost: 0 },
    ...{ periodFrom: null, periodTo: null, termTo: null },
  });
  expect(await postingsOf(app)).toEqual([]);
  expect((await app.mails()).at(-1)).toMatchObject({ subject: "Your team has Community" });
  expect((await app.call(getAmendData, {})).data).toEqual(data);
});

test("of three models the one that is named stays, and the others are put away as they are", async () => {
  const app = await endedTrial();
  const ids = await addModelRows(app, ["One", "Two", "Three"]);
  const message = "Community is free for one model. Say which one stays.";
  expect(await refusalOf(app)).toEqual([409, message]);
  expect(await refusalOf(app, { modelId: 999_999 })).toEqual([409, message]);
  expect((await app.call(getAmendData, {})).data).toMatchObject({ status: "ended" });

  await app.call(chooseCommunity, { body: { modelId: ids[1] ?? 0 } });
  expect(await namesOf(app, "Team")).toEqual(["Two"]);
  expect((await namesOf(app, "Inactive"))?.toSorted()).toEqual(["One", "Three"]);
  const again = await app.send(reactivateModel, { params: { id: ids[0] ?? 0 } });
  expect(again.status).toBe(409);
});

test("a team of two people, one that pays, and one that has it already cannot choose Community", async () => {
  const app = await endedTrial();
  await app.addMember();
  expect(await refusalOf(app)).toEqual([
    ...[409, "Community is free for one user. Your team has 2 people: remove the others first."],
  ]);

  const paying = await testApp();
  await setPlan(paying, { subscriptionType: MONTHLY_UNCOMMITTED, users: 1 });
  const cancel = "Your team pays for a plan. Cancel it, and choose Community once it has ended.";
  expect(await refusalOf(paying)).toEqual([409, cancel]);

  const free = await endedTrial();
  await free.call(chooseCommunity, { body: {} });
  expect(await refusalOf(free)).toEqual([409, "Your team has Community already."]);
});

test("who ended owing pays that first, and members choose nothing", async () => {
  const app = await testApp();
  await setPlan(app, { users: 1 });
  await owe(app);
  await setPlan(app, { status: "ended", users: 1 });
  const [, notYetDue] = await refusalOf(app);
  expect(notYetDue).toMatch(/^Pay invoice \d+ first\.$/);
  app.clock.advance({ days: 20 });
  const { email, password } = app.person;
  await app.call(loginUser, { body: { email, password } });
  expect(await refusalOf(app)).toEqual([409, "Pay what is overdue first."]);
  const member = await app.addMember();
  expect((await member.send(chooseCommunity, { body: {} })).status).toBe(403);
});
