/**
 * What everything costs, before tax. It is a setting: `PRICES_FILE` names a JSON file that has what differs from
 * the prices below. What was charged stays as it was charged; new prices hold from the next period on.
 */
import { readFileSync } from "node:fs";
import { type BasisPoints, type Cents, hundredthsOf } from "@app/contract/cents";
import type { Currency, PaidType } from "@app/contract/plans";
import { SUBSCRIPTION_TYPES } from "@app/contract/subscription";
import { z } from "zod";
import { WrongSetting } from "./wrong-setting.ts";

export const TRIAL_DAYS = 14;

/** In the file, amounts and percentages with two decimals at most; read, hundredths of both. */
const hundredths = (max: number) =>
  z
    .number("must be a number")
    .min(0, "must not be negative")
    .max(max, `must be at most ${max}`)
    .refine(hasTwoDecimals, "must have two decimals at most")
    .transform(hundredthsOf);
const amount = (given: number) => hundredths(1_000_000).default(hundredthsOf(given));
const wholeNumber = (min: number, max: number) =>
  z
    .int("must be a whole number")
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** Users by the month or, prepaid, by the year; a registered model by the month; unlimited models by either. */
function pricesOf(given: Record<PriceName, number>) {
  return z
    .strictObject({
      monthlyUncommitted: amount(given.monthlyUncommitted),
      annualPaidMonthly: amount(given.annualPaidMonthly),
      annualPrepaid: amount(given.annualPrepaid),
      registeredModel: amount(given.registeredModel),
      unlimitedModelsMonth: amount(given.unlimitedModelsMonth),
      unlimitedModelsYear: amount(given.unlimitedModelsYear),
    })
    .prefault({});
}
type PriceName = PlanName | "registeredModel" | "unlimitedModelsMonth" | "unlimitedModelsYear";
type PlanName = "monthlyUncommitted" | "annualPaidMonthly" | "annualPrepaid";

const volumeDiscount = z.strictObject({
  fromUsers: wholeNumber(1, 1_000_000),
  /** Kept as it is written: it is told so, and `hundredthsOf` reads it exactly. */
  percent: z.number("must be a number").min(0).max(100).refine(hasTwoDecimals),
});

const priceList = z
  .strictObject({
    AUD: pricesOf({
      ...{ monthlyUncommitted: 99, annualPaidMonthly: 89, annualPrepaid: 948 },
      ...{ registeredModel: 29, unlimitedModelsMonth: 490, unlimitedModelsYear: 4_900 },
    }),
    USD: pricesOf({
      ...{ monthlyUncommitted: 69, annualPaidMonthly: 62, annualPrepaid: 660 },
      ...{ registeredModel: 20, unlimitedModelsMonth: 340, unlimitedModelsYear: 3_400 },
    }),
    volumeDiscounts: z
      .array(volumeDiscount)
      .max(20)
      .refine(isEachStepOnce, "must name each number of users once")
      .default([
        { fromUsers: 5, percent: 10 },
        { fromUsers: 20, percent: 20 },
      ]),
    /** In percent, on what Australian accounts pay. */
    gst: hundredths(100).default(1_000),
    trialDays: wholeNumber(1, 366).default(TRIAL_DAYS),
  })
  .prefault({});

export type PriceList = z.output<typeof priceList>;

const PLAN_NAMES: Record<PaidType, PlanName> = {
  [SUBSCRIPTION_TYPES.MONTHLY_UNCOMMITTED]: "monthlyUncommitted",
  [SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY]: "annualPaidMonthly",
  [SUBSCRIPTION_TYPES.ANNUAL_PREPAID]: "annualPrepaid",
};

/** What each user of a plan costs, in cents: a month or a year, as the plan is paid. */
export function costPerUser(list: PriceList, currency: Currency, type: PaidType): Cents {
  return list[currency][PLAN_NAMES[type]];
}

/** The rate of tax on what is paid in a currency. */
export function taxRateFor({ gst }: PriceList, currency: Currency): BasisPoints {
  return currency === "AUD" ? gst : 0;
}

export function readPriceList(file: string | undefined): PriceList {
  const result = priceList.safeParse(file === undefined ? {} : contentOf(file));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = issue?.path.join(".") || "the list";
  throw new WrongSetting(`PRICES_FILE: ${place}: ${issue?.message}.`);
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new WrongSetting(`PRICES_FILE cannot be read: ${(error as Error).message}.`);
  }
}

function hasTwoDecimals(value: number) {
  return Math.round(value * 100) / 100 === value;
}

function isEachStepOnce(steps: { fromUsers: number }[]) {
  return new Set(steps.map(({ fromUsers }) => fromUsers)).size === steps.length;
}
