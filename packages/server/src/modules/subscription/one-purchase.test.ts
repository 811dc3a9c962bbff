import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  amendSubscription,
  getAmendData,
  purchaseUnlimitedModels,
} from "@app/contract/subscription-plan";
import { readDay } from "@app/engine/time/day";
import { beforeAll, expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";
import { type Held, planAmend } from "./plan-amend.ts";

/** `npm run test:purchases` does 200 on each storage. */
const ROUNDS = Number(process.env.PURCHASE_ROUNDS ?? 3);
const SLOWLY = { timeout: 60_000 + ROUNDS * 5_000 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1e6 });
});

test(
  `in ${ROUNDS} rounds of 2 to 5 amendments at once, all of them come to what one order of them does`,
  SLOWLY,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) await amendAtOnce(round);
  },
);

async function amendAtOnce(round: number) {
  await setPlan(app);
  const { length } = await postingsOf(app);
  const counts = Array.from(
    { length: 2 + (round % 4) },
    (_, index) => 1 + ((round * 7 + index * 11) % 40),
  );
  const answers = await Promise.all(
    counts.map((payingUsers) => app.send(amendSubscription, { body: { payingUsers } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(counts.map(() => 200));
  const charges = (await postingsOf(app))
    .slice(length)
    .flatMap(({ credit, amount }) => (credit === "seats" ? [amount] : []));
  const { data } = await app.call(getAmendData, {});
  const came = {
    charges,
    users: data?.payingUsers,
    renewal: data?.numRenewalPayingUsers,
    cost: data?.periodCost,
  };
  expect(ordersOf(counts).map(outcomeOf)).toContainEqual(came);
}

/** What the rules say of amendments one after the other. */
function outcomeOf(counts: number[]) {
  const today = readDay(app.clock.now().toISOString().slice(0, 10)) ?? 0;
  let held: Held = {
    ...{ standing: "active", subscriptionType: SUBSCRIPTION_TYPES.ANNUAL_PREPAID, currency: "AUD" },
    ...{ payingUsers: 6, renewalUsers: 6, periodCost: 511_920 },
    period: { from: today + 219 - 365, to: today + 219 },
  };
  const charges: number[] = [];
  for (const payingUsers of counts) {
    const choice = { payingUsers, subscriptionType: SUBSCRIPTION_TYPES.ANNUAL_PREPAID };
    const { price, after } = planAmend(readPriceList(undefined), held, choice, today);
    if (price.payableNow > 0) charges.push(price.payableNow);
    held = { ...held, ...after };
  }
  const { payingUsers: users, renewalUsers: renewal, periodCost } = held;
  return { charges, users, renewal, cost: periodCost / 100 };
}

function ordersOf(counts: number[]): number[][] {
  if (counts.length <= 1) return [counts];
  return counts.flatMap((first, index) =>
    ordersOf(counts.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

test(
  `in ${ROUNDS} rounds of 20 purchases at once under one key, one is made and all are answered the same`,
  SLOWLY,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await testApp({ rateLimitScale: 1e6 });
      await setPlan(buyer);
      const request = { body: { billingPeriod: 2 as const }, idempotencyKey: `round-${round}` };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => buyer.send(purchaseUnlimitedModels, request)),
      );
      expect(
        new Set(answers.map(({ status, envelope }) => JSON.stringify([status, envelope]))).size,
      ).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await postingsOf(buyer)).toHaveLength(2);
    }
  },
);
