import { isPaidType, type PaidType } from "@app/contract/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountText } from "#lib/price-text.ts";
import { OpenPayment } from "#money/open-payment.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { RadioGroup } from "#ui/choice.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonFields } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { AmendCost } from "./amend-cost.tsx";
import { type Choice, isGoingOn } from "./amend-price.ts";
import { PayingCard } from "./paying-card.tsx";
import { PLAN_HINTS, PLAN_NAMES, periodWord, stateWords, taxWord } from "./plan-words.ts";
import { SubscriptionCrumb } from "./subscription-crumb.tsx";
import { type Plan, planQuery } from "./subscription-queries.ts";
import { UsersCard } from "./users-card.tsx";

type AmendPageProps = {
  /** It is done, and another page tells it. */
  onDone: () => unknown;
};

export function AmendPage({ onDone }: AmendPageProps) {
  return (
    <Page
      title="Amend subscription"
      breadcrumb={<SubscriptionCrumb page="Amend" />}
      actions={
        <Part fallback={null}>
          <State />
        </Part>
      }
    >
      <Part fallback={AMEND_SHAPE}>
        <div className="grid gap-4">
          <OpenPayment />
          <Amending onDone={onDone} />
        </div>
      </Part>
    </Page>
  );
}

function State() {
  const { tone, text } = stateWords(useSuspenseQuery(planQuery).data);
  // On a phone what stands there grows, and this is no button.
  return (
    <div>
      <Badge tone={tone}>{text}</Badge>
    </div>
  );
}

function Amending({ onDone }: AmendPageProps) {
  const { data: plan } = useSuspenseQuery(planQuery);
  const [changed, change] = useState<Partial<Choice>>({});
  const [draft, setDraft] = useState<string>();
  const choice: Choice = { ...startOf(plan), ...changed };
  const choose = (more: Partial<Choice>) => change({ ...changed, ...more });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_25rem] items-start gap-6 max-[68rem]:grid-cols-1">
      <div className="grid min-w-0 gap-4">
        <PlanCard plan={plan} {...choice} onChoose={choose} />
        <UsersCard plan={plan} {...choice} onChoose={choose} draft={draft} onDraft={setDraft} />
        <PayingCard />
      </div>
      {draft === undefined ? (
        <AmendCost {...{ plan, choice, onDone }} />
      ) : (
        <Card className="px-5 py-4 text-text-2">
          What it costs is worked out as soon as there is a number of users.
        </Card>
      )}
    </div>
  );
}

/** Where nothing is chosen yet: what the next renewal is set to, or the cheapest year for who is here. */
function startOf(plan: Plan): Choice {
  const type = plan.renewalType ?? plan.subscriptionType;
  const dearest = plan.plans.at(-1)?.subscriptionType;
  return {
    payingUsers: Math.max(isGoingOn(plan) ? plan.numRenewalPayingUsers : 1, plan.memberCount),
    subscriptionType: isPaidType(type) ? type : (dearest ?? 3),
  };
}

type ChoosingProps = Choice & { plan: Plan; onChoose: (choice: Partial<Choice>) => void };

function PlanCard({ plan, subscriptionType, onChoose }: ChoosingProps) {
  return (
    <Card>
      <CardHeader
        title="Plan"
        description={`Prices per paying user, in ${plan.currency} before ${taxWord(plan.taxPercent)}.`}
      />
      <CardBody className="[&_legend]:sr-only">
        <RadioGroup
          label="Plan"
          isCards
          value={String(subscriptionType)}
          onChange={(value) => onChoose({ subscriptionType: Number(value) as PaidType })}
          options={plan.plans.map(({ subscriptionType: type, costPerUser }) => ({
            value: String(type),
            label: (
              <span className="flex flex-wrap items-center gap-x-2">
                {PLAN_NAMES[type]}
                {isGoingOn(plan) && type === plan.subscriptionType && (
                  <Badge tone="outline">Your plan</Badge>
                )}
              </span>
            ),
            hint: PLAN_HINTS[type],
            aside: (
              <>
                <span className="block font-medium text-text">{amountText(costPerUser)}</span>a{" "}
                {periodWord(type)}
              </>
            ),
          }))}
        />
      </CardBody>
    </Card>
  );
}

const AMEND_SHAPE = (
  <div className="grid gap-4">
    <SkeletonCard hasNote>
      <div className="p-4 pt-0">
        <SkeletonFields count={3} />
      </div>
    </SkeletonCard>
  </div>
);

export function AmendSkeleton() {
  return (
    <Page title="Amend subscription" breadcrumb={<SubscriptionCrumb page="Amend" />}>
      <Loading>{AMEND_SHAPE}</Loading>
    </Page>
  );
}
