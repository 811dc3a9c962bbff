/** What a subscription costs: the one place that works it out, for the server that charges and the page that shows it. */
import { type BasisPoints, type Cents, hundredthsOf, ratioOf, shareOf, sumOf } from "./cents.ts";
import { SUBSCRIPTION_TYPES, type SubscriptionType } from "./subscription.ts";

/** What the price is worked out from, as it is sent: amounts and percentages with two decimals at most. */
export type SubscriptionData = {
  costPerUser: number;
  discountPercent: number;
  subscriptionType: SubscriptionType;
  /** How many users the next period is set to. */
  numRenewalPayingUsers: number;
  /** What the current period costs, before tax. */
  periodCost: number;
  /** How much of the current period is left. */
  percentRemaining: number;
};

/** All in cents, before tax. */
export type SubscriptionPrice = {
  subtotal: Cents;
  discount: Cents;
  total: Cents;
  /** By how much the period becomes dearer; one that becomes cheaper gives nothing back. */
  newCharges: Cents;
  payableNow: Cents;
  annualCost: Cents;
  renewalCost: Cents;
  obligationUsers: number;
  obligationCost: Cents;
};

/** The price of a subscription with so many paying users. */
export function priceSubscription(data: SubscriptionData, payingUsers: number): SubscriptionPrice {
  const subtotal = ratioOf(hundredthsOf(data.costPerUser), payingUsers, 1);
  const discount = shareOf(subtotal, hundredthsOf(data.discountPercent));
  const total = subtotal - discount;
  const periodCost = hundredthsOf(data.periodCost);
  const newCharges = Math.max(0, total - periodCost);
  const isPaidByTheYear = data.subscriptionType === SUBSCRIPTION_TYPES.ANNUAL_PREPAID;
  return {
    subtotal,
    discount,
    total,
    newCharges,
    payableNow: shareOf(newCharges, hundredthsOf(data.percentRemaining)),
    annualCost: isPaidByTheYear ? total : total * 12,
    renewalCost: total,
    obligationUsers: Math.max(payingUsers, data.numRenewalPayingUsers),
    obligationCost: Math.max(total, periodCost),
  };
}

/** How much of a period is left, in percent with two decimals: 219 of 365 days are 60. */
export function percentRemaining(daysLeft: number, daysInPeriod: number): number {
  return ratioOf(10_000, daysLeft, daysInPeriod) / 100;
}

export type TaxedAmount = { net: Cents; tax: Cents; gross: Cents };

/** Tax on the whole of an invoice, rounded once, as the law on GST lets an issuer do it. */
export function withTax(net: Cents, rate: BasisPoints): TaxedAmount {
  const tax = shareOf(net, rate);
  return { net, tax, gross: net + tax };
}

/** Amounts of one currency together, part by part: the tax of each was rounded by itself. */
export function taxedInAll(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = (part: keyof TaxedAmount) => sumOf(amounts.map((each) => each[part]));
  return { net: sum("net"), tax: sum("tax"), gross: sum("gross") };
}
