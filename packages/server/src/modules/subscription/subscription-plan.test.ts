import { listClients } from "@app/contract/clients";
import { getCurrentUser } from "@app/contract/current-user";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  amendSubscription,
  cancelSubscription,
  getAmendData,
  listUnlimitedModelsPlans,
  purchaseUnlimitedModels,
  reactivateSubscription,
  requestUnlimitedModels,
  updatePurchaseOrderNumber,
} from "@app/contract/subscription-plan";
import { expect, test } from "vitest";
import { verifyLedger } from "#modules/ledger/ledger.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";
import { trailOf } from "#testing/test-trail.ts";

const nine = { body: { payingUsers: 9 } };

/** The sentence by which a call is refused. */
const messageOf = (answer: { envelope: { errors: { message: string }[] } }) =>
  answer.envelope.errors[0]?.message;

async function payingTeam(change: Parameters<typeof setPlan>[1] = {}) {
  const app = await testApp();
  await setPlan(app, change);
  return app;
}

test("what the price is worked out from is told: 6 users prepaid, 60 % of the year left", async () => {
  const app = await payingTeam();
  expect((await app.call(getAmendData, {})).data).toMatchObject({
    ...{ costPerUser: 948, discountPercent: 10, subscriptionType: 3, numRenewalPayingUsers: 6 },
    ...{ periodCost: 5119.2, percentRemaining: 60, daysLeft: 219, daysInPeriod: 365 },
    ...{ status: "active", payingUsers: 6, memberCount: 1, currency: "AUD", taxPercent: 10 },
    plans: [
      { subscriptionType: 2, costPerUser: 99 },
      { subscriptionType: 5, costPerUser: 89 },
      { subscriptionType: 3, costPerUser: 948 },
    ],
    volumeDiscounts: [
      { fromUsers: 5, percent: 10 },
      { fromUsers: 20, percent: 20 },
    ],
  });
});

test("3 users more are invoiced at 1,535.76 and 153.58 of GST, and the ledger agrees with the trail", async () => {
  const app = await payingTeam();
  const { data } = await app.call(amendSubscription, nine);
  expect(data).toMatchObject({ payingUsers: 9, numRenewalPayingUsers: 9, periodCost: 7678.8 });
  expect(await postingsOf(app)).toEqual([
    {
      ...{ debit: "receivable", credit: "seats", amount: 153_576 },
      description: expect.stringMatching(/^From 6 to 9 users until \d+ August 2030: 9 × 948\.00, /),
    },
    { debit: "receivable", credit: "gst", amount: 15_358, description: "GST 10%" },
  ]);
  const { teamId } = app.person;
  expect((await trailOf(app.parts, teamId)).slice(-2)).toMatchObject([
    { action: "ledger.post" },
    {
      action: "subscription.amend",
      before: { payingUsers: 6, periodCost: 511_920 },
      after: { payingUsers: 9, periodCost: 767_880, invoiceNumber: expect.any(Number) },
    },
  ]);
  const { breaks } = await verifyLedger(app.parts.storage);
  expect(breaks.filter((each) => each.teamId === teamId)).toEqual([]);
  expect((await app.mails()).at(-1)?.subject).toBe("Your subscription changed");
});

test("whoever was told another amount than 1,535.76 is charged nothing and told it", async () => {
  const app = await payingTeam();
  const { status, envelope } = await app.send(amendSubscription, {
    body: { payingUsers: 9, payableNow: 1535.75 },
  });
  const message = "Payable now is AUD 1,535.76 by now. Nothing was charged.";
  expect([status, envelope.errors]).toEqual([409, [{ key: "payableNow", message }]]);
  expect(await postingsOf(app)).toEqual([]);
  const told = { body: { payingUsers: 9, payableNow: 1535.76 } };
  expect((await app.send(amendSubscription, told)).status).toBe(200);
});

test("unlimited models are not bought at another amount than was told", async () => {
  const app = await payingTeam();
  const buy = (payableNow: number) =>
    app.send(purchaseUnlimitedModels, { body: { billingPeriod: 1, payableNow } });
  expect((await buy(480)).envelope.errors).toMatchObject([{ key: "payableNow" }]);
  expect((await buy(490)).status).toBe(200);
});

