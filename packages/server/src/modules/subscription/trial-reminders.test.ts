import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { inZone, setPlan } from "#testing/test-plan.ts";
import { remindTrials } from "./trial-reminders.ts";

const { TRIAL } = SUBSCRIPTION_TYPES;

/** A trial of 14 days, whose last is 28 January 2030. */
async function trialApp() {
  const app = await testApp();
  const days = { daysLeft: 14, daysInPeriod: 14 };
  await setPlan(app, { subscriptionType: TRIAL, status: "trialing", users: 1, ...days });
  return app;
}

async function lettersAfter(app: TestApp, days: number) {
  app.clock.advance({ days });
  await Promise.all([remindTrials(app.parts), remindTrials(app.parts)]);
  await remindTrials(app.parts);
  const mails = await app.mails();
  return mails.filter(
    ({ to, subject }) => to === app.person.email && subject === "Your trial ends soon",
  );
}

test("a trial's admins are told with five days left and with one, once each, and not of a plan's end", async () => {
  const app = await trialApp();
  await app.addMember();
  expect(await lettersAfter(app, 8)).toHaveLength(0);
  const [first] = await lettersAfter(app, 1);
  expect(first?.text).toContain("works until 28 January 2030. Choose a plan to go on");
  expect(first?.text).toContain("/app/subscription");
  expect(await lettersAfter(app, 3)).toHaveLength(1);
  expect(await lettersAfter(app, 1)).toHaveLength(2);
  expect(await lettersAfter(app, 1)).toHaveLength(2);

  const paying = await testApp();
  await setPlan(paying, { daysLeft: 3 });
  expect(await lettersAfter(paying, 1)).toHaveLength(0);
});

test("who was away until the last day is told once", async () => {
  const app = await trialApp();
  expect(await lettersAfter(app, 13)).toHaveLength(1);
  expect(await lettersAfter(app, 0)).toHaveLength(1);
});

test("days are counted where the team is", async () => {
  const app = await trialApp();
  await inZone(app, "Pacific/Apia");
  // It is 22:00 there, and the next day begins two hours later.
  expect(await lettersAfter(app, 8)).toHaveLength(0);
  app.clock.advance({ hours: 2 });
  expect(await lettersAfter(app, 0)).toHaveLength(1);
});
