/** Unlimited models, from values alone: what a period of them costs, and which one is next. */
import { type DaySpan, periodAt } from "@app/contract/billing-calendar";
import { BILLING_PERIODS, type BillingPeriod, type Currency } from "@app/contract/plans";
import { type DayNumber, dayWords } from "@app/engine/time/day";
import type { PriceList } from "#core/price-list.ts";
import type { InvoiceLine } from "#modules/ledger/ledger.ts";

export type UnlimitedPeriod = {
  span: DaySpan;
  title: string;
  lines: InvoiceLine[];
  /** Of its entry in the ledger: it is charged once. */
  key: string;
};

type Held = { currency: Currency; period: BillingPeriod; anchor: DayNumber };

/** The periods from one that begins on a day to those that begin until another, at least the first. */
export function upcomingUnlimited(
  prices: PriceList,
  held: Held,
  from: DayNumber,
  until: DayNumber,
): UnlimitedPeriod[] {
  const first = planUnlimited(prices, held, from);
  const { to } = first.span;
  return to > until ? [first] : [first, ...upcomingUnlimited(prices, held, to, until)];
}

/** The period that a day lies in, counted from the day they were first bought. */
export function planUnlimited(
  prices: PriceList,
  { currency, period, anchor }: Held,
  day: DayNumber,
): UnlimitedPeriod {
  const { unlimitedModelsMonth, unlimitedModelsYear } = prices[currency];
  const [amount, months] =
    period === BILLING_PERIODS.ANNUAL ? [unlimitedModelsYear, 12] : [unlimitedModelsMonth, 1];
  const span = periodAt(anchor, months, day);
  const title = `Unlimited models, ${dayWords(span.from)} to ${dayWords(span.to - 1)}`;
  const each = { quantity: 1, price: amount };
  return {
    ...{ span, title },
    lines: [{ account: "unlimited_models", description: title, amount, each }],
    key: `unlimited models from ${dayWords(span.from)}`,
  };
}
