import { BILLING_PERIODS, type BillingPeriod } from "@app/contract/plans";
import { amountText } from "#lib/price-text.ts";
import { RadioGroup } from "#ui/choice.tsx";
import { taxWord } from "./plan-words.ts";
import type { UnlimitedPlans } from "./subscription-queries.ts";

type UnlimitedChoiceProps = {
  plans: UnlimitedPlans;
  period: BillingPeriod;
  onChoose: (period: BillingPeriod) => void;
};

/** By the year or the month. */
export function UnlimitedChoice({ plans, period, onChoose }: UnlimitedChoiceProps) {
  const month = plans.items.find(({ billingPeriod: each }) => each === BILLING_PERIODS.MONTHLY);
  return (
    <RadioGroup
      label={`How to pay, in ${plans.currency} before ${taxWord(plans.taxPercent)}`}
      isCards
      value={String(period)}
      onChange={(value) => onChoose(Number(value) as BillingPeriod)}
      options={plans.items.toReversed().map(({ billingPeriod, price }) => {
        const isYear = billingPeriod === BILLING_PERIODS.ANNUAL;
        return {
          value: String(billingPeriod),
          label: isYear ? "A year at once" : "Monthly",
          hint: isYear ? yearHint(price, month?.price) : "One payment a month",
          aside: (
            <>
              <span className="block font-medium text-text">{amountText(price)}</span>a{" "}
              {isYear ? "year" : "month"}
            </>
          ),
        };
      })}
    />
  );
}

/** Prices are a setting, so that what a year saves is worked out. */
function yearHint(year: number, month = 0) {
  const months = year / month;
  return Number.isInteger(months) && months < 12
    ? `Twelve months for the price of ${months}`
    : "One payment a year";
}
