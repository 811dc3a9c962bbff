import { BILLING_PERIODS } from "@app/contract/plans";
import { useSuspenseQuery } from "@tanstack/react-query";
import { amountText } from "#lib/price-text.ts";
import { contractsQuery, type UnlimitedPlans } from "./subscription-queries.ts";

/** What the team's models cost in a year one by one and unlimited, as bars of one scale. */
export function ModelCosts({ plans }: { plans: UnlimitedPlans }) {
  const { filterCounts, price, monthlyTotal } = useSuspenseQuery(contractsQuery).data;
  const count = filterCounts.find(({ key }) => key === "Active")?.count ?? 0;
  if (count === 0) return null;
  const now = monthlyTotal * 12;
  const costs = [
    { label: `Now, ${count} × ${amountText(price)} a month`, cost: now },
    ...plans.items.map(({ billingPeriod, price: each }) =>
      billingPeriod === BILLING_PERIODS.ANNUAL
        ? { label: "Unlimited, a year at once", cost: each }
        : { label: "Unlimited, paid monthly", cost: each * 12 },
    ),
  ];
  const most = Math.max(...costs.map(({ cost }) => cost));
  const shareOf = (cost: number) => `${(100 * cost) / most}%`;
  return (
    <section aria-label="What models cost in a year" className="grid gap-2">
      <h3 className="text-xs font-medium text-text-2">What models cost in a year</h3>
      <dl className="grid gap-2.5">
        {costs.map(({ label, cost }) => (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3">
            <dt>
              {label}
              {cost < now && (
                <span className="block text-xs text-text-2">{amountText(now - cost)} less</span>
              )}
            </dt>
            <dd className="tabular">{amountText(cost)}</dd>
            <dd aria-hidden="true" className="col-span-2 mt-1 flex h-4">
              <span className="rounded-xs bg-text-2" style={{ width: shareOf(cost) }} />
              {cost < now && (
                <span
                  className="rounded-r-xs border border-l-0 border-dashed border-border-strong"
                  style={{ width: shareOf(now - cost) }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
