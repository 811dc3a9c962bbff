import { listModelContracts, purchaseModel } from "@app/contract/model-contracts";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import {
  amendSubscription,
  getAmendData,
  purchaseUnlimitedModels,
} from "@app/contract/subscription-plan";
import { readDay } from "@app/engine/time/day";
import { beforeAll, expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import { crashingStorage } from "#testing/billing-years/crashes.ts";
import { makeDice } from "#testing/billing-years/dice.ts";
import { type TestApp, testApp } from "#testing/test-app.ts";
import { addModelRows } from "#testing/test-models.ts";
import { postingsOf, setPlan } from "#testing/test-plan.ts";
import { testStorage } from "#testing/test-storage.ts";
import { type Held, planAmend } from "./plan-amend.ts";

/** `npm run test:purchases` does 200 of each, and 500 of amendments, on each storage. */
const ROUNDS = Number(process.env.PURCHASE_ROUNDS ?? 1);
const AMEND_ROUNDS = Number(process.env.AMEND_ROUNDS ?? 4);
const SLOWLY = { timeout: 60_000 + Math.max(ROUNDS, AMEND_ROUNDS) * 10_000 };

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ rateLimitScale: 1e6 });
});

test(
  `in ${AMEND_ROUNDS} rounds of 2 to 5 amendments at once, all of them come to what one order of them does`,
  SLOWLY,
  async () => {
    for (let round = 0; round < AMEND_ROUNDS; round += 1) await amendAtOnce(round);
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

/** How fifty that come at once may ask: under one key, each without any, and under one key for different things. */
const WAYS = {
  "under one key": (round: number) => ({ body: ANNUALLY, idempotencyKey: `round-${round}` }),
  "without a key": () => ({ body: ANNUALLY }),
  "under one key for two things": (round: number, index: number) => ({
    ...{ body: index % 2 === 0 ? ANNUALLY : MONTHLY, idempotencyKey: `round-${round}` },
  }),
};
const [MONTHLY, ANNUALLY] = [{ billingPeriod: 1 }, { billingPeriod: 2 }] as const;

test.each(Object.entries(WAYS))(
  `of 50 purchases at once %s one is made, in each of ${ROUNDS} rounds`,
  SLOWLY,
  async (_way, requestOf) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const buyer = await testApp({ rateLimitScale: 1e6 });
      await setPlan(buyer);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          buyer.send(purchaseUnlimitedModels, requestOf(round, index)),
        ),
      );
      const made = answers.filter(({ status }) => status === 200);
      expect(made.length).toBeGreaterThan(0);
      expect(new Set(made.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
      const others = answers.filter(({ status }) => status !== 200);
      expect(others.every(({ status }) => status === 409)).toBe(true);
      expect(await postingsOf(buyer)).toHaveLength(2);
    }
  },
);

test(
  `of 50 purchases of a model at once one is made, in each of ${ROUNDS} rounds`,
  SLOWLY,
  async () => {
    await setPlan(app);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [id = 0] = await addModelRows(app, [`Model ${round}`]);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => app.send(purchaseModel, { params: { id }, body: {} })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const { data } = await app.call(listModelContracts, { query: { search: `Model ${round}` } });
      expect(data?.items.filter(({ modelName }) => modelName === `Model ${round}`)).toHaveLength(1);
    }
  },
);

test(
  `a purchase whose process dies on the way, in ${ROUNDS * 4} rounds, is made once by whoever sends it again @long`,
  SLOWLY,
  async () => {
    for (let round = 0; round < ROUNDS * 4; round += 1) {
      const storage = crashingStorage(await testStorage(), makeDice(round));
      const buyer = await testApp({ rateLimitScale: 1e6 }, { storage });
      // A process that is dead sends no letters either.
      buyer.parts.onMail = () => {};
      await setPlan(buyer);
      const request = { body: ANNUALLY, idempotencyKey: "again" };
      storage.chance = 0.5;
      const buy = () => buyer.send(purchaseUnlimitedModels, request);
      await Promise.all([buy(), buy(), buy()]);
      storage.chance = 0;
      storage.restart();
      const answers = [await buy(), await buy()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
      expect(await postingsOf(buyer)).toHaveLength(2);
    }
  },
);
