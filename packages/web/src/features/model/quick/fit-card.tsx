import type { LineChart as LineChartValue } from "@app/charts/chart";
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

type FitCardProps = FitProps & {
  /** The labels of the months the history is of, and of those ahead. */
  labels: { behind: readonly string[]; ahead: readonly string[] };
};

/** A driver with what it was read from, month by month, and how it goes on. */
export function FitCard({ labels, ...props }: FitCardProps) {
  const { fit, driver } = props;
  const chart = useMemo(() => chartOf(fit, driver, labels), [fit, driver, labels]);
  return (
    <Card aria-label={driver.name} className="flex flex-col">
      <CardHeader title={driver.name} actions={<FitInput {...props} />} />
      <div className="px-4">
        <LineChart chart={chart} height={128} />
      </div>
      <div className="mt-auto flex items-start justify-between gap-4 px-4 pt-2 pb-3 text-xs">
        <p className="text-text-2">{driver.note}</p>
        <FitEvidence fit={fit} />
      </div>
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
        className="tabular w-28! text-right font-medium text-cell-input"
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

function chartOf(
  { history }: Fit,
  driver: Driver,
  { behind, ahead }: FitCardProps["labels"],
): LineChartValue {
  const months = behind.slice(-history.length);
  const value = forecastValue(driver) ?? null;
  return {
    kind: "line",
    title: driver.name,
    unit: driver.unit === "percent" ? { kind: "percent" } : {},
    periods: [...months, ...ahead],
    actualCount: months.length,
    series: [
      {
        ...{ id: driver.id, name: "", colour: 1 },
        figures: [...history.slice(-months.length), ...ahead.map(() => value)],
      },
    ],
    isZeroLeftOut: true,
  };
}