test("fewer users cost nothing now and hold from the renewal on", async () => {
  const app = await payingTeam();
  const { data } = await app.call(amendSubscription, { body: { payingUsers: 2 } });
  expect(data).toMatchObject({ payingUsers: 6, numRenewalPayingUsers: 2, periodCost: 5119.2 });
  expect(await postingsOf(app)).toEqual([]);
});

test("who sets as many users as there are changes nothing, and nobody is told of it", async () => {
  const app = await payingTeam();
  const before = (await app.mails()).length;
  await app.call(amendSubscription, { body: { payingUsers: 6 } });
  expect(await app.mails()).toHaveLength(before);
});

test("the letter of a cancellation says until when everything works", async () => {
  const app = await payingTeam();
  await app.call(cancelSubscription, {});
  const letter = (await app.mails()).at(-1);
  expect(letter?.subject).toBe("Your subscription was cancelled");
  expect(letter?.text).toMatch(/Everything works until \d+ August 2030; after that/);
});

test("the letter of a cancellation names the months of a committed year that are still charged", async () => {
  const app = await payingTeam();
  const { ANNUAL_PAID_MONTHLY: subscriptionType } = SUBSCRIPTION_TYPES;
  // 6 users at 89.00 less 10 % are 480.60 a month, and with GST 528.66.
  await setPlan(app, { subscriptionType, periodCost: 48_060, daysLeft: 10, daysInPeriod: 31 });
  await app.parts.storage.query("update subscriptions set term_to = '2030-12-25' where id = $1", [
    app.person.teamId,
  ]);
  await app.call(cancelSubscription, {});
  expect((await app.mails()).at(-1)?.text).toContain(
    "Everything works until 24 December 2030; after that you can read and export everything. 11 more months of the year that was committed to are charged, AUD 528.66 with GST each.",
  );
});

test("who cancels while past due is not told that everything works", async () => {
  const app = await payingTeam({ status: "past_due" });
  await app.call(cancelSubscription, {});
  const text = (await app.mails()).at(-1)?.text;
  expect(text).toContain("What is overdue is still to be paid.");
  expect(text).not.toContain("Everything works");
});

test("sent ten times at once with one key, an amendment is made once and answered ten times the same", async () => {
  const app = await payingTeam();
  const request = { ...nine, idempotencyKey: "amend-1" };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.send(amendSubscription, request)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
  expect(await postingsOf(app)).toHaveLength(2);

  const other = await app.send(amendSubscription, { ...request, body: { payingUsers: 10 } });
  expect([other.status, messageOf(other)]).toEqual([
    409,
    "This Idempotency-Key was used for another request.",
  ]);
  const colleague = await app.addMember({ isAdmin: true });
  expect((await colleague.send(amendSubscription, request)).status).toBe(200);
  // Nine users are paid for already, whoever asks and without any key.
  expect((await app.send(amendSubscription, nine)).status).toBe(200);
  expect(await postingsOf(app)).toHaveLength(2);
});

test("what was refused under a key can be asked for again under it", async () => {
  const app = await payingTeam({ status: "past_due" });
  const request = { ...nine, idempotencyKey: "later" };
  const refused = await app.send(amendSubscription, request);
  expect([refused.status, messageOf(refused)]).toEqual([409, "Pay what is overdue first."]);
  await setPlan(app);
  expect((await app.send(amendSubscription, request)).status).toBe(200);
});

test("amendments made at once come to what some order of them does", async () => {
  const app = await payingTeam();
  const counts = [7, 12, 9, 21];
  await Promise.all(
    counts.map((payingUsers) => app.call(amendSubscription, { body: { payingUsers } })),
  );
  const { data } = await app.call(getAmendData, {});
  // 948.00 × 21 less 20 % are 15,926.40, the dearest of them; 60 % of what that is above 5,119.20 was paid.
  expect(data).toMatchObject({ payingUsers: 21, periodCost: 15_926.4 });
  expect(counts).toContain(data?.numRenewalPayingUsers);
  const charged = (await postingsOf(app))
    .filter(({ credit }) => credit === "seats")
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(Math.abs(charged - 648_432)).toBeLessThanOrEqual(counts.length);
});

