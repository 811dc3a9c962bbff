import { isPaidType } from "@app/contract/plans";
import type { SubscriptionStatus, SubscriptionType } from "@app/contract/subscription";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { OpenPayment } from "#money/open-payment.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { Page } from "#ui/page.tsx";
import { Part } from "#ui/part.tsx";
import { SkeletonCard, SkeletonRows } from "#ui/skeleton.tsx";
import { Loading } from "#ui/waiting.tsx";
import { isGoingOn } from "./amend-price.ts";
import { CancelCard } from "./cancel-card.tsx";
import { CommunityCard } from "./community-card.tsx";
import { DeclinedNotices } from "./declined-notices.tsx";
import { EveryPlan } from "./every-plan.tsx";
import { IncludedCard } from "./included-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PLAN_NAMES, type StateWords, stateWords, statusWords } from "./plan-words.ts";
import { StateNotice } from "./state-notice.tsx";
import { planQuery, teamQuery } from "./subscription-queries.ts";
import { UnlimitedCard } from "./unlimited-card.tsx";

/** What the page needs to know of whoever looks, and of their team. */
export type SubscriptionViewer = {
  account: { isAdmin: boolean };
  subscription: { subscriptionType: SubscriptionType; status: SubscriptionStatus };
  alerts: { key: string; message: string }[];
};

export function SubscriptionPage({ viewer }: { viewer: SubscriptionViewer }) {
  return viewer.account.isAdmin ? (
    <Part fallback={<SubscriptionSkeleton />}>
      <Paid viewer={viewer} />
    </Part>
  ) : (
    <Told viewer={viewer} />
  );
}

/** All of it, for whoever pays. */
function Paid({ viewer }: { viewer: SubscriptionViewer }) {
  const { data: plan } = useSuspenseQuery({ ...planQuery, refetchInterval: refetchWhileOverdue });
  const isPaying = isGoingOn(plan);
  return (
    <Frame
      state={stateWords(plan)}
      action={
        !ASKED_BY_NOTICE.includes(plan.status) && (
          <Changes what="sensitive">
            <Button asChild variant={plan.status === "active" ? "primary" : "secondary"}>
              <Link to="/subscription/amend">
                {isPaying ? "Amend subscription" : "Choose a plan"}
              </Link>
            </Button>
          </Changes>
        )
      }
    >
      <OpenPayment />
      <StateNotice plan={plan} alert={alertOf(viewer)} />
      <DeclinedNotices alerts={viewer.alerts} />
      <Columns
        aside={
          <Part fallback={CARD_SHAPE}>
            <UnlimitedCard isAdmin plan={plan} />
          </Part>
        }
      >
        <PlanCard plan={plan} />
        {plan.status !== "ended" && <IncludedCard type={plan.subscriptionType} />}
        <EveryPlan plan={plan} />
        {isPaying && plan.cancelledAt === null && <CancelCard plan={plan} />}
        {(plan.status === "trialing" || plan.status === "ended") && <CommunityCard plan={plan} />}
      </Columns>
    </Frame>
  );
}

/** Where the notice has what is to be done, the page offers it once. */
const ASKED_BY_NOTICE: SubscriptionStatus[] = ["trialing", "past_due", "ended"];

const OVERDUE_POLL_MS = 15_000;

/** A payment that comes through is seen without asking. */
function refetchWhileOverdue({ state }: { state: { data?: { status: string } | undefined } }) {
  return state.data?.status === "past_due" ? OVERDUE_POLL_MS : false;
}

/** How it stands, for whoever uses what others pay for. */
function Told({ viewer }: { viewer: SubscriptionViewer }) {
  const { subscriptionType, status } = viewer.subscription;
  // Admins can buy nothing beside a plan that is not there or does not go on, whoever asks them.
  const mayAsk = status === "active" && isPaidType(subscriptionType);
  return (
    <Frame state={statusWords(status)}>
      <Columns
        aside={
          mayAsk && (
            <Part fallback={CARD_SHAPE}>
              <UnlimitedCard />
            </Part>
          )
        }
      >
        <Card>
          <CardHeader
            title={PLAN_NAMES[subscriptionType]}
            description="Your team's admins see what it costs, and change it."
          />
          <CardBody>
            <p>{alertOf(viewer) ?? "Everything works."}</p>
            <Part fallback={null}>
              <Admins />
            </Part>
          </CardBody>
        </Card>
        {status !== "ended" && <IncludedCard type={subscriptionType} />}
      </Columns>
    </Frame>
  );
}

/** Whom to turn to. */
function Admins() {
  const { items } = useSuspenseQuery(teamQuery).data;
  const admins = items.filter(({ isAdmin }) => isAdmin);
  return (
    <>
      <h3 className="mt-3 text-xs text-text-2">
        {admins.length === 1 ? "Your admin" : "Your admins"}
      </h3>
      <ul>
        {admins.map(({ id, name, email }) => (
          <li key={id}>
            {name},{" "}
            <a href={`mailto:${email}`} className="break-all underline">
              {email}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function alertOf({ alerts }: SubscriptionViewer): string | undefined {
  return alerts.find(({ key }) => key.startsWith("subscription_"))?.message;
}

type FrameProps = { state?: StateWords; action?: ReactNode; children: ReactNode };

function Frame({ state, action, children }: FrameProps) {
  return (
    <Page
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          Subscription
          {state && <Badge tone={state.tone}>{state.text}</Badge>}
        </span>
      }
      actions={action}
    >
      <div className="grid gap-4">{children}</div>
    </Page>
  );
}

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_23rem] items-start gap-4 max-[68rem]:grid-cols-1">
      <div className="grid min-w-0 gap-4">{children}</div>
      {aside}
    </div>
  );
}

const CARD_SHAPE = (
  <SkeletonCard hasNote>
    <SkeletonRows count={3} />
  </SkeletonCard>
);

export function SubscriptionSkeleton() {
  return (
    <Frame>
      <Loading>
        <Columns aside={CARD_SHAPE}>
          {CARD_SHAPE}
          {CARD_SHAPE}
        </Columns>
      </Loading>
    </Frame>
  );
}
