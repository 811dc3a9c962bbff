import type { LineChart as LineChartValue } from "@app/charts/chart";
import { useMemo } from "react";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { linesAt, type RecordedLine } from "./record-at.ts";
import type { TrackReport } from "./track-record-queries.ts";
import { aheadWords } from "./track-record-words.ts";

/** Cash as it came, and as each forecast had it. */
export function CashCard({ report, ahead }: { report: TrackReport; ahead: number }) {
  const { currency, unit } = report;
  const cash = linesAt(report, ahead).find(({ line }) => line === "cf.closingCash");
  const chart = useMemo(() => cash && chartOf(cash, currency), [cash, currency]);
  if (!chart) return null;
  return (
    <ChartFrame
      title="Closing cash"
      subtitle={`At the end of each ${unit}, each forecast as it stood ${aheadWords(ahead, unit)}`}
      unit={`${currency} ’000`}
    >
      <LineChart chart={chart} height={240} />
    </ChartFrame>
  );
}

function chartOf({ outcomes, record: { ahead } }: RecordedLine, currency: string): LineChartValue {
  const shown = outcomes.filter((each) => each.ahead === ahead);
  const series = (id: string, name: string, figures: number[]) => ({ id, name, figures });
  return {
    kind: "line",
    title: "Closing cash, forecast and came",
    unit: { name: currency, size: 1_000 },
    isZeroLeftOut: true,
    periods: shown.map(({ period }) => period),
    actualCount: shown.length,
    series: [
      {
        ...series(
          "came",
          "Came",
          shown.map(({ came }) => came),
        ),
        colour: 1,
      },
      {
        ...series(
          "forecast",
          "Forecast",
          shown.map(({ forecast }) => forecast),
        ),
        ...{ colour: 2, isQuiet: true },
      },
    ],
  };
}
