import { isPaidType } from "@app/contract/plans";
import type { SubscriptionType } from "@app/contract/subscription";
import { Check, Minus } from "lucide-react";
import { Card, CardBody, CardHeader } from "#ui/card.tsx";

/** What comes with a plan, and what does not. */
export function IncludedCard({ type }: { type: SubscriptionType }) {
  return (
    <Card>
      <CardHeader title="What is included" />
      <CardBody>
        <dl className="grid grid-cols-2 gap-x-7 phone:grid-cols-1">
          {includedIn(type).map(([what, howMuch]) => (
            <div
              key={what}
              className="flex items-center gap-2.5 border-t border-border py-1.75 [&:nth-child(-n+2)]:border-t-0 phone:[&:nth-child(2)]:border-t"
            >
              {howMuch === NONE ? (
                <Minus className="size-3.5 text-text-3" />
              ) : (
                <Check className="size-3.5 text-positive" />
              )}
              <dt className="font-medium">{what}</dt>
              <dd className="ml-auto text-right text-text-2">{howMuch}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

const NONE = "none";

/** Support comes with what is paid for; who pays nothing for good says in reports what they were made with. */
function includedIn(type: SubscriptionType) {
  const isCommunity = type === 4;
  return [
    ["Scenarios, versions, Why?", "no limit"],
    ["Support credit", isPaidType(type) ? "2h 0m a month" : NONE],
    ["Connections", "no limit"],
    ["Web reports and PDF", isCommunity ? "with watermark" : "no watermark"],
    ["Excel with live formulas", "both ways"],
    ["Example models", "never billed"],
  ] as const;
}
