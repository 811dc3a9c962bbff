import { getBillingDetails, updateBillingDetails } from "@app/contract/billing-details";
import { purchaseModel } from "@app/contract/model-contracts";
import { loginUser } from "@app/contract/session";
import { expect, test } from "vitest";
import { issueStatementsOf } from "#modules/model-contracts/model-contracts.ts";
import { renewTeam } from "#modules/subscription/subscription.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { dataOf } from "#testing/test-clients.ts";
import { inTeam } from "#testing/test-ledger.ts";
import { addModelRows } from "#testing/test-models.ts";
import { setPlan } from "#testing/test-plan.ts";
import { trailOf } from "#testing/test-trail.ts";

const DETAILS = { billedTo: "", address: "", taxNumber: "", invoiceEmails: [] };
const move = (app: TestApp, timeZone: string) =>
  app.send(updateBillingDetails, { body: { ...DETAILS, timeZone } });

/** A month from 15 January 2030 on, for 445.50. */
async function monthlyTeam() {
  const app = await testApp({ rateLimitScale: 1e6 });
  await setPlan(app, {
    ...{ subscriptionType: 2, users: 5, periodCost: 44_550, daysLeft: 31, daysInPeriod: 31 },
  });
  return app;
}

function waitUntil({ clock }: TestApp, moment: string) {
  clock.advance({ seconds: (Date.parse(moment) - clock.now().getTime()) / 1000 });
}

async function signIn(app: TestApp) {
  const { email, password } = app.person;
  dataOf(await app.call(loginUser, { body: { email, password } }));
}

const renew = ({ parts, person: { teamId } }: TestApp) =>
  inTeam(parts, teamId, (context) => renewTeam(context, teamId));

async function periodOf({ parts, person }: TestApp) {
  const [row] = await parts.storage.query<{ from: string; to: string }>(
    `select period_from::text as "from", period_to::text as "to" from subscriptions where id = $1`,
    [person.teamId],
  );
  return [row?.from, row?.to];
}

test("a team is moved to another zone by its admins, with one entry in the trail, and nothing else changes", async () => {
  const app = await monthlyTeam();
  const before = await periodOf(app);
  expect((await move(app, "Pacific/Auckland")).status).toBe(200);
  expect((await app.call(getBillingDetails, {})).data?.timeZone).toBe("Pacific/Auckland");
  expect(await periodOf(app)).toEqual(before);
  const trail = await trailOf(app.parts, app.person.teamId);
  expect(trail.filter(({ action }) => action === "billing.update_details")).toMatchObject([
    { before: { timeZone: "UTC" }, after: { timeZone: "Pacific/Auckland" } },
  ]);
  // Left out, it stays.
  await app.call(updateBillingDetails, { body: DETAILS });
  expect((await app.call(getBillingDetails, {})).data?.timeZone).toBe("Pacific/Auckland");
});

test("a zone that is none, or that only this machine would understand, is refused at its field", async () => {
  const app = await monthlyTeam();
  for (const zone of ["Mars/Olympus", "", "+05:30", "australia/sydney", "'; drop table x"]) {
    const { status, envelope } = await move(app, zone);
    expect([status, envelope.errors]).toEqual([
      ...[400, [{ key: "timeZone", message: "Choose a time zone from the list." }]],
    ]);
  }
});

test("the next period begins by the new zone: at midnight in Auckland, 11:00 the day before in UTC", async () => {
  const app = await monthlyTeam();
  await move(app, "Pacific/Auckland");
  waitUntil(app, "2030-02-14T10:59:59Z");
  await renew(app);
  expect(await periodOf(app)).toEqual(["2030-01-15", "2030-02-15"]);
  app.clock.advance({ seconds: 1 });
  await renew(app);
  expect(await periodOf(app)).toEqual(["2030-02-15", "2030-03-15"]);
});

test("where clocks jump over midnight the period begins with the moment after: 01:00 in Cairo", async () => {
  const app = await testApp({ rateLimitScale: 1e6 });
  await move(app, "Africa/Cairo");
  // To 26 April 2030, on which there is no 00:30 in Cairo.
  await setPlan(app, {
    ...{ subscriptionType: 2, users: 5, periodCost: 44_550, daysLeft: 101, daysInPeriod: 31 },
  });
  expect((await periodOf(app))[1]).toBe("2030-04-26");
  waitUntil(app, "2030-04-25T21:59:59Z");
  await renew(app);
  expect((await periodOf(app))[0]).toBe("2030-03-26");
  app.clock.advance({ seconds: 1 });
  await renew(app);
  expect(await periodOf(app)).toEqual(["2030-04-26", "2030-05-26"]);
});

test("a team's calendar never goes back: a zone in which it is still yesterday is refused until the day has begun there", async () => {
  const app = await monthlyTeam();
  waitUntil(app, "2030-01-16T07:59:00Z");
  await signIn(app);
  const early = await move(app, "America/Los_Angeles");
  expect([early.status, early.envelope.errors[0]]).toEqual([
    409,
    {
      key: "timeZone",
      message:
        "It is still 15 January 2030 there, and your billing has reached 16 January 2030. Save this once that day has begun there.",
    },
  ]);
  app.clock.advance({ seconds: 60 });
  expect((await move(app, "America/Los_Angeles")).status).toBe(200);
});

test("whoever moves from zone to zone every day is charged for every day once, and for every month of a model", async () => {
  const app = await monthlyTeam();
  const [id = 0] = await addModelRows(app, ["Forecast"]);
  dataOf(await app.call(purchaseModel, { params: { id }, body: {} }));
  const zones = ["Pacific/Auckland", "Pacific/Honolulu", "Africa/Cairo", "UTC", "Asia/Kolkata"];
  let moves = 0;
  for (let day = 0; day < 50; day += 1) {
    app.clock.advance({ seconds: 23.4 * 60 * 60 });
    await signIn(app);
    const { status } = await move(app, zones[day % zones.length] ?? "UTC");
    moves += status === 200 ? 1 : 0;
    expect([200, 409]).toContain(status);
    await renew(app);
    await issueStatementsOf(app.parts, app.person.teamId);
  }
  expect(moves).toBeGreaterThan(15);
  const invoices = await app.parts.storage.query<{ title: string }>(
    "select title from invoices where team_id = $1 order by number",
    [app.person.teamId],
  );
  expect(invoices.map(({ title }) => title).sort()).toEqual([
    ...["Models, February 2030", "Models, January 2030"],
    "Subscription, 15 February 2030 to 14 March 2030",
  ]);
}, 120_000);
