import { listPaymentObligations } from "@app/contract/billing";
import { PAYMENT_METHODS, updatePaymentMethod } from "@app/contract/billing-details";
import { listModelContracts, purchaseModel } from "@app/contract/model-contracts";
import { cancelModel, deleteModel, reactivateModel } from "@app/contract/models";
import { loginUser } from "@app/contract/session";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { purchaseUnlimitedModels } from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addModelRows } from "#testing/test-models.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";

async function payingApp() {
  const app = await testApp();
  await setPlan(app);
  return app;
}

const buy = (app: TestApp, id: number, body: object = {}, idempotencyKey?: string) =>
  app.send(purchaseModel, { params: { id }, body, ...(idempotencyKey && { idempotencyKey }) });

const contractsOf = async (app: TestApp, filter: "Active" | "Ended" = "Active") =>
  (await app.call(listModelContracts, { query: { filter } })).data?.items.map((each) => [
    ...[each.modelName, each.boughtOn, each.endedOn],
  ]);

test("a model is bought from today, told at 29.00 a month and first billed as the next month begins", async () => {
  const app = await payingApp();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  const { status, envelope } = await buy(app, id, { price: 29 });
  expect([status, envelope.data]).toMatchObject([
    200,
    {
      ...{ modelId: id, modelName: "Forecast", ownerName: "Ada Admin", boughtOn: "2030-01-15" },
      ...{ endedOn: null, monthsBilled: 0, billedSoFar: 0 },
      ...{ price: 29, currency: "AUD", firstBilledOn: "2030-02-01" },
    },
  ]);
  expect(await postingsOf(app)).toEqual([]);
  expect((await app.call(listModelContracts, { query: {} })).data).toMatchObject({
    ...{ totalItemCount: 1, price: 29, monthlyTotal: 29, isUnlimited: false },
    filterCounts: [
      { key: "Active", count: 1 },
      { key: "Ended", count: 0 },
    ],
  });
  const of = async (modelId: number) =>
    (await app.call(listModelContracts, { query: { modelId } })).data?.totalItemCount;
  expect([await of(id), await of(id + 1)]).toEqual([1, 0]);
});

test("fifty who buy it at once under one key buy one, and get the same answer; another key finds it bought", async () => {
  const app = await testApp({ rateLimitScale: 1e6 });
  await setPlan(app);
  const [id = 0, other = 0] = await addModelRows(app, ["Forecast", "Other"]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => buy(app, id, {}, "k-1")));
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await contractsOf(app)).toHaveLength(1);
  const again = await buy(app, id, {}, "k-2");
  expect([again.status, again.envelope.errors[0]?.message]).toEqual([
    ...[409, "This model is bought already."],
  ]);
  expect((await buy(app, other, {}, "k-1")).status).toBe(409);
  expect(await contractsOf(app)).toHaveLength(1);
});

test("what costs another price by now, is an example, inactive or of no paid plan is not bought", async () => {
  const app = await payingApp();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  const [example = 0] = await addModelRows(app, ["Example"], { isEducation: true });
  const [inactive = 0] = await addModelRows(app, ["Old"], { isActive: false });
  const messageOf = async (...asked: Parameters<typeof buy>) =>
    (await buy(...asked)).envelope.errors[0]?.message;
  expect(await messageOf(app, id, { price: 28 })).toBe(
    "A model is AUD 29.00 a month by now. Nothing was bought.",
  );
  expect(await messageOf(app, example)).toBe("An example is free, and never billed.");
  expect(await messageOf(app, inactive)).toContain("inactive");
  await setPlan(app, { status: "trialing", subscriptionType: SUBSCRIPTION_TYPES.TRIAL });
  expect(await messageOf(app, id)).toBe("Choose a plan first.");
  await setPlan(app, { status: "past_due" });
  expect(await messageOf(app, id)).toBe("Pay what is overdue first.");
  await setPlan(app);
  await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  expect(await messageOf(app, id)).toContain("unlimited models");
  expect(await contractsOf(app)).toEqual([]);
});

test("cancelling a model ends its contract that day; reactivated in the same month it never ended", async () => {
  const app = await payingApp();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  await buy(app, id);
  app.clock.advance({ hours: 24 });
  const { email, password } = app.person;
  await app.call(loginUser, { body: { email, password } });
  await app.call(cancelModel, { params: { id } });
  expect(await contractsOf(app, "Ended")).toEqual([["Forecast", "2030-01-15", "2030-01-16"]]);
  await app.call(reactivateModel, { params: { id } });
  expect(await contractsOf(app)).toEqual([["Forecast", "2030-01-15", null]]);
});

test("reactivated in a later month it goes on from there; one that was never bought is not bought by that", async () => {
  const app = await payingApp();
  const [id = 0, free = 0] = await addModelRows(app, ["Forecast", "Free"]);
  await buy(app, id);
  await app.call(cancelModel, { params: { id } });
  await app.call(cancelModel, { params: { id: free } });
  await app.parts.storage.query(
    "update model_contracts set bought_on = '2029-11-03', ended_on = '2029-12-20' where model_id = $1",
    [id],
  );
  for (const each of [id, free]) await app.call(reactivateModel, { params: { id: each } });
  expect(await contractsOf(app)).toEqual([["Forecast", "2030-01-15", null]]);
  expect(await contractsOf(app, "Ended")).toEqual([["Forecast", "2029-11-03", "2029-12-20"]]);
});