test("a trial chooses a plan: it begins today, is invoiced whole, and the team is active", async () => {
  const app = await testApp();
  await setPlan(app, {
    subscriptionType: SUBSCRIPTION_TYPES.TRIAL,
    status: "trialing",
    users: 1,
    periodCost: 0,
  });
  const none = await app.send(amendSubscription, { body: { payingUsers: 5 } });
  expect([none.status, messageOf(none)]).toEqual([400, "Choose one of the plans."]);

  const body = { payingUsers: 5, subscriptionType: SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED };
  const { data } = await app.call(amendSubscription, { body });
  // 99.00 × 5 = 495.00, less 10 %
  expect(data).toMatchObject({ status: "active", subscriptionType: 2, periodCost: 445.5 });
  expect(data).toMatchObject({ percentRemaining: 100, payingUsers: 5, renewalType: null });
  const amounts = (await postingsOf(app)).map(({ debit, credit, amount }) => [
    debit,
    credit,
    amount,
  ]);
  expect(amounts).toEqual([
    ["receivable", "seats", 49_500],
    ["discounts", "receivable", 4_950],
    ["receivable", "gst", 4_455],
  ]);
});

test("another plan is kept for the renewal", async () => {
  const app = await payingTeam();
  const body = { payingUsers: 6, subscriptionType: SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED };
  const { data } = await app.call(amendSubscription, { body });
  expect(data).toMatchObject({ subscriptionType: 3, renewalType: 2, periodCost: 5119.2 });
});

test("what is cancelled works on and says until when, and is taken back without cost", async () => {
  const app = await payingTeam();
  const { data } = await app.call(cancelSubscription, {});
  expect(data).toMatchObject({ status: "cancelled", cancelledByName: "Ada Admin" });
  const [alert] = (await app.call(getCurrentUser, {})).data?.alerts ?? [];
  expect(alert).toMatchObject({
    key: "subscription_cancelled",
    message: expect.stringMatching(/Everything works until \d+ August 2030\.$/),
  });
  expect((await app.call(listClients, { query: {} })).success).toBe(true);
  const again = await app.send(cancelSubscription, {});
  expect([again.status, messageOf(again)]).toEqual([
    409,
    "Your subscription is cancelled already.",
  ]);

  const back = await app.call(reactivateSubscription, {});
  expect(back.data).toMatchObject({ status: "active", cancelledAt: null, cancelledByName: null });
  expect(messageOf(await app.send(reactivateSubscription, {}))).toBe(
    "Your subscription is not cancelled.",
  );
  expect(await postingsOf(app)).toEqual([]);
});

test("a trial and a free plan have nothing to cancel, and what has ended is not taken back but bought", async () => {
  const app = await payingTeam({ status: "trialing", subscriptionType: SUBSCRIPTION_TYPES.TRIAL });
  expect(messageOf(await app.send(cancelSubscription, {}))).toBe("A trial ends by itself.");
  await setPlan(app, { subscriptionType: SUBSCRIPTION_TYPES.COMMUNITY });
  expect(messageOf(await app.send(cancelSubscription, {}))).toBe(
    "A free plan has nothing to cancel.",
  );
  await setPlan(app, { status: "ended" });
  expect(messageOf(await app.send(reactivateSubscription, {}))).toBe(
    "Your subscription has ended. Choose a plan to go on.",
  );
  const { data } = await app.call(amendSubscription, { body: { payingUsers: 1 } });
  expect(data).toMatchObject({ status: "active", subscriptionType: 3, periodCost: 948 });
});

test("no fewer users are paid for than there are in the team", async () => {
  const app = await payingTeam();
  await app.addMember();
  const answer = await app.send(amendSubscription, { body: { payingUsers: 1 } });
  expect(answer.status).toBe(409);
  expect(answer.envelope.errors).toEqual([
    {
      key: "payingUsers",
      message: "Your team has 2 people. Pay for as many, or remove some first.",
    },
  ]);
});

test("a purchase order number is named by the invoices from then on", async () => {
  const app = await payingTeam();
  const body = { purchaseOrderNumber: " PO-2291 " };
  const { data } = await app.call(updatePurchaseOrderNumber, { body });
  expect(data?.purchaseOrderNumber).toBe("PO-2291");
  await app.call(amendSubscription, nine);
  const [invoice] = await app.parts.storage.query(
    `select title, currency, purchase_order_number as "order", due_on as "dueOn" from invoices where team_id = $1`,
    [app.person.teamId],
  );
  const due = new Date(app.clock.now().getTime() + 14 * 24 * 60 * 60 * 1000);
  expect(invoice).toEqual({
    ...{ title: "Subscription, more users", currency: "AUD", order: "PO-2291" },
    dueOn: due.toISOString().slice(0, 10),
  });
});

