import { hundredthsOf } from "@app/contract/cents";
import { BILLING_PERIODS, type BillingPeriod } from "@app/contract/plans";
import { withTax } from "@app/contract/subscription-price";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { dayText, lastDayText } from "#lib/day-text.ts";
import { priceText } from "#lib/price-text.ts";
import { useIntentKey } from "#lib/use-intent-key.ts";
import { OpenPayment } from "#money/open-payment.tsx";
import { useCardPayment } from "#money/use-card-payment.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Notice } from "#ui/notice.tsx";
import { Page, Stack } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonFields } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Loading } from "#ui/waiting.tsx";
import { LATE_BANK, NotPaid } from "./amend-cost.tsx";
import { money } from "./amend-price.ts";
import { ModelCosts } from "./model-costs.tsx";
import { PayableNow } from "./payable-now.tsx";
import { PayingCard, usePaying } from "./paying-card.tsx";
import { SubscriptionCrumb } from "./subscription-crumb.tsx";
import { planQuery, unlimitedPlansQuery, usePurchaseUnlimited } from "./subscription-queries.ts";
import { whenCheaper, whyNotBuy } from "./unlimited-card.tsx";
import { UnlimitedChoice } from "./unlimited-choice.tsx";

type UnlimitedPageProps = { onDone: () => unknown };

export function UnlimitedPage(props: UnlimitedPageProps) {
  return (
    <Page {...HEADING}>
      <Part fallback={<SkeletonFields count={3} />}>
        <Stack>
          <OpenPayment />
          <Purchase {...props} />
        </Stack>
      </Part>
    </Page>
  );
}

function Purchase({ onDone }: UnlimitedPageProps) {
  const { data: plans } = useSuspenseQuery(unlimitedPlansQuery);
  const { data: plan } = useSuspenseQuery(planQuery);
  const [period, setPeriod] = useState<BillingPeriod>(BILLING_PERIODS.ANNUAL);
  const { currency, taxPercent } = plans;
  const chosen = plans.items.find(({ billingPeriod }) => billingPeriod === period);
  const price = chosen?.price ?? 0;
  const { tax, gross } = withTax(hundredthsOf(price), hundredthsOf(taxPercent));
  const whyNot = plan.unlimitedModels ? "Your team has unlimited models already." : whyNotBuy(plan);
  if (whyNot) return <Notice tone="alert">{whyNot}</Notice>;
  return (
    <Stack>
      <Card className="grid gap-4 p-5">
        <p className="text-text-2">{whenCheaper(plans)}</p>
        <ModelCosts plans={plans} />
        <UnlimitedChoice {...{ plans, period }} onChoose={setPeriod} />
        <PayableNow
          {...{ currency, taxPercent }}
          net={price}
          tax={money(tax)}
          gross={money(gross)}
        />
        {chosen && (
          <p className="text-text-2">
            They are paid for until {lastDayText(chosen.renewsOn)} and renew on{" "}
            {dayText(chosen.renewsOn)} at the price of that day, unless you stop that before, on the
            page Subscription.
          </p>
        )}
        <PayButton {...{ period, onDone }} price={price} told={priceText(money(gross), currency)} />
      </Card>
      <PayingCard />
    </Stack>
  );
}

type PayButtonProps = UnlimitedPageProps & {
  period: BillingPeriod;
  price: number;
  /** With tax, in words. */
  told: string;
};

function PayButton({ period, price, told, onDone }: PayButtonProps) {
  const purchase = usePurchaseUnlimited();
  const { isCard, taker } = usePaying();
  const { pay, isPaying, question } = useCardPayment(taker);
  const body = { billingPeriod: period, payableNow: price };
  const idempotencyKey = useIntentKey(body);
  const buy = async () => {
    const send = () => purchase.mutateAsync({ body, idempotencyKey });
    const { payment } = await pay(send, told);
    if (payment) toast.info(LATE_BANK);
    else toast.success("Your team has unlimited models now");
    await onDone();
  };
  const word = period === BILLING_PERIODS.ANNUAL ? "year" : "month";
  return (
    <div className="grid gap-2">
      {purchase.error && !isPaying && <NotPaid error={purchase.error} />}
      {question}
      <Changes what="sensitive" tellsWhy>
        <Button
          variant="primary"
          size="lg"
          isPending={isPaying}
          onClick={() => void buy().catch(() => undefined)}
        >
          {isCard ? `Pay ${told} for a ${word}` : `Order for ${told} a ${word}`}
        </Button>
      </Changes>
    </div>
  );
}

const HEADING = {
  title: "Unlimited models",
  description: "As many models as you like, at one price.",
  width: "form" as const,
  breadcrumb: <SubscriptionCrumb page="Unlimited models" />,
};

export function UnlimitedSkeleton() {
  return (
    <Page {...HEADING}>
      <Loading>
        <SkeletonFields count={3} />
      </Loading>
    </Page>
  );
}
