/** What is still charged of a year that was committed to and is paid month by month, as letters and pages tell it. */
import { dayWords, monthOfDay, readDay } from "@app/engine/time/day";
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

/** When a plan ends that is cancelled while it is past due: with its period, unless what is overdue is paid by then. */
export function overdueEndWords(plan: Instalments): string {
  const [period, term] = [readDay(plan.periodTo ?? ""), readDay(plan.termTo ?? "")];
  const owed = "What is overdue is still to be paid.";
  if (period === undefined || term === undefined) return owed;
  if (period >= term) return `${owed} The plan ends after ${dayWords(term - 1)}.`;
  const left = monthsLeftWords(plan);
  const runs = `it runs until ${dayWords(term - 1)}${left === "" ? "." : `, and ${left}`}`;
  return `${owed} Without that the plan ends after ${dayWords(period - 1)}; with it, ${runs}`;
}
