import type { Figures, LineChart as LineChartValue } from "@app/charts/chart";
import type { Driver } from "@app/engine/model/document";
import { useMemo } from "react";
import { EVIDENCE_WORDS, EvidenceDisc } from "#features/model/drivers/evidence.tsx";
import { TypedInput } from "#features/model/drivers/typed-input.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { forecastValue, unitText, valueText } from "./fit-value.ts";
import type { Fit } from "./quick-model-queries.ts";

export type FitProps = {
  fit: Fit;
  driver: Driver;
  currency: string;
  onText: (text: string) => void;
};

/** The labels of the months the history is of, and of those ahead. */
export type ChartLabels = { behind: readonly string[]; ahead: readonly string[] };

type FitCardProps = FitProps & {
  labels: ChartLabels;
  /** What the model forecasts of it, where that is not the driver's own figure. */
  forecast: Figures | undefined;
};

/** A driver with what it was read from, month by month, and how it goes on. */
export function FitCard({ labels, forecast, ...props }: FitCardProps) {
  const { fit, driver } = props;
  const chart = useMemo(() => {
    const value = forecastValue(driver) ?? null;
    const figures = forecast ?? labels.ahead.map(() => value);
    return chartOf(driver, fit.history, figures, labels);
  }, [fit, driver, forecast, labels]);
  return (
    <Card aria-label={driver.name} className="flex flex-col">
      <CardHeader
        title={driver.name}
        description={<FitEvidence fit={fit} />}
        actions={<FitInput {...props} />}
        className="flex-nowrap! items-start [&>:last-child]:flex-none"
      />
      <div className="px-4">
        <LineChart chart={chart} height={128} />
      </div>
      <p className="mt-auto px-4 pt-2 pb-3 text-xs text-text-2">{driver.note}</p>
    </Card>
  );
}

export function FitInput({ driver, currency, onText }: FitProps) {
  return (
    <>
      <TypedInput
        aria-label={driver.name}
        text={valueText(driver)}
        onCommit={onText}
        className="tabular w-24! text-right font-medium text-cell-input"
      />
      <span className="text-xs text-text-2">{unitText(driver, currency)}</span>
    </>
  );
}

export function FitEvidence({ fit: { months, evidence } }: Pick<FitProps, "fit">) {
  return (
    <span className="flex flex-none items-center gap-1.5 text-xs whitespace-nowrap text-text-2">
      <EvidenceDisc evidence={evidence} />
      {evidence === "actual" && months > 0
        ? `${months} ${months === 1 ? "month" : "months"}`
        : EVIDENCE_WORDS[evidence]}
    </span>
  );
}

/** Amounts in ones, as they are typed above the picture. */
export function chartOf(
  { id, name, unit }: Pick<Driver, "id" | "name" | "unit">,
  history: readonly number[],
  forecast: Figures,
  { behind, ahead }: ChartLabels,
): LineChartValue {
  const months = behind.slice(-history.length);
  const figures = [...history.slice(-months.length), ...forecast];
  return {
    kind: "line",
    title: name,
    unit: unit === "percent" ? { kind: "percent" } : { size: 1 },
    periods: [...months, ...ahead].slice(0, figures.length),
    actualCount: months.length,
    series: [{ id, name: "", colour: 1, figures }],
    isZeroLeftOut: true,
  };
}
