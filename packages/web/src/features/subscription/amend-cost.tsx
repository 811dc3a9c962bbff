import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ApiError } from "#lib/api.ts";
import { dayText, lastDayText } from "#lib/day-text.ts";
import { amountText, priceText } from "#lib/price-text.ts";
import { isUnanswered } from "#lib/until-paid.ts";
import { useIntentKey } from "#lib/use-intent-key.ts";
import { useCardPayment } from "#money/use-card-payment.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.tsx";
import { type Choice, type ChoicePrice, isGoingOn, money, priceChoice } from "./amend-price.ts";
import { PayableNow } from "./payable-now.tsx";
import { usePaying } from "./paying-card.tsx";
import { deedWords, PLAN_NAMES, periodWord, taxWord, usersWord } from "./plan-words.ts";
import { type Plan, useAmend, useIsOverdue } from "./subscription-queries.ts";

type AmendCostProps = { plan: Plan; choice: Choice; onDone: () => unknown };

/** What a choice costs, line by line in the order it is worked out, and the button that pays it. */
export function AmendCost({ plan, choice, onDone }: AmendCostProps) {
  const price = priceChoice(plan, choice);
  return (
    <Card className="grid gap-4 px-5 py-4 max-[68rem]:max-w-[39rem]">
      <h2 className="text-md font-semibold tracking-tight">What it costs</h2>
      <PeriodPrice {...{ plan, choice, price }} />
      {isGoingOn(plan) && <Left plan={plan} price={price} />}
      <PayableNow
        currency={plan.currency}
        taxPercent={plan.taxPercent}
        net={money(price.now.payableNow)}
        tax={money(price.taxNow)}
        gross={money(price.grossNow)}
      />
      <Later {...{ plan, choice, price }} />
      <PayButton {...{ plan, choice, price, onDone }} />
    </Card>
  );
}

type PriceProps = { plan: Plan; choice: Choice; price: ChoicePrice };

/** The period that is going on, or the first one. */
function PeriodPrice({ plan, choice, price: { data, now } }: PriceProps) {
  const type = isGoingOn(plan) ? plan.subscriptionType : choice.subscriptionType;
  const word = type === 3 ? "annual" : "monthly";
  return (
    <Lines title={`New ${word} price`}>
      <Line
        label="Subtotal"
        note={`${amountText(data.costPerUser)} × ${usersWord(choice.payingUsers)}`}
        value={amountText(money(now.subtotal))}
      />
      <Line
        label="Volume discount"
        note={`${data.discountPercent}% of ${amountText(money(now.subtotal))}`}
        value={amountText(-money(now.discount))}
      />
      <Line label="Total" value={amountText(money(now.total))} isTotal />
    </Lines>
  );
}

/** What of it is new, and how much of the period is left. */
function Left({ plan, price: { now } }: Omit<PriceProps, "choice">) {
  const until = plan.periodTo && `Until ${lastDayText(plan.periodTo)}`;
  // Charged, whether its invoice is paid by now or not.
  const since = plan.periodFrom && `, charged from ${dayText(plan.periodFrom)}`;
  return (
    <Lines title={until ?? "This period"}>
      <Line label="Total" value={amountText(money(now.total))} />
      <Line
        label="Current period cost"
        note={`${usersWord(plan.payingUsers)}${since ?? ""}`}
        value={amountText(-plan.periodCost)}
      />
      <Line label="New charges" value={amountText(money(now.newCharges))} isTotal />
      <Line
        label="Share of the period left"
        note={`${plan.daysLeft} of ${plan.daysInPeriod} days`}
        value={<em>{plan.percentRemaining}%</em>}
      />
    </Lines>
  );
}

function Later({ plan, choice, price: { now, renewal } }: PriceProps) {
  if (plan.cancelledAt !== null && isGoingOn(plan)) {
    return <p className="text-text-2">Your subscription is cancelled and does not renew.</p>;
  }
  const { subscriptionType: type } = choice;
  const isOther = isGoingOn(plan) && type !== plan.subscriptionType;
  const when = isGoingOn(plan) && plan.termTo ? dayText(plan.termTo) : undefined;
  return (
    <Lines title={isOther ? `From renewal, ${PLAN_NAMES[type]}` : "From renewal"}>
      <Line label="Annual cost" value={amountText(money(renewal.annualCost))} />
      <Line
        label="Renewal cost"
        note={when ?? `Every ${periodWord(type)}`}
        value={amountText(money(renewal.renewalCost))}
      />
      <Line
        label="Payment obligation"
        note={`${usersWord(now.obligationUsers)}, the higher of new and renewal users`}
        value={amountText(money(now.obligationCost))}
      />
    </Lines>
  );
}

