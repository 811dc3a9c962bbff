import { listPaymentObligations } from "@app/contract/billing";
import { listStatementOptions, purchaseModel } from "@app/contract/model-contracts";
import { BILLING_PERIODS, type BillingPeriod } from "@app/contract/plans";
import { getCurrentUser, loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  amendSubscription,
  cancelSubscription,
  getAmendData,
  purchaseUnlimitedModels,
  setUnlimitedModelsRenewal,
} from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { unpaidInvoices } from "#modules/invoices/invoices.ts";
import { post } from "#modules/ledger/ledger.ts";
import { issueStatementsOf } from "#modules/model-contracts/model-contracts.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { inTeam, payment } from "#testing/test-ledger.ts";
import { addModelRows } from "#testing/test-models.ts";
import { owe, postingsOf, setPlan } from "#testing/test-plan.ts";
import { actionsOf, trailOf } from "#testing/test-trail.ts";
import { renewTeam } from "./subscription.ts";

const { MONTHLY, ANNUAL } = BILLING_PERIODS;
const { MONTHLY_UNCOMMITTED } = SUBSCRIPTION_TYPES;

/** A team that bought unlimited models by the month on 15 January 2030, prepaid for its users up to 21 August. */
async function unlimitedTeam() {
  const app = await testApp();
  await setPlan(app);
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: MONTHLY } }));
  return app;
}

const set = (app: Pick<TestApp, "send">, billingPeriod: BillingPeriod | null) =>
  app.send(setUnlimitedModelsRenewal, { body: { billingPeriod } });

const heldBy = async (app: TestApp) => (await app.call(getAmendData, {})).data?.unlimitedModels;

/** Days pass, the calendar does what is due, and whoever is signed in signs in again. */
async function pass(app: TestApp, days: number) {
  app.clock.advance({ days });
  const { email, password, teamId } = app.person;
  await inTeam(app.parts, teamId, (context) => renewTeam(context, teamId));
  dataOf(await app.call(loginUser, { body: { email, password } }));
}

const charged = async (app: TestApp) =>
  (await postingsOf(app))
    .filter(({ credit }) => credit === "unlimited_models")
    .map(({ description, amount }) => [description, amount]);

const upcoming = async (app: TestApp) =>
  (await app.call(listPaymentObligations, { query: { pagination: "false" } })).data?.items.map(
    ({ dueOn, title }) => `${dueOn} ${title}`,
  );

const alertsOf = async (app: TestApp) => (await app.call(getCurrentUser, {})).data?.alerts;

const JANUARY = ["Unlimited models, 15 January 2030 to 14 February 2030", 49_000];

test("bought by the month they renew by the month; stopped, they end with what was paid for and are not charged again", async () => {
  const app = await unlimitedTeam();
  expect(await heldBy(app)).toMatchObject({ to: "2030-02-15", renewsBy: MONTHLY });
  const [plan, again] = [await set(app, null), await set(app, null)];
  expect(plan.envelope.data).toMatchObject({ unlimitedModels: { renewsBy: null } });
  expect(again.status).toBe(200);
  const [, before, after] = (await trailOf(app.parts, app.person.teamId))
    .filter(({ action }) => action === "subscription.set_unlimited_models_renewal")
    .flatMap((entry) => [entry.action, entry.before, entry.after]);
  expect([before, after]).toEqual([{ unlimitedRenewal: MONTHLY }, { unlimitedRenewal: null }]);

  await pass(app, 30);
  expect(await heldBy(app)).toMatchObject({ billingPeriod: MONTHLY });
  const actions = await actionsOf(app.parts, app.person.teamId, () => pass(app, 1));
  expect(actions).toEqual(["subscription.end_unlimited_models", "session.sign_in"]);
  expect(await heldBy(app)).toBeNull();
  expect(await charged(app)).toEqual([JANUARY]);
  const mails = (await app.mails()).filter(({ to }) => to === app.person.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Tax invoice/),
    ...["Your team has unlimited models", "How your unlimited models go on"],
    "Unlimited models have ended",
  ]);
  expect(mails[2]?.text).toContain(
    "They end on 14 February 2030. No model of your team is charged then.",
  );
  expect(mails[3]?.text).toContain("ended with 14 February 2030. No model");
});

