import type { LineChart as LineChartValue } from "@app/charts/chart";
import { formatFor, unitText } from "@app/charts/figure-text";
import type { Model } from "@app/contract/models";
import { useMemo } from "react";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";

type LeadChartProps = { model: Model; months: readonly string[] };

/** Closing cash around now. Forecasts of other periods have no month to stand at, and show their line in the list. */
export function LeadChart({ model, months }: LeadChartProps) {
  const { figures, modelName } = model;
  const chart = useMemo((): LineChartValue => {
    const { closingCash, cashFloor, currency } = figures;
    return {
      kind: "line",
      title: "Closing cash",
      unit: { name: currency },
      periods: months,
      actualCount: closingCash.actualCount,
      series: [{ id: "base", name: "Base", figures: closingCash.values, colour: 1 }],
      hasEndFigures: true,
      ...(cashFloor !== null && { floor: { name: "Cash floor", figure: cashFloor } }),
    };
  }, [figures, months]);
  if (months.length === 0 || figures.checks.isBlocked) return null;
  return (
    <ChartFrame
      title="Closing cash"
      subtitle={`${modelName}, base, month end`}
      unit={unitText(formatFor(chart.unit, figures.closingCash.values))}
      level={2}
    >
      <LineChart chart={chart} />
    </ChartFrame>
  );
}
