import { expect, test } from "vitest";
import { SUBSCRIPTION_TYPES } from "./subscription.ts";
import {
  percentRemaining,
  priceSubscription,
  type SubscriptionData,
  withTax,
} from "./subscription-price.ts";

const prepaid: SubscriptionData = {
  costPerUser: 948,
  discountPercent: 10,
  subscriptionType: SUBSCRIPTION_TYPES.ANNUAL_PREPAID,
  numRenewalPayingUsers: 6,
  periodCost: 5119.2,
  percentRemaining: 60,
};

test("from 6 to 9 prepaid users with 219 of 365 days left, 1,535.76 are payable now", () => {
  expect(priceSubscription(prepaid, 9)).toEqual({
    // 948.00 × 9
    subtotal: 853_200,
    // 10 % of 8,532.00
    discount: 85_320,
    total: 767_880,
    // 7,678.80 − 5,119.20
    newCharges: 255_960,
    // 60 % of 2,559.60
    payableNow: 153_576,
    annualCost: 767_880,
    renewalCost: 767_880,
    obligationUsers: 9,
    obligationCost: 767_880,
  });
});

test("fewer users cost nothing now and give nothing back: the obligation stays what it was", () => {
  expect(priceSubscription({ ...prepaid, discountPercent: 0 }, 4)).toMatchObject({
    // 948.00 × 4, below the current 5,119.20
    total: 379_200,
    newCharges: 0,
    payableNow: 0,
    renewalCost: 379_200,
    obligationUsers: 6,
    obligationCost: 511_920,
  });
});

test.each([
  ["Monthly Uncommitted", SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED, 99, 53_460, 641_520],
  ["Annual Committed, Paid Monthly", SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY, 89, 48_060, 576_720],
  ["Annual Committed, Prepaid", SUBSCRIPTION_TYPES.ANNUAL_PREPAID, 948, 511_920, 511_920],
])(
  "6 users on %s renew at their total, and a year costs twelve times that unless prepaid",
  (_name, subscriptionType, costPerUser, renewalCost, annualCost) => {
    const data = { ...prepaid, subscriptionType, costPerUser };
    expect(priceSubscription(data, 6)).toMatchObject({ renewalCost, annualCost });
  },
);

test("a discount of half a cent is rounded up: 10 % of 10.05 is 1.01, which leaves 9.04", () => {
  const data = { ...prepaid, costPerUser: 3.35, periodCost: 0 };
  expect(priceSubscription(data, 3)).toMatchObject({ subtotal: 1_005, discount: 101, total: 904 });
});

test("a payment of half a cent is rounded up: 50 % of 0.01 is 0.01, 49.99 % of it nothing", () => {
  const data = { ...prepaid, costPerUser: 0.01, discountPercent: 0, periodCost: 0 };
  const payable = (percent: number) =>
    priceSubscription({ ...data, percentRemaining: percent }, 1).payableNow;
  expect([100, 50, 49.99, 0].map(payable)).toEqual([1, 1, 0, 0]);
});

test("the discount is rounded before the payment is: 12.5 % of 99.99, then 33.33 % of the rest", () => {
  const data = { ...prepaid, costPerUser: 99.99, discountPercent: 12.5, periodCost: 0 };
  // 12.49875 → 12.50; 99.99 − 12.50 = 87.49; × 0.3333 = 29.160417
  expect(priceSubscription({ ...data, percentRemaining: 33.33 }, 1)).toMatchObject({
    discount: 1_250,
    total: 8_749,
    payableNow: 2_916,
  });
});

test("nobody costs nothing", () => {
  expect(priceSubscription({ ...prepaid, periodCost: 0 }, 0)).toMatchObject({
    ...{ subtotal: 0, discount: 0, total: 0, payableNow: 0, obligationUsers: 6 },
  });
});

test("a price that is not whole cents is refused, not rounded in silence", () => {
  expect(() => priceSubscription({ ...prepaid, costPerUser: 9.999 }, 1)).toThrow(RangeError);
  expect(() => priceSubscription(prepaid, 1.5)).toThrow(RangeError);
});

test.each([
  [219, 365, 60],
  [365, 365, 100],
  [0, 30, 0],
  // 2/3 is 66.666…, 1/3 is 33.333…, 1/16 is 6.25, 1/32 is 3.125: half goes up.
  [20, 30, 66.67],
  [10, 30, 33.33],
  [1, 16, 6.25],
  [1, 32, 3.13],
])("%d of %d days left are %d %", (left, days, percent) => {
  expect(percentRemaining(left, days)).toBe(percent);
});

test.each([
  // 10 % of 1,535.76 is 153.576.
  [153_576, { net: 153_576, tax: 15_358, gross: 168_934 }],
  [511_920, { net: 511_920, tax: 51_192, gross: 563_112 }],
  // Half a cent of tax goes up: 10 % of 0.05.
  [5, { net: 5, tax: 1, gross: 6 }],
  [4, { net: 4, tax: 0, gross: 4 }],
])("10 %% of GST on %d cents", (net, expected) => {
  expect(withTax(net, 1_000)).toEqual(expected);
});

test("where no GST is due, an amount is what it was", () => {
  expect(withTax(66_000, 0)).toEqual({ net: 66_000, tax: 0, gross: 66_000 });
});
