import { SUBSCRIPTION_TYPES, type SubscriptionType } from "@app/contract/subscription";
import { beforeAll, expect, test } from "vitest";
import type { Parts } from "#http/parts.ts";
import { entriesOf, verifyLedger } from "#modules/ledger/ledger.ts";
import type { TestClock } from "#testing/test-clock.ts";
import { inTeam } from "#testing/test-ledger.ts";
import { testParts } from "#testing/test-parts.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { trailOf } from "#testing/test-trail.ts";
import { renewDue } from "./renew-due.ts";
import { createTeam } from "./subscription.ts";

const { TRIAL, MONTHLY_UNCOMMITTED, ANNUAL_PREPAID, COMMUNITY, ANNUAL_PAID_MONTHLY } =
  SUBSCRIPTION_TYPES;

let parts: Parts;
let clock: TestClock;
beforeAll(async () => {
  ({ parts, clock } = await testParts());
  // Of its own, since all teams there are renewed.
  parts.storage = await freshStorage();
});

/** From 15 January 2030, in the clock's own time; 5 users at 99.00 less 10 % where it is monthly. */
async function newTeam(subscriptionType: SubscriptionType, change = "period_cost = 44550") {
  const work = parts.storage.startWork();
  const status = subscriptionType === TRIAL ? "trialing" : "active";
  const team = { teamName: "Team", subscriptionType, status } as const;
  const teamId = await createTeam(work, clock.now(), team);
  await work.commit();
  for (const each of ["currency = 'AUD', paying_users = 5, renewal_users = 5", change]) {
    await parts.storage.query(`update subscriptions set ${each} where id = $1`, [teamId]);
  }
  return teamId;
}

async function standsNow(teamId: number) {
  const [row] = await parts.storage.query(
    `select status, subscription_type as type, paying_users as users, period_cost as cost,
       period_from as "from", period_to as "to", term_to as "termTo" from subscriptions where id = $1`,
    [teamId],
  );
  return row;
}

async function keysOf(teamId: number) {
  const entries = await inTeam(parts, teamId, ({ db }) => entriesOf(db, teamId));
  return entries.map(({ key }) => key);
}

test("periods, terms and trials end by the calendar, each once, however often and by how many it is looked", async () => {
  const trial = await newTeam(TRIAL);
  const monthly = await newTeam(MONTHLY_UNCOMMITTED);
  const committed = await newTeam(ANNUAL_PAID_MONTHLY);
  const prepaid = await newTeam(ANNUAL_PREPAID);
  const community = await newTeam(COMMUNITY);
  const cancelled = await newTeam(
    MONTHLY_UNCOMMITTED,
    "status = 'cancelled', cancelled_at = now()",
  );
  const overdue = await newTeam(MONTHLY_UNCOMMITTED, "status = 'past_due'");
  const away = await newTeam(
    MONTHLY_UNCOMMITTED,
    "renewal_users = 2, time_zone = 'Australia/Sydney'",
  );

  await renewDue(parts);
  expect(await keysOf(monthly)).toEqual([]);

  // To 14 February, 09:00 UTC: the trial was over on 29 January, and no month yet, not even in Sydney.
  clock.advance({ days: 30 });
  await renewDue(parts);
  expect(await standsNow(trial)).toMatchObject({ status: "ended" });
  expect(await keysOf(away)).toEqual([]);

  // To 15 February.
  clock.advance({ days: 1 });
  await Promise.all([renewDue(parts), renewDue(parts), renewDue(parts)]);
  await renewDue(parts);
  expect(await keysOf(monthly)).toEqual(["period from 15 February 2030"]);
  expect(await standsNow(monthly)).toEqual({
    ...{ status: "active", type: MONTHLY_UNCOMMITTED, users: 5, cost: 44_550 },
    ...{ from: "2030-02-15", to: "2030-03-15", termTo: "2030-03-15" },
  });
  expect(await keysOf(committed)).toEqual(["period from 15 February 2030"]);
  expect(await standsNow(committed)).toMatchObject({ to: "2030-03-15", termTo: "2031-01-15" });
  expect(await standsNow(away)).toMatchObject({ users: 2, cost: 19_800 });
  expect(await standsNow(cancelled)).toMatchObject({ status: "ended", to: "2030-02-15" });
  expect(await standsNow(overdue)).toMatchObject({ status: "ended" });
  for (const teamId of [trial, prepaid, community, cancelled, overdue]) {
    expect(await keysOf(teamId)).toEqual([]);
  }
  expect(await standsNow(community)).toMatchObject({ status: "active", from: null });
  expect((await trailOf(parts, trial)).map(({ action }) => action)).toEqual(["subscription.end"]);
  expect((await trailOf(parts, monthly)).map(({ action }) => action)).toEqual([
    ...["ledger.post", "subscription.renew"],
  ]);

  // Nobody looked for three months: each is made up for.
  clock.advance({ days: 90 });
  await renewDue(parts);
  expect(await keysOf(monthly)).toEqual(
    ["15 February", "15 March", "15 April", "15 May"].map((day) => `period from ${day} 2030`),
  );
  expect((await verifyLedger(parts.storage)).breaks).toEqual([]);
});

test("unlimited models go on by the month for who pays, and end with the subscription", async () => {
  const today = clock.now().toISOString().slice(0, 10);
  const unlimited = `unlimited_period = 1, unlimited_renewal = 1, unlimited_from = '${today}',
    unlimited_to = date '${today}' + interval '1 month'`;
  const paying = await newTeam(ANNUAL_PREPAID, unlimited);
  const overdue = await newTeam(ANNUAL_PREPAID, `${unlimited}, status = 'past_due'`);
  const leaving = await newTeam(
    MONTHLY_UNCOMMITTED,
    `${unlimited}, status = 'cancelled', cancelled_at = now()`,
  );
  clock.advance({ days: 32 });
  await renewDue(parts);
  await renewDue(parts);

  expect(await keysOf(paying)).toEqual([expect.stringMatching(/^unlimited models from /)]);
  const [entry] = await inTeam(parts, paying, ({ db }) => entriesOf(db, paying));
  expect(entry?.postings.map(({ credit, amount }) => [credit, amount])).toEqual([
    ["unlimited_models", 49_000],
    ["gst", 4_900],
  ]);
  for (const teamId of [overdue, leaving]) {
    expect(await keysOf(teamId)).toEqual([]);
    const [row] = await parts.storage.query(
      `select unlimited_period as period, unlimited_to as "to" from subscriptions where id = $1`,
      [teamId],
    );
    expect(row).toEqual({ period: null, to: null });
  }
});