test("unlimited models cost 490.00 a month or 4,900.00 a year, and are bought once", async () => {
  const app = await payingTeam();
  const plans = await app.call(listUnlimitedModelsPlans, {});
  expect(plans.data).toEqual({
    isHeld: false,
    items: [
      { billingPeriod: 1, price: 490, renewsOn: "2030-02-15" },
      { billingPeriod: 2, price: 4_900, renewsOn: "2031-01-15" },
    ],
    ...{ currency: "AUD", taxPercent: 10, registeredModelPrice: 29 },
  });
  const year = { body: { billingPeriod: 2 as const } };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => app.send(purchaseUnlimitedModels, year)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect((await app.call(listUnlimitedModelsPlans, {})).data?.isHeld).toBe(true);
  const amounts = (await postingsOf(app)).map(({ credit, amount }) => [credit, amount]);
  expect(amounts).toEqual([
    ["unlimited_models", 490_000],
    ["gst", 49_000],
  ]);
  const { data } = await app.call(getAmendData, {});
  expect(data?.unlimitedModels).toMatchObject({ billingPeriod: 2, to: expect.any(String) });
});

test("a member asks the admins for unlimited models, once a day, and not for what there is", async () => {
  const app = await payingTeam();
  const member = await app.addMember({ name: "Tom Marlowe" });
  const year = { body: { billingPeriod: 2 as const } };
  expect((await member.send(requestUnlimitedModels, year)).status).toBe(200);
  expect((await member.send(requestUnlimitedModels, year)).status).toBe(429);
  const mail = (await app.mails()).at(-1);
  expect(mail?.subject).toBe("Somebody asks for unlimited models");
  expect(mail?.text).toContain("Tom Marlowe asks for unlimited models");

  await app.call(purchaseUnlimitedModels, year);
  const late = await app.send(requestUnlimitedModels, year);
  expect([late.status, messageOf(late)]).toEqual([409, "Your team has unlimited models already."]);
});

test.each([
  ["trialing", "Choose a plan first."],
  ["past_due", "Pay what is overdue first."],
  ["cancelled", "Reactivate your subscription first."],
  ["ended", "Choose a plan first."],
])("a team that is %s does not buy unlimited models: %s", async (status, message) => {
  const app = await payingTeam({ status });
  const answer = await app.send(purchaseUnlimitedModels, { body: { billingPeriod: 1 } });
  expect([answer.status, messageOf(answer)]).toEqual([409, message]);
});

test("only admins see and change what is paid for, with a recent proof where they pay, each their own team's", async () => {
  const app = await payingTeam();
  const member = await app.addMember();
  for (const refused of [
    await member.send(getAmendData, {}),
    await member.send(amendSubscription, nine),
    await member.send(cancelSubscription, {}),
    await member.send(updatePurchaseOrderNumber, { body: { purchaseOrderNumber: "" } }),
    await member.send(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }),
  ]) {
    expect(refused.status).toBe(403);
  }
  const stranger: TestApp = await testApp();
  await stranger.call(amendSubscription, { body: { payingUsers: 3 } });
  expect((await app.call(getAmendData, {})).data).toMatchObject({ payingUsers: 6 });
  expect(await postingsOf(app)).toEqual([]);

  app.clock.advance({ minutes: 16 });
  for (const late of [
    await app.send(amendSubscription, nine),
    await app.send(purchaseUnlimitedModels, { body: { billingPeriod: 1 } }),
  ]) {
    expect(late.envelope.errors[0]?.key).toBe("root.reauth");
  }
});

test.each([
  { payingUsers: 0 },
  { payingUsers: 1.5 },
  { payingUsers: 10_001 },
  { payingUsers: 5, periodCost: 0 },
  { payingUsers: 5, subscriptionType: 1 },
])("%j is no amendment", async (body) => {
  const app = await payingTeam();
  const { statusCode } = await app.inject({
    ...{ method: "POST", url: "/api/frontend/subscription/amend", payload: body },
  });
  expect(statusCode).toBe(400);
});
