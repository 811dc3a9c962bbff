import { TriangleAlert } from "lucide-react";
import { Badge } from "#ui/badge.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { LineChart } from "#ui/line-chart.tsx";
import { SparkLine } from "#ui/spark-line.tsx";
import { StatCard } from "#ui/stat-card.tsx";
import { ACTUAL_COUNT, BASE_CASH, CASH_FLOOR, PERIODS, REVENUE, SCENARIOS } from "./kit-data.ts";

export function Stats() {
  return (
    <div className="col-span-12 grid grid-cols-4 gap-4 max-lg:grid-cols-2">
      <StatCard
        label="Revenue, Jul to Oct"
        value="783,607"
        note="15,207 ahead of budget"
        noteTone="positive"
      >
        <SparkLine values={REVENUE} actualCount={ACTUAL_COUNT} />
      </StatCard>
      <StatCard
        label="EBITDA, Jul to Oct"
        value="63,667"
        note="353 behind budget"
        noteTone="negative"
      />
      <StatCard label="Cash at 31 October" value="139,392" note="(22,532) in the month" />
      <StatCard
        label="Lowest cash ahead"
        value="79,078"
        note="Feb-27, 20,922 below floor"
        noteTone="alert"
      >
        <SparkLine values={BASE_CASH} actualCount={ACTUAL_COUNT} floor={CASH_FLOOR} />
      </StatCard>
    </div>
  );
}

export function CashChart({ title }: { title: string }) {
  return (
    <ChartFrame
      title={title}
      subtitle="Saltmarsh Brewing Co., base, month end"
      unit="AUD ’000"
      actions={
        <Badge tone="alert" icon={<TriangleAlert />}>
          Below floor in Feb-27
        </Badge>
      }
    >
      <LineChart
        summary="Closing cash falls to 79,078 in Feb-27, below the floor of 100,000, and recovers to 161,826 by Jun-27."
        periods={PERIODS}
        series={SCENARIOS.slice(0, 1)}
        actualCount={ACTUAL_COUNT}
        floor={{ label: "Cash floor 100", value: CASH_FLOOR }}
        unitSize={1000}
      />
    </ChartFrame>
  );
}

export function ScenarioChart() {
  return (
    <ChartFrame title="Three cases" subtitle="Closing cash, month end" unit="AUD ’000">
      <LineChart
        summary="Leasing the line keeps cash above the floor all year; a wet summer takes it to 31,546 in Feb-27."
        periods={PERIODS}
        series={SCENARIOS}
        actualCount={ACTUAL_COUNT}
        floor={{ label: "Cash floor 100", value: CASH_FLOOR }}
        unitSize={1000}
      />
    </ChartFrame>
  );
}
