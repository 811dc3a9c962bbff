import { BILLING_PERIODS, type BillingPeriod } from "@app/contract/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { isGoingOn } from "./amend-price.ts";
import { HeldUnlimited } from "./held-unlimited.tsx";
import { ModelCosts } from "./model-costs.tsx";
import {
  type Plan,
  type UnlimitedPlans,
  unlimitedPlansQuery,
  useRequestUnlimited,
} from "./subscription-queries.ts";
import { UnlimitedChoice } from "./unlimited-choice.tsx";

type UnlimitedCardProps = {
  isAdmin?: boolean;
  /** Known to admins. */
  plan?: Plan;
};

/** Unlimited models: what they cost, and the way to them. */
export function UnlimitedCard({ isAdmin = false, plan }: UnlimitedCardProps) {
  const { data: plans } = useSuspenseQuery(unlimitedPlansQuery);
  const held = plan?.unlimitedModels;
  if (held) return <HeldUnlimited {...{ held, plans }} status={plan.status} />;
  if (plans.isHeld) {
    return (
      <Card>
        <CardHeader
          title="Unlimited models"
          description="Your team has them: no model costs more."
        />
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader title="Unlimited models" description={whenCheaper(plans)} />
      <CardBody className="grid gap-3">
        {isAdmin && <ModelCosts plans={plans} />}
        {isAdmin ? <Buy {...{ plan, plans }} /> : <Ask plans={plans} />}
      </CardBody>
    </Card>
  );
}

/** From how many models on unlimited ones cost less than so many one by one. */
export function whenCheaper({ items, registeredModelPrice: each }: UnlimitedPlans) {
  const one = `A model costs ${amountText(each)} a month.`;
  const from = (period: BillingPeriod, months: number) => {
    const price = items.find(({ billingPeriod }) => billingPeriod === period)?.price;
    return price === undefined ? Infinity : Math.floor(price / (each * months)) + 1;
  };
  const [year, month] = [from(BILLING_PERIODS.ANNUAL, 12), from(BILLING_PERIODS.MONTHLY, 1)];
  if (each === 0 || !Number.isFinite(year + month)) return one;
  return `${one} From ${year} models on, a year of unlimited ones costs less; from ${month}, a month.`;
}

function Buy({ plan, plans }: { plan: Plan | undefined; plans: UnlimitedPlans }) {
  const whyNot = plan && whyNotBuy(plan);
  return (
    <>
      <dl className="grid gap-1.5">
        {plans.items.map(({ billingPeriod, price }) => (
          <div key={billingPeriod} className="flex justify-between gap-3">
            <dt>{billingPeriod === BILLING_PERIODS.ANNUAL ? "A year at once" : "A month"}</dt>
            <dd className="tabular font-medium">{priceText(price, plans.currency)}</dd>
          </div>
        ))}
      </dl>
      {whyNot ? (
        <p className="text-text-2">{whyNot}</p>
      ) : (
        <Changes what="sensitive">
          <Button asChild>
            <Link to="/subscription/purchase_unlimited_models">Buy unlimited models</Link>
          </Button>
        </Changes>
      )}
    </>
  );
}

/** In the order the server asks. */
export function whyNotBuy(plan: Plan): string | undefined {
  if (plan.status === "past_due") return "Pay what is overdue first.";
  if (plan.status === "cancelled") return "Reactivate your subscription first.";
  return isGoingOn(plan) ? undefined : "Choose a plan first.";
}

/** Who may not buy asks who may. */
function Ask({ plans }: { plans: UnlimitedPlans }) {
  const request = useRequestUnlimited();
  const [period, setPeriod] = useState<BillingPeriod>(BILLING_PERIODS.ANNUAL);
  if (request.isSuccess) return <p role="status">Your admins are asked by e-mail.</p>;
  return (
    <Changes>
      <UnlimitedChoice {...{ plans, period }} onChoose={setPeriod} />
      <Button
        isPending={request.isPending}
        onClick={() =>
          request.mutate(
            { billingPeriod: period },
            {
              onSuccess: () => toast.success("Your admins are asked by e-mail"),
              onError: failureToast("Your admins were not asked"),
            },
          )
        }
      >
        Ask your admins for it
      </Button>
    </Changes>
  );
}
