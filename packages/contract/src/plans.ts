/** What the plans are, whatever they cost: prices are the installation's, and come with the calls. */
import { SUBSCRIPTION_TYPES, type SubscriptionType } from "./subscription.ts";

export const BILLING_PERIODS = { MONTHLY: 1, ANNUAL: 2 } as const;
export type BillingPeriod = (typeof BILLING_PERIODS)[keyof typeof BILLING_PERIODS];

export const CURRENCIES = ["AUD", "USD"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Australia pays in its own dollars, with GST; everybody else in US dollars, without. */
export function currencyFor(countryCode: string): Currency {
  return countryCode === "AU" ? "AUD" : "USD";
}

/** What people pay for users by; a trial and Community cost nothing. */
export const PAID_TYPES = [
  SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED,
  SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY,
  SUBSCRIPTION_TYPES.ANNUAL_PREPAID,
] as const;
export type PaidType = (typeof PAID_TYPES)[number];

export function isPaidType(type: SubscriptionType): type is PaidType {
  return PAID_TYPES.some((paid) => paid === type);
}

/** How many months one payment is for, and how many the customer has committed to. */
export const PLAN_MONTHS: Record<PaidType, { period: number; term: number }> = {
  [SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED]: { period: 1, term: 1 },
  [SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY]: { period: 1, term: 12 },
  [SUBSCRIPTION_TYPES.ANNUAL_PREPAID]: { period: 12, term: 12 },
};

/** So many percent off the whole from so many users on. */
export type VolumeDiscount = { fromUsers: number; percent: number };

/** The discount of the highest step that so many users reach. */
export function discountPercentFor(discounts: readonly VolumeDiscount[], users: number): number {
  const reached = discounts.filter(({ fromUsers }) => fromUsers <= users);
  return reached.reduce((highest, step) => (step.fromUsers > highest.fromUsers ? step : highest), {
    fromUsers: 0,
    percent: 0,
  }).percent;
}
