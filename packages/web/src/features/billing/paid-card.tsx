import type { Size, StackedBarChart } from "@app/charts/chart";
import { drawStackedBar } from "@app/charts/draw-stacked-bar";
import type { PaidFor } from "@app/contract/billing";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { priceText } from "#lib/price-text.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { type PaidMonths, paidMonths } from "./billing-queries.ts";

const TITLE = "Paid in twelve months";
const COLOURS: Record<PaidFor, 1 | 2 | 3> = { Models: 1, Subscription: 2, "Paid back": 3 };

/** What was paid, month by month, less what was paid back. */
export function PaidCard() {
  const { months, currencies } = useSuspenseQuery(paidMonths).data;
  if (currencies.length === 0) {
    return (
      <Card>
        <CardHeader title={TITLE} description="Nothing was paid in the last twelve months." />
      </Card>
    );
  }
  return currencies.map((paid) => (
    <PaidIn
      key={paid.currency}
      {...{ ...paid, months }}
      title={currencies.length > 1 ? `${TITLE}, ${paid.currency}` : TITLE}
    />
  ));
}

type PaidInProps = PaidMonths["currencies"][number] & { months: string[]; title: string };

function PaidIn({ currency, total, parts, months, title }: PaidInProps) {
  const chart = useMemo(
    (): StackedBarChart => ({
      ...{ kind: "stacked-bar", title, unit: { name: currency, size: 1 } },
      ...{ periods: months, actualCount: months.length },
      series: parts.map(({ paidFor, figures }) => ({
        ...{ id: paidFor, name: paidFor, figures, colour: COLOURS[paidFor] },
      })),
    }),
    [currency, months, parts, title],
  );
  return (
    <ChartFrame
      level={2}
      title={title}
      unit={currency === "AUD" ? "AUD with GST" : currency}
      actions={<p className="tabular font-semibold">{priceText(total, currency)}</p>}
    >
      <ChartView chart={chart} draw={drawToTheCent} height={190} />
    </ChartFrame>
  );
}

/** Bars are read roughly, and the table behind them as the invoices have it. */
function drawToTheCent(chart: StackedBarChart, size: Size) {
  const { table, ...drawing } = drawStackedBar(chart, size);
  return { ...drawing, table: { ...table, format: { ...table.format, decimals: 2 } } };
}
