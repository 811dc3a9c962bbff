import { isPaidType } from "@app/contract/plans";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { dayText, lastDayText } from "#lib/day-text.ts";
import { loadPart } from "#lib/load-part.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { money, priceOn, renewalOf } from "./amend-price.ts";
import { PLAN_NAMES, periodWord, taxWord, usersWord } from "./plan-words.ts";
import type { Plan } from "./subscription-queries.ts";

const PurchaseOrderDialog = lazy(async () => {
  const { PurchaseOrderDialog } = await loadPart(() => import("./purchase-order-dialog.tsx"));
  return { default: PurchaseOrderDialog };
});

/** What is paid for, from when to when, and what comes next. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <Card className="grid gap-4 p-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-lg font-semibold tracking-tight">
            {PLAN_NAMES[plan.subscriptionType]}
          </h2>
          <p className="text-text-2">{workedOut(plan)}</p>
        </div>
        <Cost plan={plan} />
      </div>
      <Period plan={plan} />
      <Facts plan={plan} />
    </Card>
  );
}

function workedOut(plan: Plan) {
  const { subscriptionType: type, payingUsers, discountPercent, status } = plan;
  if (type === 1) {
    return status === "ended"
      ? "It is over, and nothing was charged."
      : "Everything works, and nothing is charged.";
  }
  if (!isPaidType(type)) return "Free, for 1 user and 1 model.";
  const had = status === "ended" ? "You had " : "";
  const each = `${had}${usersWord(payingUsers)} at ${amountText(plan.costPerUser)} a ${periodWord(type)}`;
  if (discountPercent === 0) return each;
  const step = plan.volumeDiscounts.find(({ percent }) => percent === discountPercent);
  return `${each}, less ${discountPercent}%${step ? ` from ${step.fromUsers} users` : ""}`;
}

function Cost({ plan }: { plan: Plan }) {
  const { subscriptionType: type, currency, periodCost, status, taxPercent } = plan;
  if (!isPaidType(type) || status === "ended") return null;
  return (
    <div className="text-right phone:text-left">
      <p className="tabular text-2xl font-semibold tracking-tight">
        {priceText(periodCost, currency)}
      </p>
      <p className="text-text-2">
        a {periodWord(type)}, before {taxWord(taxPercent)}
      </p>
    </div>
  );
}

/** How much of the period has passed. */
function Period({ plan }: { plan: Plan }) {
  const { periodFrom, periodTo, daysLeft, daysInPeriod, status } = plan;
  if (!periodFrom || !periodTo || status === "ended") return null;
  const passed = (100 * (daysInPeriod - daysLeft)) / daysInPeriod;
  const end = status === "trialing" || plan.cancelledAt !== null ? "ends" : "renews";
  // Who is past due when a period is over has ended, within a term too.
  const isOverdue = status === "past_due";
  const isLastPeriod = periodTo === plan.termTo;
  return (
    <div>
      <div className="relative h-2.5 rounded-xs bg-tile" aria-hidden="true">
        <div className="h-full rounded-xs bg-text-2" style={{ width: `${passed}%` }} />
        <div
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 bg-text"
          style={{ left: `${passed}%` }}
        />
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-text-2">
        <span>{dayText(periodFrom)}</span>
        <span className="phone:order-last phone:w-full">
          Today, {daysLeft} of {daysInPeriod} days left
        </span>
        <span>
          {lastDayText(periodTo)}
          {isOverdue ? ", ends unless paid" : isLastPeriod && `, ${end}`}
        </span>
      </div>
    </div>
  );
}

function Facts({ plan }: { plan: Plan }) {
  const [isOpen, setIsOpen] = useState(false);
  const renewal = renewalOf(plan);
  const price = renewal && priceOn(plan, renewal);
  const isOther = renewal && renewal.subscriptionType !== plan.subscriptionType;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-t border-border pt-4">
      <Fact label="Paying users">{usersInUse(plan)}</Fact>
      <Fact label="Next renewal">
        {renewal && plan.termTo
          ? `${dayText(plan.termTo)}, ${usersWord(renewal.payingUsers)}`
          : "None"}
        {isOther && <span className="block text-xs">{PLAN_NAMES[renewal.subscriptionType]}</span>}
      </Fact>
      <Fact label={`Renewal with ${taxWord(plan.taxPercent)}`}>
        {price ? withTax(money(price.net), money(price.tax), money(price.gross)) : "–"}
      </Fact>
      <Fact label="Purchase order">
        <span className="proportional">{plan.purchaseOrderNumber || "None"}</span>
        <Changes>
          <Button
            variant="quiet"
            size="sm"
            className="-my-1 ml-1 text-accent-text! phone:-my-2.5"
            aria-label="Edit purchase order"
            onClick={() => setIsOpen(true)}
          >
            Edit
          </Button>
        </Changes>
      </Fact>
      <Suspense>
        {isOpen && (
          <PurchaseOrderDialog
            purchaseOrderNumber={plan.purchaseOrderNumber}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </dl>
  );
}

function usersInUse({ payingUsers, memberCount, subscriptionType, status }: Plan) {
  if (!isPaidType(subscriptionType) || status === "ended") return `${memberCount} in use`;
  return memberCount === payingUsers
    ? `${payingUsers}, all in use`
    : `${payingUsers}, ${memberCount} in use`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-text-2">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function withTax(net: number, tax: number, gross: number) {
  if (tax === 0) return amountText(net);
  return `${amountText(net)} + ${amountText(tax)} = ${amountText(gross)}`;
}
