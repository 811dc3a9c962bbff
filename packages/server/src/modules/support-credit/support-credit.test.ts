import { SUBSCRIPTION_TYPES, type SubscriptionType } from "@app/contract/subscription";
import { expect, test } from "vitest";
import { balancesOf, entriesOf } from "#modules/ledger/ledger.ts";
import { createTeam } from "#modules/subscription/subscription.ts";
import { inTeam } from "#testing/test-ledger.ts";
import { testParts } from "#testing/test-parts.ts";
import { freshStorage } from "#testing/test-storage.ts";
import { grantDueMinutes, takeMinutes } from "./support-credit.ts";

const { TRIAL, ANNUAL_PREPAID, COMMUNITY } = SUBSCRIPTION_TYPES;

test("minutes that are used at the moment of the grant do not lapse beside it: of 720, 120 used and 120 given are 720", async () => {
  const { parts, clock } = await testParts();
  parts.storage = await freshStorage();
  const work = parts.storage.startWork();
  const team = { teamName: "Team", subscriptionType: ANNUAL_PREPAID, status: "active" } as const;
  const teamId = await createTeam(work, clock.now(), team);
  await work.commit();
  for (let month = 1; month <= 6; month += 1) {
    await grantDueMinutes(parts);
    clock.advance({ days: 31 });
  }
  let granted: Promise<unknown> | undefined;
  await inTeam(parts, teamId, async (context) => {
    await takeMinutes(context, teamId, { messageId: 1, minutes: 120, discussionId: 1 });
    granted = grantDueMinutes(parts);
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  await granted;
  const balances = await inTeam(parts, teamId, ({ db }) => balancesOf(db, teamId));
  expect(balances.find(({ account }) => account === "support_balance")?.amount).toBe(720);
});

test("a paying team is given 2h a month up to 12h, once a month, and nobody else is", async () => {
  const { parts, clock } = await testParts();
  // Of its own, since all teams there are given minutes.
  parts.storage = await freshStorage();
  const newTeam = async (subscriptionType: SubscriptionType, status: "active" | "ended") => {
    const work = parts.storage.startWork();
    const team = { teamName: "Team", subscriptionType, status };
    const teamId = await createTeam(work, clock.now(), team);
    await work.commit();
    return teamId;
  };
  const paying = await newTeam(ANNUAL_PREPAID, "active");
  const others = [
    await newTeam(TRIAL, "active"),
    await newTeam(COMMUNITY, "active"),
    await newTeam(ANNUAL_PREPAID, "ended"),
  ];
  for (let month = 1; month <= 8; month += 1) {
    await Promise.all([grantDueMinutes(parts), grantDueMinutes(parts)]);
    await grantDueMinutes(parts);
    clock.advance({ days: 31 });
  }

  const entries = await inTeam(parts, paying, ({ db }) => entriesOf(db, paying));
  expect(entries.map(({ key }) => key)).toEqual(
    ["January", "February", "March", "April", "May", "June", "July", "August"].map(
      (month) => `support ${month} 2030`,
    ),
  );
  const balances = await inTeam(parts, paying, ({ db }) => balancesOf(db, paying));
  // 8 × 120 were given, 720 may be kept.
  expect(balances).toEqual([
    { account: "support_balance", unit: "minutes", amount: 720 },
    { account: "support_granted", unit: "minutes", amount: 960 },
    { account: "support_lapsed", unit: "minutes", amount: 240 },
  ]);
  for (const teamId of others) {
    expect(await inTeam(parts, teamId, ({ db }) => entriesOf(db, teamId))).toEqual([]);
  }
});
