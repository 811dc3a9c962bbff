/** What is still charged of a year that was committed to and is paid month by month, as letters and pages tell it. */
import { monthOfDay, readDay } from "@app/engine/time/day";
import { centsText, hundredthsOf } from "./cents.ts";
import type { Currency } from "./plans.ts";
import { SUBSCRIPTION_TYPES, type SubscriptionType } from "./subscription.ts";
import { withTax } from "./subscription-price.ts";

export type Instalments = {
  subscriptionType: SubscriptionType;
  /** The first day of the next month, and the day after the year. */
  periodTo: string | null;
  termTo: string | null;
  /** Of a month, before tax. */
  periodCost: number;
  currency: Currency;
  taxPercent: number;
};

/** Whoever cancels goes on paying these; empty where there are none. */
export function monthsLeftWords(plan: Instalments): string {
  const [next, end] = [readDay(plan.periodTo ?? ""), readDay(plan.termTo ?? "")];
  const isByMonth = plan.subscriptionType === SUBSCRIPTION_TYPES.ANNUAL_PAID_MONTHLY;
  if (!isByMonth || next === undefined || end === undefined) return "";
  const left = monthOfDay(end) - monthOfDay(next);
  if (left <= 0) return "";
  const { gross, tax } = withTax(hundredthsOf(plan.periodCost), hundredthsOf(plan.taxPercent));
  const price = `${plan.currency} ${centsText(gross)}${tax > 0 ? " with GST" : ""}`;
  return left === 1
    ? `1 more month of the year that was committed to is charged, ${price}.`
    : `${left} more months of the year that was committed to are charged, ${price} each.`;
}