test("changed to the year they are paid by the year from the day on which the month is over, and back by the month", async () => {
  const app = await unlimitedTeam();
  await set(app, ANNUAL);
  const told = (await app.mails()).filter(({ to }) => to === app.person.email).at(-1)?.text;
  expect(told).toContain(
    "They renew on 15 February 2030 by the year, for AUD 4,900.00 before tax.",
  );
  expect(await upcoming(app)).toContain(
    "2030-03-01 Unlimited models, 15 February 2030 to 14 February 2031",
  );
  await pass(app, 31);
  expect(await heldBy(app)).toEqual({
    ...{ billingPeriod: ANNUAL, from: "2030-02-15", to: "2031-02-15", renewsBy: ANNUAL },
    modelsAfter: {
      ...{ boughtFrom: "2031-02-15", chargedFrom: "2031-03-01", price: 29 },
      ...{ boughtCount: 0, unboughtCount: 0, unboughtNames: [] },
    },
  });
  await set(app, MONTHLY);
  await pass(app, 365);
  const year = ["Unlimited models, 15 February 2030 to 14 February 2031", 490_000];
  const month = ["Unlimited models, 15 February 2031 to 14 March 2031", 49_000];
  expect(await charged(app)).toEqual([JANUARY, year, month]);
});

test("stopped and let go on before the day, they renew as if nothing had been", async () => {
  const app = await unlimitedTeam();
  await set(app, null);
  await set(app, MONTHLY);
  await pass(app, 31);
  const february = ["Unlimited models, 15 February 2030 to 14 March 2030", 49_000];
  expect(await charged(app)).toEqual([JANUARY, february]);
});

test("of 1 model that was bought and 7 that were made meanwhile, before and after the end, the 7 are named to be bought", async () => {
  const app = await testApp();
  await setPlan(app);
  const [own = 0] = await addModelRows(app, ["Own"]);
  dataOf(await app.call(purchaseModel, { params: { id: own }, body: {} }));
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: MONTHLY } }));
  const names = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Gum"];
  const [alder = 0] = await addModelRows(app, names);
  await addModelRows(app, ["Example"], { isEducation: true });
  await addModelRows(app, ["Cancelled"], { isActive: false });
  expect(await heldBy(app)).toMatchObject({
    modelsAfter: {
      ...{ boughtFrom: "2030-02-15", chargedFrom: "2030-03-01", price: 29 },
      ...{ boughtCount: 1, unboughtCount: 7, unboughtNames: names.slice(0, 5) },
    },
  });
  await set(app, null);
  await pass(app, 16);
  expect(await alertsOf(app)).toEqual([]);
  await pass(app, 1);
  const near = await alertsOf(app);
  await pass(app, 14);
  expect(await alertsOf(app)).toEqual([]);
  const told =
    "14 February 2030. From 1 March 2030 on 1 model of your team is charged again, at AUD 29.00 a month before tax. " +
    "7 models are not bought and have to be from 15 February 2030 on, at AUD 29.00 a month before tax each: " +
    "Alder, Birch, Cedar, Dogwood, Elm and 2 more. Nothing is charged for them unless bought.";
  expect(near).toEqual([
    {
      ...{ key: "subscription_unlimited_models_end", kind: "info" },
      message: `Unlimited models end on ${told}`,
    },
  ]);
  const letters = (await app.mails()).filter(({ to }) => to === app.person.email);
  expect(letters.map(({ text }) => text).slice(-2)).toEqual([
    expect.stringContaining(`They end on ${told}`),
    expect.stringContaining(`ended with ${told}`),
  ]);
  // Own and Alder, 2 × 29.00, from the month after the end on, and nothing for the other six.
  dataOf(await app.call(purchaseModel, { params: { id: alder }, body: {} }));
  await pass(app, 46);
  await issueStatementsOf(app.parts, app.person.teamId);
  const months = dataOf(await app.call(listStatementOptions, {})).items;
  expect(months.map(({ month, modelCount, net }) => [month, modelCount, net])).toMatchObject([
    ["2030-04", 2, 58],
    ["2030-03", 2, 58],
    ["2030-02", 2, 0],
    ["2030-01", 1, 0],
  ]);
});

