import { modelsAfterWords } from "@app/contract/models-after-unlimited";
import { BILLING_PERIODS, type BillingPeriod } from "@app/contract/plans";
import type { SubscriptionStatus } from "@app/contract/subscription";
import { useState } from "react";
import { dayText, lastDayText } from "#lib/day-text.ts";
import { priceText } from "#lib/price-text.ts";
import { Button } from "#ui/button.tsx";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";
import { Changes } from "#ui/changes.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { failureToast } from "#ui/failure-toast.ts";
import { toast } from "#ui/toast.tsx";
import { taxWord } from "./plan-words.ts";
import { type Plan, type UnlimitedPlans, useSetUnlimitedRenewal } from "./subscription-queries.ts";

type Unlimited = NonNullable<Plan["unlimitedModels"]>;
/** By which period they go on; null lets them end. */
type Renewal = BillingPeriod | null;

type HeldUnlimitedProps = {
  held: Unlimited;
  plans: UnlimitedPlans;
  status: SubscriptionStatus;
};

const { MONTHLY, ANNUAL } = BILLING_PERIODS;
const RENEWALS: Renewal[] = [ANNUAL, MONTHLY, null];

/** Unlimited models that the team has: until when, what they go on as, and what can be chosen instead. */
export function HeldUnlimited({ held, plans, status }: HeldUnlimitedProps) {
  const isRenewing = status === "active";
  const [asked, setAsked] = useState<Renewal>();
  const others = RENEWALS.filter((each) => each !== held.renewsBy);
  return (
    <Card>
      <CardHeader
        title="Unlimited models"
        description={`Your team has them, paid ${byWords(held.billingPeriod)}.`}
      />
      <CardBody className="grid gap-3">
        <p>{isRenewing ? renewalWords(held, plans) : restWords(held, status)}</p>
        {isRenewing && (
          <Changes>
            <div className="flex flex-wrap gap-2">
              {others.map((each) => (
                <Button key={each} onClick={() => setAsked(each)}>
                  {deedWords(each, held)}
                </Button>
              ))}
            </div>
          </Changes>
        )}
      </CardBody>
      {asked !== undefined && (
        <AskRenewal {...{ asked, held, plans }} onClose={() => setAsked(undefined)} />
      )}
    </Card>
  );
}

type AskRenewalProps = {
  asked: Renewal;
  held: Unlimited;
  plans: UnlimitedPlans;
  onClose: () => void;
};

/** Nothing is charged today; what will be is named before it is chosen. */
function AskRenewal({ asked, held, plans, onClose }: AskRenewalProps) {
  const setRenewal = useSetUnlimitedRenewal();
  const told = renewalWords({ ...held, renewsBy: asked }, plans);
  const confirm = () =>
    setRenewal
      .mutateAsync({ billingPeriod: asked })
      .then(() => toast.success(told))
      .catch(failureToast("Nothing was changed"))
      .finally(onClose);
  return (
    <ConfirmDialog
      isOpen
      {...{ onClose }}
      onConfirm={confirm}
      title={asked === null ? "Stop renewing unlimited models?" : "Renew unlimited models?"}
      confirmLabel={deedWords(asked, held)}
      keepLabel="Leave as it is"
      tone={asked === null ? "danger" : "primary"}
    >
      {told} {asked === null ? "You can change your mind until then." : "Nothing is charged today."}
    </ConfirmDialog>
  );
}

function byWords(period: BillingPeriod) {
  return period === ANNUAL ? "a year at once" : "by the month";
}

function deedWords(renewal: Renewal, { renewsBy }: Unlimited) {
  if (renewal === null) return "Stop renewal";
  const word = renewal === ANNUAL ? "yearly" : "monthly";
  return renewsBy === null ? `Renew ${word}` : `Change to ${word}`;
}

/** They are paid for, whatever becomes of the plan. */
export function restWords({ to }: Unlimited, status: SubscriptionStatus) {
  const until = lastDayText(to ?? "");
  if (status === "ended") {
    return `They are paid up to ${until} and rest. With a plan that begins by then, they are there again.`;
  }
  return `Unlimited models are paid up to ${until}. They rest once the subscription ends, and are there again if it goes on by then.`;
}

function renewalWords(
  { to, renewsBy, modelsAfter }: Unlimited,
  { items, currency, taxPercent }: UnlimitedPlans,
) {
  if (renewsBy === null) {
    return `They end on ${lastDayText(to ?? "")}. ${modelsAfterWords(modelsAfter, currency)}`;
  }
  const price = items.find(({ billingPeriod }) => billingPeriod === renewsBy)?.price ?? 0;
  const word = renewsBy === ANNUAL ? "a year" : "a month";
  return `They renew on ${dayText(to ?? "")} for ${priceText(price, currency)} ${word}, before ${taxWord(taxPercent)}.`;
}