test("a subscription that ends takes its contracts with it, and a new plan does not bring them back", async () => {
  const app = await payingApp();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  await buy(app, id);
  await setPlan(app, { status: "ended", daysLeft: 3 });
  expect(await contractsOf(app, "Ended")).toEqual([["Forecast", "2030-01-15", "2030-01-17"]]);
  await setPlan(app);
  await app.call(cancelModel, { params: { id } });
  await app.call(reactivateModel, { params: { id } });
  expect(await contractsOf(app)).toEqual([]);
});

test("a model that goes to another team leaves its contract behind, ended", async () => {
  const [app, other] = [await payingApp(), await payingApp()];
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  await buy(app, id);
  await app.parts.storage.query(
    "update models set team_id = $2, owner_account_id = $3, updated_at = $4 where id = $1",
    [id, other.person.teamId, other.person.accountId, app.clock.now().toISOString()],
  );
  expect(await contractsOf(app, "Ended")).toEqual([["Forecast", "2030-01-15", "2030-01-15"]]);
  expect(await contractsOf(other)).toEqual([]);
  expect((await buy(other, id)).status).toBe(200);
});

test("a contract says whether its model can be opened, and whether reactivating the model takes it up again", async () => {
  const [app, other] = [await payingApp(), await payingApp()];
  const [id = 0, gone = 0, deleted = 0] = await addModelRows(app, ["Forecast", "Gone", "Deleted"]);
  for (const each of [id, gone, deleted]) await buy(app, each);
  const canOf = async (filter: "Active" | "Ended") =>
    (await app.call(listModelContracts, { query: { filter } })).data?.items.map((each) => [
      ...[each.modelName, each.canOpen, each.canResume],
    ]);
  expect(await canOf("Active")).toEqual(
    ["Forecast", "Gone", "Deleted"].map((name) => [name, true, false]),
  );
  for (const each of [id, gone, deleted]) await app.call(cancelModel, { params: { id: each } });
  await app.call(deleteModel, { params: { id: deleted } });
  await app.parts.storage.query(
    "update models set team_id = $2, owner_account_id = $3, updated_at = $4 where id = $1",
    [gone, other.person.teamId, other.person.accountId, app.clock.now().toISOString()],
  );
  const ended = [
    ["Forecast", true, true],
    ["Gone", false, false],
    ["Deleted", false, false],
  ];
  expect(await canOf("Ended")).toEqual(ended);
  // One that ended with the subscription is bought again, and not resumed.
  await app.parts.storage.query(
    "update model_contracts set has_lapsed = true where model_id = $1",
    [id],
  );
  expect((await canOf("Ended"))?.[0]).toEqual(["Forecast", true, false]);
});

test("until the renewal models are invoiced month by month, due on the 15th: 2 × 29.00 and GST are 63.80", async () => {
  const app = await payingApp();
  for (const id of await addModelRows(app, ["One", "Two"])) await buy(app, id);
  const query = { pagination: "false" } as const;
  const { data } = await app.call(listPaymentObligations, { query });
  expect(
    data?.items.map(({ dueOn, title, workedOut, gross }) => [dueOn, title, workedOut, gross]),
  ).toEqual([
    ["2030-02-15", "Models, January 2030", "2 × 29.00, so far", 63.8],
    ["2030-03-15", "Models, February 2030", "2 × 29.00, if nothing changes", 63.8],
    ["2030-04-15", "Models, March 2030", "2 × 29.00, if nothing changes", 63.8],
    ["2030-05-15", "Models, April 2030", "2 × 29.00, if nothing changes", 63.8],
    ["2030-06-15", "Models, May 2030", "2 × 29.00, if nothing changes", 63.8],
    ["2030-07-15", "Models, June 2030", "2 × 29.00, if nothing changes", 63.8],
    ["2030-08-15", "Models, July 2030", "2 × 29.00, if nothing changes", 63.8],
    [
      ...["2030-09-05", "Subscription renewal, 22 August 2030 to 21 August 2031"],
      ...["6 users × 948.00, less volume discount, 10%", 5631.12],
    ],
  ]);
});

test("unlimited models take the place of what models would cost, and come again every month", async () => {
  const app = await payingApp();
  const [id = 0] = await addModelRows(app, ["One"]);
  await buy(app, id);
  await app.call(updatePaymentMethod, { body: { paymentMethod: PAYMENT_METHODS.INVOICE } });
  await app.call(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  const { data } = await app.call(listPaymentObligations, { query: { pagination: "false" } });
  const titles = data?.items.map(({ dueOn, title }) => `${dueOn} ${title}`) ?? [];
  expect(titles.slice(0, 3)).toEqual([
    "2030-01-29 Unlimited models, 15 January 2030 to 14 February 2030",
    "2030-03-01 Unlimited models, 15 February 2030 to 14 March 2030",
    "2030-03-29 Unlimited models, 15 March 2030 to 14 April 2030",
  ]);
  expect(titles.filter((title) => title.includes("Models, "))).toEqual([]);
  expect((await app.call(listModelContracts, { query: {} })).data).toMatchObject({
    ...{ monthlyTotal: 0, isUnlimited: true },
  });
});

test("contracts are the team's own, and its admins' alone to see and make", async () => {
  const [app, stranger] = [await payingApp(), await payingApp()];
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  await buy(app, id);
  expect(await contractsOf(stranger)).toEqual([]);
  expect((await buy(stranger, id)).status).toBe(404);
  const member = await app.addMember();
  expect((await member.send(listModelContracts, { query: {} })).status).toBe(403);
});
