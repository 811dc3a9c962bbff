import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { nextStanding } from "@app/contract/subscription-state";
import { readDay, writeDay } from "@app/engine/time/day";
import { expect, test } from "vitest";
import { readPriceList } from "#core/price-list.ts";
import { dueEvent, type HeldTerm, planRenewal, type Renewal } from "./plan-renewal.ts";

const prices = readPriceList(undefined);
const { TRIAL, MONTHLY_UNCOMMITTED, ANNUAL_PREPAID, COMMUNITY, ANNUAL_PAID_MONTHLY } =
  SUBSCRIPTION_TYPES;

function day(text: string) {
  const number = readDay(text);
  if (number === undefined) throw new Error(text);
  return number;
}
const span = (from: string, to: string) => ({ from: day(from), to: day(to) });
const written = ({ after: { period, termTo } }: Renewal) =>
  [period.from, period.to, termTo].map(writeDay);

/** 6 users prepaid for the year from 23 June 2026, set to 4 at the renewal. */
const prepaid: HeldTerm = {
  ...{ standing: "active", subscriptionType: ANNUAL_PREPAID, currency: "AUD", renewalType: null },
  ...{ payingUsers: 6, renewalUsers: 4, periodCost: 511_920 },
  ...{ anchor: day("2026-06-23"), period: span("2026-06-23", "2027-06-23") },
  termTo: day("2027-06-23"),
};
/** A year from 31 January 2027 that is paid by the month, in its first one. */
const byMonth: HeldTerm = {
  ...{ ...prepaid, subscriptionType: ANNUAL_PAID_MONTHLY, periodCost: 48_060 },
  ...{ anchor: day("2027-01-31"), period: span("2027-01-31", "2027-02-28") },
  termTo: day("2028-01-31"),
};

function renewed(held: HeldTerm) {
  const renewal = planRenewal(prices, held);
  if (!renewal) throw new Error("nothing to renew");
  return renewal;
}

test.each<[string, Partial<HeldTerm>, string, string | undefined]>([
  [
    "a trial on its last day",
    { standing: "trialing", subscriptionType: TRIAL },
    "2027-06-22",
    undefined,
  ],
  [
    "a trial a day later",
    { standing: "trialing", subscriptionType: TRIAL },
    "2027-06-23",
    "trial_over",
  ],
  ["a period on its last day", {}, "2027-06-22", undefined],
  ["a period a day later", {}, "2027-06-23", "period_over"],
  ["a period long after it", {}, "2029-01-01", "period_over"],
  ["what was cancelled", { standing: "cancelled" }, "2027-06-23", "term_over"],
  [
    "what was cancelled within its term",
    { ...byMonth, standing: "cancelled" },
    "2027-02-28",
    "period_over",
  ],
  ["what is past due", { standing: "past_due" }, "2027-06-23", "period_over"],
  ["what is past due and cancelled", { standing: "past_due_cancelled" }, "2027-06-23", "term_over"],
  ["what has ended", { standing: "ended" }, "2029-01-01", undefined],
  [
    "Community",
    { subscriptionType: COMMUNITY, period: null, termTo: null },
    "2029-01-01",
    undefined,
  ],
])("of %s there is due: %o on %s", (_what, change, today, event) => {
  const held = { ...prepaid, ...change };
  expect(dueEvent(held, day(today))).toBe(event);
  // Whatever is due can happen.
  if (event) expect(nextStanding(held.standing, event as "period_over")).toBeDefined();
});

test("a prepaid year is followed by another, with the users it was set to: 4 at 948.00 and no discount", () => {
  const renewal = renewed(prepaid);
  expect(written(renewal)).toEqual(["2027-06-23", "2028-06-23", "2028-06-23"]);
  expect(renewal.after).toMatchObject({ payingUsers: 4, periodCost: 379_200, renewalType: null });
  expect(renewal.key).toBe("period from 23 June 2027");
  expect(renewal.lines.map(({ account, amount }) => [account, amount])).toEqual([
    ["seats", 379_200],
    ["discounts", 0],
  ]);
});

test("within a year that is committed to, every month is paid as the first was, whatever the renewal is set to", () => {
  const renewal = renewed({ ...byMonth, renewalType: MONTHLY_UNCOMMITTED });
  expect(written(renewal)).toEqual(["2027-02-28", "2027-03-31", "2028-01-31"]);
  expect(renewal.after).toMatchObject({
    ...{ payingUsers: 6, periodCost: 48_060, renewalType: MONTHLY_UNCOMMITTED },
  });
  expect(renewal.workedOut).toBe("6 users × 89.00, less volume discount, 10%");
  expect(renewal.lines).toMatchObject([
    { account: "seats", amount: 53_400, each: { quantity: 6, price: 8_900 } },
    { account: "discounts", amount: 5_340, description: "Volume discount, 10%" },
  ]);
});

test("a month that was agreed at another price than today's is charged at it, and says so", () => {
  const renewal = renewed({ ...byMonth, periodCost: 45_000 });
  const description =
    "Forecastle subscription, 28 February 2027 to 30 March 2027: 6 users, as agreed";
  expect(renewal.lines).toEqual([{ account: "seats", amount: 45_000, description }]);
});

test("twelve months from 31 January fill the year without a gap, and the thirteenth begins another at new prices", () => {
  let held = byMonth;
  const begins: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    const { after } = renewed(held);
    expect(after.period.from).toBe(held.period?.to);
    begins.push(writeDay(after.period.from));
    held = { ...held, ...after };
  }
  expect(begins).toEqual([
    ...["2027-02-28", "2027-03-31", "2027-04-30", "2027-05-31", "2027-06-30", "2027-07-31"],
    ...["2027-08-31", "2027-09-30", "2027-10-31", "2027-11-30", "2027-12-31", "2028-01-31"],
  ]);
  // The last of them is the first month of the next year, with 4 users at 89.00.
  expect(held).toMatchObject({ termTo: day("2029-01-31"), payingUsers: 4, periodCost: 35_600 });
});

test("another plan begins with the new term, and is counted from that day", () => {
  const renewal = renewed({ ...prepaid, renewalType: MONTHLY_UNCOMMITTED });
  expect(written(renewal)).toEqual(["2027-06-23", "2027-07-23", "2027-07-23"]);
  expect(renewal.after).toMatchObject({
    ...{ subscriptionType: MONTHLY_UNCOMMITTED, anchor: day("2027-06-23"), periodCost: 39_600 },
  });
});

test("who was away for months makes up for each, one after the other, and no key comes twice", () => {
  let held: HeldTerm = {
    ...byMonth,
    subscriptionType: MONTHLY_UNCOMMITTED,
    termTo: day("2027-02-28"),
  };
  const keys: string[] = [];
  while (dueEvent(held, day("2027-06-15"))) {
    const { key, after } = renewed(held);
    keys.push(key);
    held = { ...held, ...after };
  }
  expect(keys).toEqual(
    ["28 February", "31 March", "30 April", "31 May"].map((from) => `period from ${from} 2027`),
  );
});

test("a trial and Community have no next period", () => {
  for (const subscriptionType of [TRIAL, COMMUNITY]) {
    expect(planRenewal(prices, { ...prepaid, subscriptionType })).toBeUndefined();
  }
});
