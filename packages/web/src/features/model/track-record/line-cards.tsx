import type { CombinationChart } from "@app/charts/chart";
import { drawCombination } from "@app/charts/draw-combination";
import { useMemo } from "react";
import { formatPercent } from "#lib/format.ts";
import { Badge } from "#ui/badge.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { ChartView } from "#ui/chart-view.tsx";
import { drawnAccounts, linesAt, type RecordedLine } from "./record-at.ts";
import type { TrackReport } from "./track-record-queries.ts";

const SHOWN_MOST = 6;

/** How far off each line was, period by period, and on which side it is in the end. */
export function LineCards({ report, ahead }: { report: TrackReport; ahead: number }) {
  const lines = drawnAccounts(linesAt(report, ahead), SHOWN_MOST);
  return (
    <div className="grid grid-cols-3 gap-4 max-[1100px]:grid-cols-2 phone:grid-cols-1">
      {lines.map((line) => (
        <LineCard key={line.line} line={line} />
      ))}
    </div>
  );
}

function LineCard({ line }: { line: RecordedLine }) {
  const { bias = 0, typicalError = 0, leans } = line.record;
  const chart = useMemo(() => chartOf(line), [line]);
  return (
    <ChartFrame
      title={line.name}
      subtitle={`Bias ${formatPercent(bias)}, typical error ${formatPercent(typicalError)}`}
      unit="% of forecast"
      actions={leans && <Badge tone="alert">Leans</Badge>}
    >
      <ChartView chart={chart} draw={drawCombination} height={170} />
    </ChartFrame>
  );
}

function chartOf({ name, outcomes, record: { ahead, bias = 0 } }: RecordedLine): CombinationChart {
  const shown = outcomes.filter((each) => each.ahead === ahead);
  return {
    kind: "combination",
    title: `${name}, came less forecast`,
    unit: { kind: "percent", name: "%" },
    periods: shown.map(({ period }) => period),
    // Where the bias would lead is dashed, as a forecast is.
    actualCount: 0,
    bars: [
      { id: "off", name: "Off by", figures: shown.map(({ share = null }) => share), colour: 1 },
    ],
    lines: [{ id: "bias", name: "Bias", figures: shown.map(() => bias), colour: 1 }],
    hasSignedBars: true,
  };
}