test("once they are stopped, what is to be paid has the models one by one, from the month after their end on", async () => {
  const app = await testApp();
  await setPlan(app);
  const [id = 0] = await addModelRows(app, ["Own"]);
  dataOf(await app.call(purchaseModel, { params: { id }, body: {} }));
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: MONTHLY } }));
  await set(app, null);
  expect((await upcoming(app))?.slice(0, 3)).toEqual([
    "2030-01-29 Unlimited models, 15 January 2030 to 14 February 2030",
    "2030-04-15 Models, March 2030",
    "2030-05-15 Models, April 2030",
  ]);
});

test("only admins say how they go on, of what their own team has, and where its subscription goes on", async () => {
  const app = await unlimitedTeam();
  const [member, stranger] = [await app.addMember(), await testApp()];
  expect((await set(member, null)).status).toBe(403);
  const refused = await set(stranger, MONTHLY);
  expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
    ...[409, "Your team has no unlimited models."],
  ]);
  dataOf(await app.call(cancelSubscription, {}));
  expect(await heldBy(app)).toMatchObject({ renewsBy: null });
  const late = await set(app, ANNUAL);
  expect([late.status, late.envelope.errors[0]?.message]).toEqual([
    ...[409, "Reactivate your subscription first."],
  ]);
  expect((await set(app, null)).status).toBe(200);
});

/** A plan by the month that runs out on 31 January, with unlimited models paid for a year. */
async function leavingTeam() {
  const app = await testApp();
  await setPlan(app, { subscriptionType: MONTHLY_UNCOMMITTED, daysLeft: 16, daysInPeriod: 31 });
  dataOf(await app.call(purchaseUnlimitedModels, { body: { billingPeriod: ANNUAL } }));
  await settle(app);
  dataOf(await app.call(cancelSubscription, {}));
  await pass(app, 16);
  return app;
}

/** All that is owed is paid. */
async function settle({ parts, person: { teamId } }: TestApp) {
  await inTeam(parts, teamId, async (context) => {
    for (const { number, owed } of await unpaidInvoices(context.db, teamId)) {
      await post(context, teamId, payment(number, owed));
    }
  });
}

const choose = (app: TestApp) =>
  app.send(amendSubscription, {
    body: { payingUsers: 6, subscriptionType: MONTHLY_UNCOMMITTED },
  });

const YEAR = ["Unlimited models, 15 January 2030 to 14 January 2031", 490_000];

test("a year of unlimited models outlives the end of the plan: whoever comes back has them again, and pays once", async () => {
  const app = await leavingTeam();
  expect(dataOf(await app.call(getAmendData, {})).status).toBe("ended");
  expect((await choose(app)).status).toBe(200);
  expect(await heldBy(app)).toMatchObject({ to: "2031-01-15", renewsBy: ANNUAL });
  expect(await charged(app)).toEqual([YEAR]);
});

test("unlimited models that run out while there is no plan are over, and no plan chosen later renews them", async () => {
  const app = await leavingTeam();
  app.clock.advance({ days: 400 });
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
  // Before the calendar came by, and after.
  expect((await choose(app)).status).toBe(200);
  await pass(app, 1);
  expect(await heldBy(app)).toBeNull();
  expect(await charged(app)).toEqual([YEAR]);
  const ended = await leavingTeam();
  await pass(ended, 400);
  expect(await heldBy(ended)).toBeNull();
});

test("one that ended owing chooses no plan until that is paid", async () => {
  const app = await testApp();
  await setPlan(app, { status: "ended", daysLeft: -1 });
  await owe(app);
  expect((await choose(app)).status).toBe(200);
  const late = await testApp();
  await setPlan(late, { status: "ended", daysLeft: -1 });
  await owe(late);
  await pass(late, 15);
  const refused = await choose(late);
  expect([refused.status, refused.envelope.errors[0]?.message]).toEqual([
    ...[409, "Pay what is overdue first."],
  ]);
  await settle(late);
  expect((await choose(late)).status).toBe(200);
});
