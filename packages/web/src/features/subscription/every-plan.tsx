import { amountText } from "#lib/price-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Table, TableCell, TableHead, TableRow } from "#ui/table.tsx";
import { isGoingOn, money, priceOn } from "./amend-price.ts";
import { PLAN_NAMES, periodWord, taxWord, usersWord } from "./plan-words.ts";
import type { Plan } from "./subscription-queries.ts";

/** What the users that are paid for, or that are here, cost on each of the plans. */
export function EveryPlan({ plan }: { plan: Plan }) {
  const users = isGoingOn(plan) ? plan.payingUsers : plan.memberCount;
  const label = `Your ${usersWord(users)} on every plan`;
  return (
    <Card>
      <CardHeader
        title={label}
        description={`${plan.currency} before ${taxWord(plan.taxPercent)}`}
      />
      <Table
        label={label}
        className="pb-2.5"
        head={
          <>
            <TableHead>Plan</TableHead>
            <TableHead isNumber hideOnPhone>
              Per user
            </TableHead>
            <TableHead isNumber hideOnPhone>
              Subtotal
            </TableHead>
            <TableHead isNumber hideOnPhone>
              Discount
            </TableHead>
            <TableHead isNumber>Total</TableHead>
            <TableHead isNumber>In a year</TableHead>
          </>
        }
      >
        {plan.plans.map(({ subscriptionType, costPerUser }) => {
          const { price } = priceOn(plan, { payingUsers: users, subscriptionType });
          const isYours = isGoingOn(plan) && subscriptionType === plan.subscriptionType;
          return (
            <TableRow key={subscriptionType} isSelected={isYours}>
              <TableCell isRowHead>
                <span className="flex flex-wrap items-center gap-x-2">
                  {PLAN_NAMES[subscriptionType]}
                  {isYours && <Badge tone="outline">Your plan</Badge>}
                </span>
              </TableCell>
              <TableCell isNumber hideOnPhone>
                {amountText(costPerUser)}
              </TableCell>
              <TableCell isNumber hideOnPhone>
                {amountText(money(price.subtotal))}
              </TableCell>
              <TableCell isNumber isNegative={price.discount > 0} hideOnPhone>
                {amountText(-money(price.discount))}
              </TableCell>
              <TableCell isNumber>
                {amountText(money(price.total))}{" "}
                <span className="text-text-2">a {periodWord(subscriptionType)}</span>
              </TableCell>
              <TableCell isNumber>{amountText(money(price.annualCost))}</TableCell>
            </TableRow>
          );
        })}
      </Table>
    </Card>
  );
}