function PayButton({ plan, choice, price, onDone }: PriceProps & { onDone: () => unknown }) {
  const amend = useAmend();
  const { isCard, taker } = usePaying();
  const { subscriptionType, payingUsers } = choice;
  const payableNow = money(price.now.payableNow);
  const body = { payingUsers, subscriptionType, payableNow };
  const idempotencyKey = useIntentKey(body);
  const deed = deedWords(plan, choice);
  const isOverdue = useIsOverdue(plan);
  const amount = priceText(money(price.grossNow), plan.currency);
  const { pay, isPaying, question } = useCardPayment(taker);
  const buy = async () => {
    const send = () => amend.mutateAsync({ body, idempotencyKey });
    const { payingUsers: paid, payment } = await pay(send, amount);
    if (payment) toast.info(LATE_BANK);
    else
      toast.success(payableNow > 0 ? `You pay for ${usersWord(paid)} now` : "Your renewal is set");
    await onDone();
  };
  return (
    <div className="grid gap-2 text-center">
      {amend.error && !isPaying && <NotPaid error={amend.error} />}
      {question}
      <Changes what="sensitive" tellsWhy>
        <Button
          variant="primary"
          size="lg"
          disabled={deed === undefined || isOverdue}
          isPending={isPaying}
          onClick={() => void buy().catch(() => undefined)}
          className="h-auto! min-h-10.5 py-2 text-balance whitespace-normal!"
        >
          {labelOf(deed, payableNow > 0 ? amount : undefined, isCard)}
        </Button>
      </Changes>
      <p className="text-xs text-text-3">
        {isOverdue ? (
          <Link to="/subscription">Pay what is overdue first.</Link>
        ) : (
          `All amounts before ${taxWord(plan.taxPercent)} unless stated`
        )}
      </p>
    </div>
  );
}

/** Where nothing is paid now, only what it does. */
function labelOf(deed: string | undefined, amount: string | undefined, isCard: boolean) {
  if (deed === undefined) return "Nothing changes";
  if (amount !== undefined) return `${isCard ? "Pay" : "Order for"} ${amount} and ${deed}`;
  return deed.charAt(0).toUpperCase() + deed.slice(1);
}

export const LATE_BANK =
  "Your bank has not answered yet. What you ordered holds as soon as it has.";

/** Why it was not done; another amount than was shown is shown by now, and asked about. */
export function NotPaid({ error }: { error: Error }) {
  if (isUnanswered(error)) {
    return (
      <Notice tone="alert" title="It is not known yet what came of it" className="text-left">
        {error.message} It is one payment, however often you press.
      </Notice>
    );
  }
  const isOther = error instanceof ApiError && error.hasKey("payableNow");
  return (
    <Notice
      tone={isOther ? "alert" : "negative"}
      title={isOther ? "The amount has changed" : "Nothing was changed"}
      className="text-left"
    >
      {error.message} {isOther && "Above is what it comes to now. Press again if you agree."}
    </Notice>
  );
}

function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-xs font-medium text-text-2">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}

type LineProps = { label: string; note?: string; value: ReactNode; isTotal?: boolean };

/** The bracket of what is taken off stands outside, so that digits stand below each other. */
function Line({ label, note, value, isTotal = false }: LineProps) {
  const isNegative = typeof value === "string" && value.endsWith(")");
  return (
    <div
      data-total={isTotal || undefined}
      className="flex items-baseline justify-between gap-4 py-1.25 data-total:mt-1 data-total:border-t data-total:border-rule data-total:font-semibold"
    >
      <dt>
        {label}
        {note && <span className="block text-xs text-text-3">{note}</span>}
      </dt>
      <dd className={classNames("tabular text-right", !isNegative && "pr-[0.36em]")}>{value}</dd>
    </div>
  );
}
